package openmarket

import "scripkeeper/calc"

// left forgets the loan of a player who has left, and passes the turn on if it was his. If only one is left the game
// ends.
func left(b *calc.Builder, seat int) {
	b.Set(loanMark(b.Layout(), seat), 0)
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}
