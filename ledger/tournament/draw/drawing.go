// Package draw determines a tournament's next task and proposes the seating of its next round.
package draw

import (
	"math/rand/v2"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
)

// Round proposes the next round but does not enter it. A seed gives the same tables on every device, with new game ids.
// If an earlier draw covers this round and still applies, its seed is used. The refusal says what is missing: a plan,
// enough people for a table, or results of the last round.
func Round(s *tournament.State, method tournament.Method, seed uint64) (*tournament.AnnouncedRound, *calc.Refusal) {
	return RoundBy(s, method, seed, seating.Latest)
}

func RoundBy(
	s *tournament.State, method tournament.Method, seed uint64, edition seating.Edition,
) (*tournament.AnnouncedRound, *calc.Refusal) {
	next, refusal := nextRound(s)
	if refusal != nil {
		return nil, refusal
	}
	round := &tournament.AnnouncedRound{Number: next.number, Method: method, Seed: seed}
	if method == tournament.Even {
		round.Edition = edition
	}
	var tables seating.Tables
	var err error
	if method == tournament.Even && !next.alone {
		tables, err = drawAhead(s, round, next)
	} else {
		tables, err = drawAtOnce(s, round, next)
	}
	if err != nil {
		return nil, calc.Refuse("tournament.draw.failed", "")
	}
	seat(s, round, tables)
	return round, nil
}

// RoundByHand returns the next round with the given tables, but does not enter it. The refusal is that of [Round] for
// missing results or a tournament that is over.
func RoundByHand(s *tournament.State, tables seating.Tables) (*tournament.AnnouncedRound, *calc.Refusal) {
	if refusal := unready(s); refusal != nil {
		return nil, refusal
	}
	round := &tournament.AnnouncedRound{Number: len(s.Rounds) + 1, Method: tournament.ByHand}
	seat(s, round, tables)
	return round, nil
}

// seat adds the tables to a round. The others sit out, unless only those who advanced play in the round.
func seat(s *tournament.State, round *tournament.AnnouncedRound, tables seating.Tables) {
	seated := map[int]bool{}
	for _, members := range tables {
		table := tournament.AnnouncedTable{Members: members, Game: ledger.NewGameID().String()}
		round.Tables = append(round.Tables, table)
		for _, member := range members {
			seated[member] = true
		}
	}
	heat := s.Plan.Format == tournament.KnockOut && round.Number > 1
	if !heat && !isFinal(s, round.Number) {
		round.Out = slices.DeleteFunc(s.Active(), func(member int) bool { return seated[member] })
	}
}

type upcoming struct {
	number int
	// playing lists the available members in order. sizes lists the table sizes, which can add up to fewer seats.
	playing, sizes []int
	// alone reports that the round after this one cannot be drawn yet; final reports that this is the final table.
	alone, final bool
}

func (u upcoming) out() int { return len(u.playing) - calc.Sum(u.sizes) }

func nextRound(s *tournament.State) (upcoming, *calc.Refusal) {
	u := upcoming{number: len(s.Rounds) + 1}
	switch {
	case len(s.Plan.Games) == 0:
		return u, calc.Refuse("tournament.round.plan", "")
	case s.Plan.Format == tournament.Series:
		return u, calc.Refuse("tournament.draw.series", "")
	}
	if refusal := unready(s); refusal != nil {
		return u, refusal
	}
	switch {
	case s.Plan.Format == tournament.Cut && u.number > s.Plan.Rounds:
		return finalTable(s, u)
	case s.Plan.Format == tournament.KnockOut && u.number > 1:
		return nextHeat(s, u)
	}
	u.playing, u.alone = s.Playing(), s.Plan.Format == tournament.KnockOut
	var refusal *calc.Refusal
	u.sizes, refusal = tableSizes(s, u.number, u.playing)
	return u, refusal
}

// unready refuses a next round while results are missing, or if the tournament is over.
func unready(s *tournament.State) *calc.Refusal {
	if refusal := s.LacksResults("tournament.draw.results"); refusal != nil || !s.Over() {
		return refusal
	}
	return calc.Refuse("tournament.draw.over", "")
}

// tableSizes returns the table sizes of a round. It would rather depart from the plan's size than let members sit out.
func tableSizes(s *tournament.State, round int, playing []int) ([]int, *calc.Refusal) {
	least, most := s.Plan.Limits(round)
	if least > most {
		return nil, calc.Refuse("tournament.plan.seats", "games").
			With("line", round).With("min", least).With("max", most)
	}
	if s.Plan.Format == tournament.MassStart {
		switch people := len(playing); {
		case people < least:
			return nil, tooFew(playing, least)
		case people > most:
			return nil, calc.Refuse("tournament.draw.many", "").With("count", people).With("max", most)
		}
		return []int{len(playing)}, nil
	}
	for seats := len(playing); seats >= least; seats-- {
		if sizes, err := seating.Sizes(seats, least, min(max(s.Plan.Size, least), most), most); err == nil {
			return sizes, nil
		}
	}
	return nil, tooFew(playing, least)
}

func tooFew(playing []int, least int) *calc.Refusal {
	return calc.Missing("tournament.draw.few", "").With("count", len(playing)).With("min", least)
}

// sittersOf returns the members who sit out: those who have done so least often or, among equals, those chosen by lot.
// It adds them to the counts in sat.
func sittersOf(playing []int, out int, sat map[int]int, luck *rand.Rand) []int {
	order := slices.Clone(playing)
	luck.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.SortStableFunc(order, func(a, b int) int { return sat[a] - sat[b] })
	for _, member := range order[:out] {
		sat[member]++
	}
	return order[:out]
}

func satOut(s *tournament.State, rounds int) map[int]int {
	sat := map[int]int{}
	for _, drawn := range s.Rounds[:rounds] {
		for _, member := range drawn.Out {
			sat[member]++
		}
	}
	return sat
}

func playedRounds(s *tournament.State, rounds int) []seating.Tables {
	all := make([]seating.Tables, rounds)
	for i, drawn := range s.Rounds[:rounds] {
		for _, table := range drawn.Tables {
			all[i] = append(all[i], table.Members)
		}
	}
	return all
}
