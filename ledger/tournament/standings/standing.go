// Package standings computes the standings of a tournament and proposes awards.
package standings

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

type Standings struct {
	After int
	Lines []Line
}

type Line struct {
	Member int
	// Rank is the place, from 1. Members share a rank only if no tie-break separates them.
	Rank   int
	Points tournament.Points
	// Scores lists rounds in order, then missed games, penalties, and the reduction at a final table.
	Scores []Score
	// Penalties is the sum of the penalties, which are also in Scores.
	Penalties tournament.Points
	// Ties has the value for each tie-break in the plan; more is better.
	Ties []int64
	// Stage is the last round that the member reached in a [tournament.KnockOut], 1 at the final table of a
	// [tournament.Cut], and otherwise 0. A higher stage ranks ahead.
	Stage int
	// Place is the place in the last round of a [tournament.KnockOut], 0 without a result, and behind all others at a table
	// that was not played. It decides before points do.
	Place int
}

type Score struct {
	// Round is 0 for a score outside the rounds. Table is 0 for a round that the member sat out.
	Round, Table int
	Working
	// Rank is the member's place in the game, 0 without a game.
	Rank int
	// Uncounted reports that the score is not among the best scores, which alone count.
	Uncounted bool
	// Open reports that the game is still in play, see [AfterIf].
	Open   bool
	Reason string
}

// After returns the standings after the given number of drawn rounds, or after all rounds if fewer are drawn.
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
				setPlace(s, &lines[member], len(lines)+1)
			}
			continue
		}
		for _, place := range table.Result.Places {
			line := &lines[place.Member]
			line.Scores = append(line.Scores, Score{
				Round: drawn.Number, Table: table.Number, Working: ScoreOf(s.Plan, table.Result, place),
				Rank: place.Rank, Open: table.Result.Open,
			})
			setPlace(s, line, place.Rank)
		}
	}
	for _, member := range drawn.Out {
		lines[member].Scores = append(lines[member].Scores, Score{Round: drawn.Number, Working: Working{
			Rule: "tournament.score.out", Points: s.Plan.Scoring.SittingOut,
		}})
	}
}

func setPlace(s *tournament.State, l *Line, place int) {
	if s.Plan.Format == tournament.KnockOut {
		l.Place = place
	}
}

func reachRound(s *tournament.State, l *Line, round int) {
	switch {
	case s.Plan.Format == tournament.KnockOut:
		l.Stage, l.Place = round, 0
	case s.Plan.Format == tournament.Cut && round > s.Plan.Rounds:
		l.Stage = 1
	}
}

// compareLines orders lines, best first. In a knock-out's last round, all members at a table in play count as winners.
func compareLines(a, b Line) int {
	return cmp.Or(
		cmp.Compare(b.Stage, a.Stage), cmp.Compare(max(a.Place, 1), max(b.Place, 1)), cmp.Compare(b.Points, a.Points),
		slices.Compare(b.Ties, a.Ties),
	)
}

func (s Standings) Line(member int) (Line, bool) {
	return calc.Find(s.Lines, func(l Line) bool { return l.Member == member })
}

func (w Working) Term(role string) (int, bool) { return calc.Line{Terms: w.Terms}.Term(role) }

type Change struct {
	Member       int
	RankBefore   int
	Rank         int
	PointsBefore tournament.Points
	Points       tournament.Points
}

// Changes returns the members whose rank or points differ between two standings with the same members, by current rank.
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

// AfterIf returns the standings after the given number of rounds as if all games ended now. For a table without a
// result, the function current returns all members' places at this moment, or nil for no points.
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
