package shoulders

import "scripkeeper/calc"

// Pass neither sells nor buys nor starts.
type Pass struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Pass) Kind() string { return "pass" }

// Form asks for nothing: it is the turn of the seat whose turn it is.
func (e *Pass) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

// Apply counts the pass.
func (e *Pass) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, turnRefusal(t, e.Seat), func(b *calc.Builder) {
		warn(b, e.Seat)
		b.Line("pass", "pass", e.Seat, calc.None,
			calc.With("count", t.Mark(gameMark(t, markPasses))+1), calc.With("max", t.Playing()))
		passed(b)
	})
}
