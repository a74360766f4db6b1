package tycoon

import "scripkeeper/calc"

// left sets the cards of who leaves aside and passes the turn on if it was his. The others play on; if only one is left
// the game ends.
func left(b *calc.Builder, seat int) {
	clearSeat(b, seat)
	updateRoles(b)
	switch {
	case b.EndAlone():
	case AtYearEnd(b.Table):
		b.Set(calc.TurnMark, conductor(b.Table))
	case b.Turn() == seat:
		passTurn(b)
	}
}
