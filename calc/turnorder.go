package calc

// Playing returns the number of seats in the game.
func (t Table) Playing() int {
	n := 0
	for seat := range t.Layout().Seats {
		if !t.Out(seat) {
			n++
		}
	}
	return n
}

func (t Table) FirstPlaying() int { return t.NextPlaying(None) }

// NextPlaying returns the first seat in the game after the given seat, possibly itself, or [None] if all are out.
func (t Table) NextPlaying(seat int) int {
	n := len(t.Layout().Seats)
	for i := 1; i <= n; i++ {
		if next := (seat + i) % n; !t.Out(next) {
			return next
		}
	}
	return None
}

// Clockwise returns the seats in the game in seating order, beginning with the given one or, if it is out, the next.
func (t Table) Clockwise(from int) []int {
	n := len(t.Layout().Seats)
	seats := make([]int, 0, n)
	for i := range n {
		if seat := (from + i) % n; !t.Out(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

func (t Table) OverRefusal() *Refusal {
	if t.Over() {
		return Refuse("game.over", "").Under("end")
	}
	return nil
}

// SeatRefusal refuses a number that is not a seat at the table.
func (t Table) SeatRefusal(field string, seat int) *Refusal {
	if t.Layout().HasSeat(seat) {
		return nil
	}
	return Refuse("seat.unknown", field).With("player", seat).With("seats", len(t.Layout().Seats))
}

// PlayerRefusal refuses a seat that no longer plays: the game is over, or the seat is unknown or out.
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

// TurnRefusal refuses a seat that cannot move now. Either [Table.PlayerRefusal] refuses it, or it is not its turn.
func (t Table) TurnRefusal(field string, seat int) *Refusal {
	refusal := t.PlayerRefusal(field, seat)
	if refusal == nil && t.Turn() != seat {
		refusal = Refuse("seat.turn", field).Under("order").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}
