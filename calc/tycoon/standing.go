package tycoon

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// Standing ranks the seats by net worth: cash and shares at current prices, less debts (chapter Winning Formula). If
// worth is equal, more cash wins; otherwise the place is shared. Seats that are out come last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(b.Parts[0].Amount, a.Parts[0].Amount))
	}, func(seat int) calc.Place { return t.WorthPlace(seat).Owing("debt", board.Debt(t, seat)) })
}
