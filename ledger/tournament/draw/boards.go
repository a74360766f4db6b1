package draw

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

func drawAtOnce(s *tournament.State, round *tournament.AnnouncedRound, next upcoming) (seating.Tables, error) {
	luck := rand.New(rand.NewPCG(round.Seed, 0x0ace))
	out := sittersOf(next.playing, next.out(), satOut(s, len(s.Rounds)), luck)
	sitsOut := func(member int) bool { return slices.Contains(out, member) }
	playing := slices.DeleteFunc(slices.Clone(next.playing), sitsOut)
	var tables seating.Tables
	switch round.Method {
	case tournament.ByStanding:
		tables = boards(rankedMembers(s, playing, luck), next.sizes)
	case tournament.Snake:
		tables = snake(rankedMembers(s, playing, luck), next.sizes)
	case tournament.ByHand:
		round.Seed = 0
		return boards(playing, next.sizes), nil
	default:
		plan := planOf(s, playing, next.sizes, len(s.Rounds))
		plan.Seed, plan.Edition = round.Seed, round.Edition
		all, err := seating.Draw(plan)
		if err != nil {
			return nil, err
		}
		return all[0], nil
	}
	seating.Order([]seating.Tables{tables}, playedRounds(s, len(s.Rounds)))
	return tables, nil
}

func rankedMembers(s *tournament.State, members []int, luck *rand.Rand) []int {
	ranks := make([]int, len(s.Members))
	for _, line := range standings.After(s, len(s.Rounds)).Lines {
		ranks[line.Member] = line.Rank
	}
	order := slices.Clone(members)
	luck.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.SortStableFunc(order, func(a, b int) int { return ranks[a] - ranks[b] })
	return order
}

func boards(members, sizes []int) seating.Tables {
	tables := make(seating.Tables, len(sizes))
	for i, size := range sizes {
		tables[i], members = slices.Clone(members[:size]), members[size:]
	}
	return tables
}

// snake deals members out to the tables, from the first table to the last and back again.
func snake(members, sizes []int) seating.Tables {
	tables := make(seating.Tables, len(sizes))
	for back := false; len(members) > 0; back = !back {
		for i := range sizes {
			if back {
				i = len(sizes) - 1 - i
			}
			if len(members) > 0 && len(tables[i]) < sizes[i] {
				tables[i], members = append(tables[i], members[0]), members[1:]
			}
		}
	}
	return tables
}
