package tournament

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Correct enters the result of a table in the place of the one that it has, or the first one where it has none. Errors are
// those of [Tournament.Record].
func (t *Tournament) Correct(r *Result, by ledger.Author) error {
	if number, found := t.ResultOf(r.Round, r.Table); found {
		return t.Replace(number, r, by)
	}
	return t.Record(r, by)
}

// TriedCorrection is the tournament as it would be after [Tournament.Correct], kept nowhere, or the refusal.
func (t *Tournament) TriedCorrection(r *Result) (State, *calc.Refusal) {
	number, found := t.ResultOf(r.Round, r.Table)
	if !found {
		return t.Tried(r)
	}
	before := t.StateAfter(number - 1)
	if refusal := r.apply(&before); refusal != nil {
		return t.State(), refusal
	}
	return t.TriedInstead(number, r), nil
}

// ResultOf is the number of the living entry that gave a table its result, and whether there is one.
func (t *Tournament) ResultOf(round, table int) (number int, found bool) {
	for _, step := range t.steps {
		if r, is := step.Entry.(*Result); is && step.Refusal == nil && r.Round == round && r.Table == table {
			return step.Number, true
		}
	}
	return 0, false
}

// A Change is how a member's place in the standing changed.
type Change struct {
	Member       int
	RankBefore   int
	Rank         int
	PointsBefore Points
	Points       Points
}

// Changes are the members whose place or points differ between two standings of the same members, the first ones now first.
func Changes(before, now Standing) []Change {
	var all []Change
	for _, line := range now.Lines {
		was, there := before.Line(line.Member)
		if there && (was.Rank != line.Rank || was.Points != line.Points) {
			all = append(all, Change{line.Member, was.Rank, line.Rank, was.Points, line.Points})
		}
	}
	return all
}
