package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Correct replaces the result of a table or, if there is none, records it. Errors are those of [Tournament.Record].
func (t *Tournament) Correct(r *Result, by ledger.Author) error {
	if number, found := t.ResultOf(r.Round, r.Table); found {
		return t.Replace(number, r, by)
	}
	return t.Record(r, by)
}

// PreviewCorrection returns the state after [Tournament.Correct], or the refusal. It writes nothing.
func (t *Tournament) PreviewCorrection(r *Result) (State, *calc.Refusal) {
	number, found := t.ResultOf(r.Round, r.Table)
	if !found {
		return t.Preview(r)
	}
	before := t.StateAfter(number - 1)
	if refusal := r.apply(&before); refusal != nil {
		return t.State(), refusal
	}
	return t.PreviewReplace(number, r), nil
}

// ResultOf returns the [Step.Number] of the entry that gives a table its result, if there is such an entry.
func (t *Tournament) ResultOf(round, table int) (number int, found bool) {
	for _, step := range t.steps {
		if r, is := step.Entry.(*Result); is && step.Refusal == nil && r.Round == round && r.Table == table {
			return step.Number, true
		}
	}
	return 0, false
}

// ResultVoided reports whether a game's table has no result because the result from that game was voided.
func (t *Tournament) ResultVoided(game ledger.GameID) bool {
	round, number, found := t.state.ReservedTable(game)
	table, there := t.state.Table(round, number)
	if !found || !there || table.Result != nil {
		return false
	}
	return slices.ContainsFunc(t.journal.Operations(), func(o oplog.OperationState) bool {
		e, err := decode(o.Kind, o.Entry, int(o.Op))
		r, is := e.(*Result)
		return err == nil && is && r.Round == round && r.Table == number && r.Source != Typed && r.Game == ""
	})
}
