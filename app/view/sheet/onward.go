package sheet

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Onward is the entry that passes the turn on after those of the sheet, and what it is called to record them all. It is
// nil where a turn is not usually over then.
func (t Task) Onward() (pass calc.Entry, label string) {
	expected := t.Game.Expected()
	if t.Act != oplog.ActRecord || !slices.Contains(expected.Ends, t.Entry.Kind()) {
		return nil, ""
	}
	if pass = Pass(expected, t.Base); pass == nil {
		return nil, ""
	}
	next := words.EntryPass(t.Game.ID(), t.Base, pass)
	return pass, words.Format("sheet.record.on", words.Names{"next": next})
}
