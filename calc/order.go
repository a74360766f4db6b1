package calc

// Playing is how many seats are in the game.
func (t Table) Playing() int {
	n := 0
	for seat := range t.Layout().Seats {
		if !t.Out(seat) {
			n++
		}
	}
	return n
}

// FirstPlaying is the first seat that is in the game, or [None] when nobody is.
func (t Table) FirstPlaying() int { return t.NextPlaying(None) }

// NextPlaying is the seat that is in the game next after another one, in the order of seats and around the table; the
// same one when it is alone, or [None] when nobody is in the game.
func (t Table) NextPlaying(seat int) int {
	n := len(t.Layout().Seats)
	for i := 1; i <= n; i++ {
		if next := (seat + i) % n; !t.Out(next) {
			return next
		}
	}
	return None
}

// Clockwise are the seats that are in the game, one after another from a seat on.
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
