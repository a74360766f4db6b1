package shoulders

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Standing ranks the seats by cash, with the prizes of public goals in it, and shares at their values. Of equals the
// one with more goals stands before; then they share the place. Who has left stands last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	won := func(p calc.Place) int { return t.Mark(board.SeatMark(t, p.Seat, board.SeatGoals)) }
	return calc.Rank(t, func(a, b calc.Place) int { return cmp.Or(calc.ByWorth(a, b), cmp.Compare(won(b), won(a))) },
		t.WorthPlace)
}
