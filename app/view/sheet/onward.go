package sheet

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Onward returns the entry that passes the turn after those of the sheet, and the label for recording them all. It is
// nil if such entries do not usually end a turn.
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
