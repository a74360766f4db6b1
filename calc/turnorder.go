package calc

import "cmp"

// Playing returns the number of seats in the game.
func (t Table) Playing() int { return len(t.Clockwise(0)) }

func (t Table) FirstPlaying() int { return t.NextPlaying(None) }

// NextPlaying returns the first seat in the game after the given seat, possibly that seat itself, or [None].
func (t Table) NextPlaying(seat int) int {
	if seats := t.Clockwise(seat + 1); len(seats) > 0 {
		return seats[0]
	}
	return None
}

// Clockwise returns the seats in the game in seat order, beginning with the given seat or the next one in the game.
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

// SeatRefusal returns a refusal if the table has no such seat, or nil.
func (t Table) SeatRefusal(field string, seat int) *Refusal {
	if t.Layout().HasSeat(seat) {
		return nil
	}
	return Refuse("seat.unknown", field).With("player", seat).With("seats", len(t.Layout().Seats))
}

// PlayerRefusal returns a refusal if the game is over, or if the seat is unknown or out, or nil.
func (t Table) PlayerRefusal(field string, seat int) *Refusal {
	if refusal := t.OverRefusal(); refusal != nil {
		return refusal
	}
	if refusal := t.SeatRefusal(field, seat); refusal != nil {
		return refusal
	}
	if t.Out(seat) {
		return Refuse("seat.out", field).Under(cmp.Or(t.Layout().Kit.OutRule, "ruling")).Seated(seat).With("seat", t.Turn())
	}
	return nil
}

// TurnRefusal is [Table.PlayerRefusal], but also refuses a seat whose turn it is not.
func (t Table) TurnRefusal(field string, seat int) *Refusal {
	refusal := t.PlayerRefusal(field, seat)
	if refusal == nil && t.Turn() != seat {
		refusal = Refuse("seat.turn", field).Under("order").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}
