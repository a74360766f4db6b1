package openmarket

import "scripkeeper/calc"

// Leave takes a player out of the game: cash and shares go back, the loan is forgotten, and the place is the last. If
// only one is left the game ends.
type Leave struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Leave) Kind() string { return "leave" }

// Form asks who leaves.
func (e *Leave) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{playerField(t, "seat", &e.Seat)}}
}

// Apply takes back what the player has and passes the turn on if it was his. Refusals: game.over, seat.unknown,
// player.out.
func (e *Leave) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := playerRefusal(t, "seat", e.Seat); refusal != nil {
		return denied(t, refusal)
	}
	l, d := t.Layout(), calc.NewBuilder(t)
	d.Line("leave", "ruling", e.Seat, calc.None, calc.Term{Role: "cash", Value: t.Cash(e.Seat)})
	d.Set(l.OutMark(e.Seat), 1)
	d.Set(loanMark(l, e.Seat), 0)
	for _, c := range l.Commodities() {
		to := calc.Market()
		if c.IsCash() {
			to = calc.Bank()
		}
		d.Move(calc.Of(e.Seat), to, c, t.Balance(calc.Of(e.Seat), c))
	}
	playing := 0
	for seat := range l.Seats {
		if !d.Out(seat) {
			playing++
		}
	}
	switch {
	case playing <= 1:
		finish(d, "over.alone")
	case d.Turn() == e.Seat:
		passTurn(d)
	}
	return done(t, d)
}
