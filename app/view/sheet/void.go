package sheet

import (
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A Void is what is asked before a living entry is taken out, because that changes what came after it.
type Void struct {
	// Title heads it, Entry is what is taken out.
	Title, Entry string
	Consequences view.Consequences
	// Fault is why the consequences are not known, nil where they are.
	Fault error `json:"-"`
	// Record is what taking it out is called, Instead what it is called to let its turn go by in its place: empty where
	// nothing speaks for that.
	Record, Instead string
	// GoBy is the entry that does so, nil for none.
	GoBy calc.Entry `json:"-"`
}

// VoidOf is what is asked before an entry is taken out.
func VoidOf(v view.Game, step game.Step) Void {
	o := Void{Entry: words.StepShort(v.Game, step), Record: words.Text("log.void"),
		Title: words.Format("sheet.void", words.Names{"number": step.Number})}
	if o.Consequences, o.Fault = consequences(v, game.Amendment{Act: oplog.ActVoid, Number: step.Number}); o.Fault != nil {
		return o
	}
	if n := len(o.Consequences.Illegal); n > 0 {
		o.Record = words.Format("log.void.mend", words.Names{"count": n})
		if e, own := view.GoBy(v, step); own {
			o.GoBy, o.Instead = e, words.Text("mend.goby")
		}
	}
	return o
}
