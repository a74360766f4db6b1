package stockpile

import "scripkeeper/calc"

// Leave takes a player out of the game: cash and cards go back, and the place is the last. Bids of the round are placed
// anew. If only one player is left the game ends.
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
	switch {
	case t.Over():
		return calc.Refuse("game.over", "").Under("end")
	case phaseOf(t) == phaseSetup:
		return calc.Refuse("phase.setup", "").Under("order").With("seat", t.Turn())
	case !t.Layout().HasSeat(seat):
		return calc.Refuse("seat.unknown", "seat").With("player", seat).With("seats", len(t.Layout().Seats))
	case t.Out(seat):
		return calc.Refuse("leave.out", "seat").Under("ruling").Seated(seat)
	}
	return nil
}

// Apply takes back what the player has, and passes the turn on if it was his.
// Refusals: game.over, phase.setup, seat.unknown, leave.out.
func (e *Leave) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := leaveRefusal(t, e.Seat); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	d.Line("leave", "ruling", e.Seat, calc.None, calc.Term{Role: "cash", Value: d.Cash(e.Seat)})
	d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), d.Cash(e.Seat))
	for company := range Companies {
		d.Move(calc.Of(e.Seat), calc.Market(), calc.Share(company), regularCards(d.Table, e.Seat, company))
		d.Move(calc.Of(e.Seat), calc.Market(), splitCard(company), splitCards(d.Table, e.Seat, company))
	}
	setOwed(d, e.Seat, nil)
	d.Set(seatMark(t, e.Seat, boomMark), 0)
	d.Set(seatMark(t, e.Seat, bustMark), 0)
	d.Set(d.Layout().OutMark(e.Seat), 1)
	switch p := phaseOf(t); {
	case playing(d.Table) <= 1:
		d.Line("over.alone", "end", calc.None, calc.None)
		d.Set(calc.OverMark, 1)
		d.Set(calc.TurnMark, calc.None)
	case p == phaseBidding:
		d.Set(own(t, leftMark), dealt(d.Table))
		bidAnew(d)
	case t.Turn() != e.Seat:
	case p == phaseMovement:
		enter(d, phaseMovement, order(d.Table)[0])
	case p == phaseDeclaring:
		endRound(d)
	default:
		pass(d)
	}
	next, statement := d.Done()
	return next, statement, nil
}
