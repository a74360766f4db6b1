package standings

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// sumUp adds missed games, penalties and the reduction at a final table to a member's scores, and sums up the scores.
func sumUp(s *tournament.State, l *Line, penalties []tournament.Penalty, after int) {
	pickBest(s, l)
	beside := func(one Score) { l.Scores = append(l.Scores, one) }
	if missed := missedGames(s, l, after); missed > 0 && s.Plan.Scoring.Absent != 0 {
		beside(Score{Working: Working{
			Rule: "tournament.score.absent", Points: tournament.Points(missed) * s.Plan.Scoring.Absent,
			Terms: []calc.Term{calc.With("count", missed), calc.With("each", int(s.Plan.Scoring.Absent))},
		}})
	}
	atFinal := tournament.Points(0) // the final table does not reduce its own penalties
	for _, p := range penalties {
		if p.Round <= after {
			beside(Score{Working: Working{Rule: "tournament.score.penalty", Points: -p.Points}, Reason: p.Reason})
			l.Penalties += p.Points
			if p.Round > s.Plan.Rounds {
				atFinal += p.Points
			}
		}
	}
	if s.Plan.Format == tournament.Cut && l.Stage > 0 && s.Plan.Carry < 100 {
		before := l.total(func(one Score) bool { return one.Round <= s.Plan.Rounds }) + atFinal
		beside(Score{Working: Working{
			Rule: "tournament.score.carry", Points: before.Ratio(tournament.Points(s.Plan.Carry), 100) - before,
			Before: before, Terms: []calc.Term{calc.With("percent", s.Plan.Carry)},
		}})
	}
	l.Points = l.total(func(Score) bool { return true })
}

func penaltiesOf(s *tournament.State) [][]tournament.Penalty {
	all := make([][]tournament.Penalty, len(s.Members))
	for _, p := range s.Penalties {
		all[p.Member] = append(all[p.Member], p)
	}
	return all
}

func (l *Line) total(wanted func(Score) bool) tournament.Points {
	sum := tournament.Points(0)
	for _, score := range l.Scores {
		if !score.Uncounted && wanted(score) {
			sum += score.Points
		}
	}
	return sum
}

// pickBest marks results as uncounted, except the best ones and a final table. Of equal results, the earlier counts.
func pickBest(s *tournament.State, l *Line) {
	if s.Plan.Best == 0 {
		return
	}
	var order []int
	for i, score := range l.Scores {
		if s.Plan.Format != tournament.Cut || score.Round <= s.Plan.Rounds {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(l.Scores[b].Points, l.Scores[a].Points) })
	for _, i := range order[min(s.Plan.Best, len(order)):] {
		l.Scores[i].Uncounted = true
	}
}

// missedGames returns how many games of a series a member missed, out of those that would count.
func missedGames(s *tournament.State, l *Line, after int) int {
	if s.Plan.Format != tournament.Series {
		return 0
	}
	asked := after
	if s.Plan.Best > 0 {
		asked = min(after, s.Plan.Best)
	}
	return max(0, asked-len(l.Scores))
}
