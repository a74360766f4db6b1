package brokeryard

import "scripkeeper/calc"

// Leave takes a player out of the game: cash and shares go back, debts are forgiven, and the place is the last. The
// others play on; if only one is left the game ends.
type Leave struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Leave) Kind() string { return "leave" }

// Form asks who leaves.
func (e *Leave) Form(t calc.Table) calc.Form {
	f := calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return leaveRefusal(t, seat) })
	f.Likely = firstIn(t)
	return calc.Form{Fields: []*calc.Field{f}}
}

func leaveRefusal(t calc.Table, seat int) *calc.Refusal {
	switch {
	case t.Over():
		return calc.Refuse("game.over", "").Under("end")
	case !t.Layout().HasSeat(seat):
		return calc.Refuse("seat.unknown", "seat").With("value", seat+1).With("max", len(t.Layout().Seats))
	case t.Out(seat):
		return calc.Refuse("leave.out", "seat").Under("bankruptcy").Seated(seat)
	}
	return nil
}

// Apply takes back what the player has.
// Refusals: game.over, seat.unknown, leave.out.
func (e *Leave) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := leaveRefusal(t, e.Seat); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	d.Line("leave", "ruling", e.Seat, calc.None, calc.Term{Role: "cash", Value: d.Cash(e.Seat)})
	d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), d.Cash(e.Seat))
	for company := range d.Layout().Companies {
		d.Move(calc.Of(e.Seat), calc.Market(), calc.Share(company), d.Shares(e.Seat, company))
	}
	d.Set(d.Layout().OutMark(e.Seat), 1)
	if !endAlone(d) && PhaseOf(t) == PhaseToss {
		decide(d)
	}
	next, statement := d.Done()
	return next, statement, nil
}
