package stockholder

import "scripkeeper/calc"

// left passes the turn on when it was that of a player who has left. The hand is laid aside; if only one is left the
// game ends.
func left(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}
