package brokeryard

import (
	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by capital: cash, which may be below zero, and every share at its price (chapter Game
// summarising). Equal capital shares the place, but who won the toss stands before the others. Who is out is not
// ranked: those seats share the last place, which is never the first.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(t.Mark(tossMark(t, b.Seat)), t.Mark(tossMark(t, a.Seat))))
	}, t.WorthPlace)
}
