package shoulders

import "scripkeeper/calc"

// Leave takes a player out of the game: the cash goes back to the bank, the certificates to the bank pool, and the place
// is the last. Companies of his without another director are run by the table. If only one player is left the game ends.
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
	case !t.Layout().HasSeat(seat):
		return calc.Refuse("seat.unknown", "seat").With("player", seat).With("seats", len(t.Layout().Seats))
	case t.Out(seat):
		return calc.Refuse("leave.out", "seat").Under("ruling").Seated(seat)
	}
	return nil
}

// Apply takes back what the player has and passes the turn on if it was his.
func (e *Leave) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := leaveRefusal(t, e.Seat); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	d.Line("leave", "ruling", e.Seat, calc.None,
		calc.Term{Role: "cash", Value: d.Cash(e.Seat)}, calc.Term{Role: "count", Value: certificatesOf(t, e.Seat)})
	d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), d.Cash(e.Seat))
	for company := range d.Layout().Companies {
		handOver(d, calc.Of(e.Seat), calc.Market(), company, hand(t, e.Seat, company))
	}
	if hasPassed(t, e.Seat) {
		d.Set(gameMark(t, markPasses), t.Mark(gameMark(t, markPasses))-1)
	}
	d.Set(d.Layout().OutMark(e.Seat), 1)
	if playing(d.Table) <= 1 {
		finish(d, "over.alone")
	} else {
		carryOn(d, e.Seat)
	}
	next, statement := d.Done()
	return next, statement, nil
}

// hasPassed reports whether a seat is one of those whose passes are counted: the last ones before the turn.
func hasPassed(t calc.Table, seat int) bool {
	next := t.Turn()
	for n := playing(t); n > t.Mark(gameMark(t, markPasses)); n-- {
		if next == seat {
			return false
		}
		next = leftOf(t, next)
	}
	return phaseOf(t) == phaseStock
}

// carryOn finds whose turn it is after a player has left.
func carryOn(d *calc.Builder, seat int) {
	switch phaseOf(d.Table) {
	case phaseFounding:
		if d.Turn() == seat {
			nextFounder(d)
		}
	case phaseStock:
		if d.Mark(gameMark(d.Table, markPasses)) >= playing(d.Table) {
			endStock(d)
		} else if d.Turn() == seat {
			next := leftOf(d.Table, seat)
			d.Line("turn", "priority", next, calc.None)
			d.Set(calc.TurnMark, next)
		}
	case phaseOperating:
		followOperator(d)
	}
}
