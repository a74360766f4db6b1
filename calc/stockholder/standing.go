package stockholder

import (
	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by capital, which is cash plus every share at its price (chapter Results summarizing). Seats
// with equal capital share a place; with draw "order" the earlier in move order comes first. Seats out of the game come
// last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		if optionsOf(t).Draw == "order" {
			return cmp.Or(calc.ByWorth(a, b), cmp.Compare(a.Seat, b.Seat))
		}
		return calc.ByWorth(a, b)
	}, t.WorthPlace)
}
