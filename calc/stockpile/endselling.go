package stockpile

import "scripkeeper/calc"

// Rest ends the Selling Phase: from the seat whose turn it is nobody sells any more.
type Rest struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Rest) Kind() string { return "rest" }

// Form asks for nothing: it begins with the seat whose turn it is.
func (e *Rest) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

// Apply begins the Movement Phase.
// Refusals: game.over, phase.*, seat.*.
func (e *Rest) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, notTurn(t, phaseSelling, e.Seat), func(b *calc.Builder) {
		b.Line("rest", "sell", e.Seat, calc.None)
		enter(b, phaseMovement, order(t)[0])
	})
}
