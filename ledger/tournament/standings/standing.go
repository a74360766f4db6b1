// Package standings works out who stands where in a tournament, and which awards that suggests.
package standings

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// A Standings is who stands where.
type Standings struct {
	// After is how many rounds it counts.
	After int
	// Lines are the members, the first one first.
	Lines []Line
}

// A Line is where a member stands, and why.
type Line struct {
	Member int
	// Rank is 1 for the first. Only those whom no tie-break told apart share one.
	Rank int
	// Points are the sum of all scores that count.
	Points tournament.Points
	// Scores are everything that brought or took points: the rounds in order, then what was missed, penalties, and what
	// a final table took over.
	Scores []Score
	// Penalties are what was taken from the points, which is among the scores.
	Penalties tournament.Points
	// Ties are the values of the plan's tie-breaks, one each; more is better.
	Ties []int64
	// Stage is how far the member came where not everybody plays on: the last round of a [tournament.KnockOut], 1 for
	// the final table of a [tournament.Cut]; else 0. Who came farther stands before all who did not.
	Stage int
	// Place is where a member came in in the last round of a [tournament.KnockOut], 0 before there is a result. It goes
	// before the points.
	Place int
}

// A Score is what a member won in a round, or beside the rounds.
type Score struct {
	// Round is 1 for the first, 0 for what belongs to none. Table is the table's number there, 0 for a round that was
	// sat out.
	Round, Table int
	Working
	// Rank is where the member came in, 0 where there was no game.
	Rank int
	// Uncounted reports that it is not among the best that count.
	Uncounted bool
	// Open reports that the game is not over, see [tournament.State.StandingIf].
	Open bool
	// Reason is why a penalty was given.
	Reason string
}

// After returns the standing after a number of rounds that were drawn; more than there are is all of them.
func After(s *tournament.State, after int) Standings {
	after = min(max(after, 0), len(s.Rounds))
	standing := Standings{After: after, Lines: make([]Line, len(s.Members))}
	for i := range standing.Lines {
		standing.Lines[i].Member = i
	}
	for _, drawn := range s.Rounds[:after] {
		scoreRound(s, standing.Lines, drawn)
	}
	penalties := penaltiesOf(s)
	for i := range standing.Lines {
		sumUp(s, &standing.Lines[i], penalties[i], after)
	}
	for _, by := range s.Plan.TieBreaks {
		breakTies(s, standing.Lines, by)
	}
	slices.SortStableFunc(standing.Lines, compareLines)
	for i := range standing.Lines {
		if standing.Lines[i].Rank = i + 1; i > 0 && compareLines(standing.Lines[i-1], standing.Lines[i]) == 0 {
			standing.Lines[i].Rank = standing.Lines[i-1].Rank
		}
	}
	return standing
}

// scoreRound adds what a round brought.
func scoreRound(s *tournament.State, lines []Line, drawn tournament.DrawnRound) {
	for _, table := range drawn.Tables {
		for _, member := range table.Members {
			reachRound(s, &lines[member], drawn.Number)
		}
		if table.Result == nil {
			continue
		}
		if table.Result.Unplayed {
			unplayed := Working{Rule: "tournament.score.unplayed"}
			for _, member := range table.Members {
				lines[member].Scores = append(lines[member].Scores,
					Score{Round: drawn.Number, Table: table.Number, Working: unplayed})
			}
			continue
		}
		for _, place := range table.Result.Places {
			line := &lines[place.Member]
			line.Scores = append(line.Scores, Score{
				Round: drawn.Number, Table: table.Number, Working: ScoreOf(s.Plan, table.Result, place),
				Rank: place.Rank, Open: table.Result.Open,
			})
			if s.Plan.Format == tournament.KnockOut {
				line.Place = place.Rank
			}
		}
	}
	for _, member := range drawn.Out {
		lines[member].Scores = append(lines[member].Scores, Score{Round: drawn.Number, Working: Working{
			Rule: "tournament.score.out", Points: s.Plan.Scoring.SittingOut,
		}})
	}
}

// reachRound notes that a member has a seat in a round.
func reachRound(s *tournament.State, l *Line, round int) {
	switch {
	case s.Plan.Format == tournament.KnockOut:
		l.Stage, l.Place = round, 0
	case s.Plan.Format == tournament.Cut && round > s.Plan.Rounds:
		l.Stage = 1
	}
}

// compareLines tells who stands first. In the last round of a knock-out a table that still plays comes with its
// winners.
func compareLines(a, b Line) int {
	return cmp.Or(
		cmp.Compare(b.Stage, a.Stage), cmp.Compare(max(a.Place, 1), max(b.Place, 1)), cmp.Compare(b.Points, a.Points),
		slices.Compare(b.Ties, a.Ties),
	)
}

// Line returns the line of a member, and whether there is one.
func (s Standings) Line(member int) (Line, bool) {
	return calc.Find(s.Lines, func(l Line) bool { return l.Member == member })
}

// Term returns a number of a working, and whether it has it.
func (w Working) Term(role string) (int, bool) { return calc.Line{Terms: w.Terms}.Term(role) }

// A Change is how a member's place in the standing changed.
type Change struct {
	Member       int
	RankBefore   int
	Rank         int
	PointsBefore tournament.Points
	Points       tournament.Points
}

// Changes returns the members whose place or points differ between two standings of the same members, the first ones
// now first.
func Changes(before, now Standings) []Change {
	var all []Change
	for _, line := range now.Lines {
		was, there := before.Line(line.Member)
		if there && (was.Rank != line.Rank || was.Points != line.Points) {
			all = append(all, Change{line.Member, was.Rank, line.Rank, was.Points, line.Points})
		}
	}
	return all
}

// AfterIf returns the standing after a number of rounds as it would be if all games ended now. Current gives how a
// table stands that has no result yet, a place for each of its members, or none where nobody knows; such a table brings
// nothing.
func AfterIf(s *tournament.State, after int, current func(tournament.DrawnTable) []tournament.Placed) Standings {
	if current == nil {
		return After(s, after)
	}
	after = min(max(after, 0), len(s.Rounds))
	ended := *s
	ended.Rounds = slices.Clone(s.Rounds)
	for i := range ended.Rounds[:after] {
		drawn := &ended.Rounds[i]
		drawn.Tables = slices.Clone(drawn.Tables)
		for j, table := range drawn.Tables {
			if table.Result != nil {
				continue
			}
			result := tournament.Result{Round: drawn.Number, Table: table.Number, Places: current(table), Open: true}
			if len(result.Places) > 0 && result.Check(table) == nil {
				drawn.Tables[j].Result = &result
			}
		}
	}
	return After(&ended, after)
}
