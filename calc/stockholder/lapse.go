package stockholder

import "scripkeeper/calc"

// lapse lets the turn of an entry go by that is refused. No card counts as played in it.
func lapse(b *calc.Builder, e calc.Entry) bool {
	turn, is := e.(*Turn)
	return is && b.LapseTurn(turn.Seat, passTurn)
}
