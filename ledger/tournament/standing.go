package tournament

import (
	"slices"

	"scripkeeper/calc"
)

// A Standing is who stands where.
type Standing struct {
	// After is how many rounds it counts.
	After int
	// Lines are the members, the first one first.
	Lines []Line
}

// A Line is where a member stands, and why.
type Line struct {
	Member int
	// Rank is 1 for the first. Only those whom no tie-break told apart share one.
	Rank   int
	Points Points
	// Scores are what the member won round by round, those that do not count among them.
	Scores []Score
	// Penalties are what was taken from the points.
	Penalties Points
	// Ties are the values of the plan's tie-breaks, one each; more is better.
	Ties []int
}

// A Score is what a member won in a round.
type Score struct {
	// Round is 1 for the first, Table the table's number there, 0 for a round that was sat out.
	Round, Table int
	Working
	// Rank is where the member came in, 0 where there was no game.
	Rank int
	// Uncounted tells that it is not among the best that count.
	Uncounted bool
}

// Standing is the standing after a number of rounds that were drawn; more than there are is all of them.
func (s *State) Standing(after int) Standing { return s.standing(min(max(after, 0), len(s.Rounds))) }

func (s *State) standing(after int) Standing {
	standing := Standing{After: after, Lines: make([]Line, len(s.Members))}
	for i := range standing.Lines {
		standing.Lines[i].Member = i
	}
	for _, drawn := range s.Rounds[:after] {
		s.scoreRound(standing.Lines, drawn)
	}
	for i := range standing.Lines {
		s.sum(&standing.Lines[i])
	}
	for i := range standing.Lines {
		for _, by := range s.Plan.TieBreaks {
			standing.Lines[i].Ties = append(standing.Lines[i].Ties, by.value(s, standing.Lines, i, after))
		}
	}
	rank(standing.Lines)
	return standing
}

// scoreRound adds what a round brought.
func (s *State) scoreRound(lines []Line, drawn Drawn) {
	for _, table := range drawn.Tables {
		if table.Result == nil || table.Result.Unplayed {
			continue
		}
		for _, place := range table.Result.Places {
			working := s.Plan.Scoring.score(table.Result, place, s.Plan.Size)
			lines[place.Member].Scores = append(lines[place.Member].Scores,
				Score{Round: drawn.Number, Table: table.Number, Working: working, Rank: place.Rank})
		}
	}
	for _, member := range drawn.Out {
		lines[member].Scores = append(lines[member].Scores, Score{Round: drawn.Number, Working: Working{
			Rule: "tournament.score.out", Points: s.Plan.Scoring.SittingOut,
		}})
	}
}

// sum adds up what counts.
func (s *State) sum(l *Line) {
	if best := s.Plan.Best; best > 0 && len(l.Scores) > best {
		order := make([]int, len(l.Scores))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int { return int(l.Scores[b].Points - l.Scores[a].Points) })
		for _, i := range order[best:] {
			l.Scores[i].Uncounted = true
		}
	}
	for _, score := range l.Scores {
		if !score.Uncounted {
			l.Points += score.Points
		}
	}
	for _, p := range s.Penalties {
		if p.Member == l.Member {
			l.Penalties += p.Points
		}
	}
	l.Points -= l.Penalties
}

// rank puts lines in order and numbers them.
func rank(lines []Line) {
	compare := func(a, b Line) int {
		if a.Points != b.Points {
			return int(b.Points - a.Points)
		}
		return slices.Compare(b.Ties, a.Ties)
	}
	slices.SortStableFunc(lines, compare)
	for i := range lines {
		if lines[i].Rank = i + 1; i > 0 && compare(lines[i-1], lines[i]) == 0 {
			lines[i].Rank = lines[i-1].Rank
		}
	}
}

// Line is the line of a member, and whether there is one.
func (s Standing) Line(member int) (Line, bool) {
	at := slices.IndexFunc(s.Lines, func(l Line) bool { return l.Member == member })
	if at < 0 {
		return Line{}, false
	}
	return s.Lines[at], true
}

// Terms are the numbers of a working.
func (w Working) Term(role string) (int, bool) { return calc.Line{Terms: w.Terms}.Term(role) }
