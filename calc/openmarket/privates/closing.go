package privates

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Closing closes one private company, or all that are open. The owners get no payment.
type Closing struct {
	// All closes all private companies that are open.
	All bool `json:"all,omitzero"`
	// Private is the code of the private company that closes; it is empty if All is set.
	Private string `json:"private,omitzero"`
}

func (*Closing) Kind() string { return "closing" }

func (e *Closing) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Flag("all", &e.All)}
	if !e.All {
		fields = append(fields, openField(t, &e.Private))
	}
	return calc.Form{Fields: fields}
}

func (e *Closing) closed(t calc.Table) []int {
	if !e.All {
		return []int{board.PrivateOf(t, e.Private)}
	}
	return calc.IndexesWhere(len(t.Layout().Privates), func(i int) bool {
		_, open := t.Layout().Privates[i].OwnedBy(t)
		return open
	})
}

func (e *Closing) refusal(t calc.Table) *calc.Refusal {
	refusal := t.OverRefusal()
	switch {
	case refusal != nil:
	case len(t.Layout().Privates) == 0:
		return calc.Refuse("private.off", "all").Under("private")
	case e.All && e.Private != "":
		return calc.Refuse("private.stray", "private").Under("private")
	case len(e.closed(t)) == 0:
		return calc.Refuse("private.all", "all").Under("private")
	}
	return refusal.OrCheck(e, t)
}

// Apply closes the private companies. Refusals: game.over, private.*.
func (e *Closing) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		for _, i := range e.closed(t) {
			board.ClosePrivate(b, i)
		}
	})
}
