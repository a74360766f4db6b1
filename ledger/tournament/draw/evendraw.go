package draw

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
)

// drawAhead seats people evenly over all remaining rounds. One draw covers several rounds as long as the same people
// play and sit as drawn. Otherwise, a new draw starts and takes the rounds played into account.
func drawAhead(s *tournament.State, round *tournament.AnnouncedRound, next upcoming) (seating.Tables, error) {
	if n := len(s.Rounds); n > 0 {
		last := s.Rounds[n-1]
		if last.Method == tournament.Even && last.From >= 1 {
			all, err := drawProgram(s, last.From, last.Seed, last.Edition, next.playing)
			if err == nil && len(all) > n+1-last.From && followsDraw(s, last, all) {
				round.Seed, round.From, round.Edition = last.Seed, last.From, last.Edition
				return all[n+1-last.From], nil
			}
		}
	}
	round.From = round.Number
	all, err := drawProgram(s, round.Number, round.Seed, round.Edition, next.playing)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// maxAhead limits rounds × people in one draw, for example to eight rounds of 200 people. More would take too long.
const maxAhead = 1600

// drawProgram returns the rounds that a seed gives, from a round to the last one with the same table sizes.
func drawProgram(
	s *tournament.State, from int, seed uint64, edition seating.Edition, playing []int,
) ([]seating.Tables, error) {
	sizes, refusal := tableSizes(s, from, playing)
	if refusal != nil {
		return nil, refusal
	}
	rounds := 1
	for ; from+rounds <= s.Plan.Rounds && (rounds+1)*len(playing) <= maxAhead; rounds++ {
		if other, refusal := tableSizes(s, from+rounds, playing); refusal != nil || !slices.Equal(other, sizes) {
			break
		}
	}
	plan := planOf(s, playing, sizes, from-1)
	plan.Rounds, plan.Seed, plan.Edition = rounds, seed, edition
	if out := (upcoming{playing: playing, sizes: sizes}).out(); out > 0 {
		luck, sat := rand.New(rand.NewPCG(seed, 0x0075)), satOut(s, from-1)
		for range rounds {
			plan.Out = append(plan.Out, sittersOf(playing, out, sat, luck))
		}
	}
	return seating.Draw(plan)
}

func followsDraw(s *tournament.State, last tournament.DrawnRound, all []seating.Tables) bool {
	for i, drawn := range s.Rounds[last.From-1:] {
		sameDraw := drawn.Method == tournament.Even && drawn.Seed == last.Seed && drawn.From == last.From &&
			drawn.Edition == last.Edition
		if !sameDraw || !slices.EqualFunc(drawn.Tables, all[i], func(a tournament.DrawnTable, b seating.Group) bool {
			return slices.Equal(a.Members, b)
		}) {
			return false
		}
	}
	return true
}

func planOf(s *tournament.State, playing, sizes []int, after int) seating.Plan {
	plan := seating.Plan{Present: playing, Sizes: sizes, Rounds: 1, Before: playedRounds(s, after)}
	for _, wish := range s.Wishes {
		if wish.Together {
			plan.Together = append(plan.Together, wish.Members)
		} else {
			plan.Apart = append(plan.Apart, wish.Members)
		}
	}
	return plan
}
