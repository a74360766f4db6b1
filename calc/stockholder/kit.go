package stockholder

import "scripkeeper/calc"

func afterLeave(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}

func skip(b *calc.Builder, seat int) {
	b.Line("skip", "ruling", seat, calc.None)
	passTurn(b)
}

// lapse passes the turn of a refused entry. No card counts as played in that turn.
func lapse(b *calc.Builder, e calc.Entry) bool {
	turn, is := e.(*Turn)
	return is && b.LapseTurn(turn.Seat, passTurn)
}
