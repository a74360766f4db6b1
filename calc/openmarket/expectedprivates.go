package openmarket

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// incomesBegin reports whether a new round of companies begins with the incomes of privates, and these are due.
func incomesBegin(t calc.Table) bool {
	_, due := board.IncomesDue(t)
	return due && operating.Waiting(t) == calc.None
}

func openPrivates(t calc.Table) bool {
	return slices.ContainsFunc(t.Layout().Privates, func(p calc.Private) bool {
		_, open := p.OwnedBy(t)
		return open
	})
}
