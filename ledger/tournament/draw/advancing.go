package draw

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

type candidate struct {
	member int
	// merits are compared one after the other; smaller is better.
	merits []int64
}

// bestOf splits the candidates into the best, as many as count says, and the others. The refusal asks for lots if only
// lots can decide.
func bestOf(s *tournament.State, all []candidate, count int) (first, others []candidate, refusal *calc.Refusal) {
	lot := func(c candidate) int {
		if at := slices.Index(s.Lots, c.member); at >= 0 {
			return at
		}
		return len(s.Lots)
	}
	compare := func(a, b candidate) int {
		return cmp.Or(slices.Compare(a.merits, b.merits), lot(a)-lot(b))
	}
	slices.SortStableFunc(all, compare)
	if count = min(count, len(all)); count > 0 && count < len(all) && compare(all[count-1], all[count]) == 0 {
		tied := 0
		for _, c := range all {
			if compare(c, all[count]) == 0 {
				tied++
			}
		}
		return nil, nil, calc.Missing("tournament.draw.lots", "").With("count", tied)
	}
	return all[:count], all[count:], nil
}

// finalTable returns the final table: the best in the standings among the members who still play.
func finalTable(s *tournament.State, u upcoming) (upcoming, *calc.Refusal) {
	u.alone, u.final = true, true
	plays := map[int]bool{}
	for _, member := range s.Playing() {
		plays[member] = true
	}
	var all []candidate
	for _, line := range standings.After(s, s.Plan.Rounds).Lines {
		if plays[line.Member] {
			all = append(all, candidate{line.Member, []int64{int64(line.Rank)}})
		}
	}
	first, _, refusal := bestOf(s, all, s.Plan.Final)
	if refusal != nil {
		return u, refusal
	}
	return onlyTable(s, u, first)
}

// nextHeat returns the next round of a knock-out. Its players are the best of each table, members who had no seat, and
// as many of the best others as the tables need.
func nextHeat(s *tournament.State, u upcoming) (upcoming, *calc.Refusal) {
	u.alone = true
	last := s.Rounds[len(s.Rounds)-1]
	var through, others []candidate
	for _, table := range last.Tables {
		here, count := heatOf(s, table), min(s.Plan.Through, len(table.Members)-1)
		if table.Result.Unplayed {
			count = 0
		}
		first, rest, refusal := bestOf(s, here, count)
		if refusal != nil {
			return u, refusal
		}
		through, others = append(through, first...), append(others, rest...)
	}
	for _, member := range last.Out {
		if s.Members[member].Resting != last.Number && slices.Contains(s.Playing(), member) {
			through = append(through, candidate{member, []int64{1, 0, 0}})
		}
	}
	least, most := s.Plan.Limits(u.number)
	size, people := min(max(s.Plan.Size, least), most), len(through)
	tables := max(1, (people+size-1)/size)
	if before := len(last.Tables); tables >= before && people <= (before-1)*most {
		tables = before - 1
	}
	wanted := max(0, tables*size-people)
	if tables >= len(last.Tables) {
		wanted = 0 // full tables would let everyone advance
	}
	lucky, _, refusal := bestOf(s, others, wanted)
	if refusal != nil {
		return u, refusal
	}
	all := append(through, lucky...)
	if tables == 1 {
		u.final = true
		return onlyTable(s, u, all)
	}
	if u.sizes, refusal = tableSizes(s, u.number, members(all)); refusal != nil {
		return u, refusal
	}
	u.playing = members(all)
	if out := u.out(); out > 0 {
		if all, _, refusal = bestOf(s, all, len(all)-out); refusal != nil {
			return u, refusal
		}
		u.playing = members(all)
	}
	return u, nil
}

// heatOf returns a table's members who still play. Their merits are place, points and share of the table's net worth.
func heatOf(s *tournament.State, table tournament.DrawnTable) []candidate {
	plays := s.Playing()
	var all []candidate
	for _, member := range table.Members {
		if !slices.Contains(plays, member) {
			continue
		}
		one := candidate{member, []int64{int64(len(s.Members) + 1), 0, 0}}
		if place, sat := table.Result.Place(member); sat {
			points := standings.ScoreOf(s.Plan, table.Result, place).Points
			one.merits = []int64{int64(place.Rank), -int64(points), -int64(table.Result.Portion(place))}
		}
		all = append(all, one)
	}
	return all
}

func onlyTable(s *tournament.State, u upcoming, all []candidate) (upcoming, *calc.Refusal) {
	u.playing = members(all)
	least, _ := s.Plan.Limits(u.number)
	if s.Plan.Game(u.number).Least == 0 {
		least = 2
	}
	if len(all) < least {
		return u, tooFew(u.playing, least)
	}
	u.sizes = []int{len(all)}
	return u, nil
}

func members(all []candidate) []int {
	numbers := calc.Map(all, func(c candidate) int { return c.member })
	slices.Sort(numbers)
	return numbers
}
