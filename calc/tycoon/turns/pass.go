package turns

import "scripkeeper/calc"

// A Pass lets a transaction go by.
type Pass struct {
	Seat int `json:"seat"`
}

func (*Pass) Kind() string { return "pass" }

// Form asks for nothing: it is the turn of the seat whose turn it is.
func (e *Pass) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

// Apply passes the turn on.
func (e *Pass) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, ActRefusal(t, e.Seat, e), func(b *calc.Builder) {
		b.Line("pass", "order", e.Seat, calc.None)
		EndTurn(b)
	})
}
