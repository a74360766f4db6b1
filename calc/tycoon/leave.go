package tycoon

import "scripkeeper/calc"

// Leave takes a player out of the game: cash and shares go back, his cards are set aside, and the place is the last.
// The others play on; if only one is left the game ends.
type Leave struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Leave) Kind() string { return "leave" }

// Form asks who leaves.
func (e *Leave) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal {
		return leaveRefusal(t, seat)
	})}}
}

func leaveRefusal(t calc.Table, seat int) *calc.Refusal {
	if !t.Over() && t.Layout().HasSeat(seat) && t.Out(seat) {
		return calc.Refuse("leave.out", "seat").Under("bankruptcy").Seated(seat)
	}
	return seatRefusal(t, seat, "seat")
}

// Apply takes back what the player has and passes the turn on if it was his.
func (e *Leave) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := leaveRefusal(t, e.Seat); refusal != nil {
		return refused(t, refusal)
	}
	d := calc.NewBuilder(t)
	d.Line("leave", "ruling", e.Seat, calc.None, calc.Term{Role: "cash", Value: d.Cash(e.Seat)})
	takeOut(d, e.Seat)
	updateRoles(d)
	switch {
	case playing(d.Table) <= 1:
		finish(d, "over.alone")
	case AtYearEnd(t):
		d.Set(calc.TurnMark, conductor(d.Table))
	case d.Turn() == e.Seat:
		passTurn(d)
	}
	next, statement := d.Done()
	return next, statement, nil
}
