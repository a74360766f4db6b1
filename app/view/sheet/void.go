package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A Void asks for confirmation before an entry is removed, because the removal affects later entries.
type Void struct {
	Title, Entry string
	Consequences view.Consequences
	// Fault is the error if the consequences are unknown, or nil.
	Fault error `json:"-"`
	// Record is the label for removing the entry. Instead is the label for replacing it with a pass; may be empty.
	Record, Instead string
	// GoBy is the pass that can replace the entry, or nil.
	GoBy calc.Entry `json:"-"`
}

func VoidOf(v view.Game, step game.Step) Void {
	o := Void{Entry: words.StepShort(v.Game, step), Record: words.Text("log.void"),
		Title: words.Format("sheet.void", words.Names{"number": step.Number})}
	if o.Consequences, o.Fault = consequences(v, game.Amendment{Act: oplog.ActVoid, Number: step.Number}); o.Fault != nil {
		return o
	}
	if n := len(o.Consequences.Illegal); n > 0 {
		o.Record = words.Format("log.void.mend", words.Names{"count": n})
		if e, own := view.PassInstead(v, step); own {
			o.GoBy, o.Instead = e, words.Text("mend.goby")
		}
	}
	return o
}
