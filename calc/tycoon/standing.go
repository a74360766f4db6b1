package tycoon

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// Standing ranks the seats by net worth: cash and every share at its price, less debts (chapter Winning Formula). With
// equal worth the one with more cash stands before; with equal cash too they share the place. Who is out stands last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(b.Parts[0].Amount, a.Parts[0].Amount))
	}, func(seat int) calc.Place { return t.WorthPlace(seat).Owing("debt", board.Debt(t, seat)) })
}
