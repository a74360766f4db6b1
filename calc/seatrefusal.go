package calc

// OverRefusal refuses what comes after the end of the game.
func (t Table) OverRefusal() *Refusal {
	if t.Over() {
		return Refuse("game.over", "").Under("end")
	}
	return nil
}

// SeatRefusal refuses a number that is no seat of the table.
func (t Table) SeatRefusal(field string, seat int) *Refusal {
	if t.Layout().HasSeat(seat) {
		return nil
	}
	return Refuse("seat.unknown", field).With("player", seat).With("seats", len(t.Layout().Seats))
}

// PlayerRefusal refuses whoever does not play any more: the game is over, the seat is none of the table's, or out of
// the game.
func (t Table) PlayerRefusal(field string, seat int) *Refusal {
	if refusal := t.OverRefusal(); refusal != nil {
		return refusal
	}
	if refusal := t.SeatRefusal(field, seat); refusal != nil {
		return refusal
	}
	if t.Out(seat) {
		return Refuse("seat.out", field).Under(t.Layout().Kit.outRule()).Seated(seat).With("seat", t.Turn())
	}
	return nil
}

// TurnRefusal refuses a move of a seat whose turn it is not.
func (t Table) TurnRefusal(field string, seat int) *Refusal {
	refusal := t.PlayerRefusal(field, seat)
	if refusal == nil && t.Turn() != seat {
		refusal = Refuse("seat.turn", field).Under("order").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}
