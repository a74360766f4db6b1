package sheet

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Onward returns an entry that passes the turn, to be recorded after the sheet's entry, and the label for recording
// both. It returns nil if the sheet's entry does not usually end a turn.
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
