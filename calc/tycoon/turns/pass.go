package turns

import "scripkeeper/calc"

// A Pass uses up a transaction without doing anything.
type Pass struct {
	// Seat is the seat that passes.
	Seat int `json:"seat"`
}

func (*Pass) Kind() string { return "pass" }

func (e *Pass) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

func (e *Pass) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, ActRefusal(t, e.Seat, e), func(b *calc.Builder) {
		b.Line("pass", "order", e.Seat, calc.None)
		EndTurn(b)
	})
}
