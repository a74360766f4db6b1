package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// incomesBegin reports whether a new round of companies begins, which the incomes of privates do.
func incomesBegin(t calc.Table) bool {
	_, due := board.IncomesDue(t)
	return due && operating.Waiting(t) == calc.None
}

// openPrivates reports whether a table has privates that are not closed.
func openPrivates(t calc.Table) bool {
	for _, p := range t.Layout().Privates {
		if _, open := p.OwnedBy(t); open {
			return true
		}
	}
	return false
}
