package stockholder

import "scripkeeper/calc"

// left passes the turn on when it was that of a player who has left. The hand is laid aside; if only one is left the
// game ends.
func left(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}

// skip lets a turn go by: no trade, no card. The card stays in the hand.
func skip(b *calc.Builder, seat int) {
	b.Line("skip", "ruling", seat, calc.None)
	passTurn(b)
}

// lapse lets the turn of an entry go by that is refused. No card counts as played in it.
func lapse(b *calc.Builder, e calc.Entry) bool {
	turn, is := e.(*Turn)
	return is && b.LapseTurn(turn.Seat, passTurn)
}
