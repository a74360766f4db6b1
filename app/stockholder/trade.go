package stockholder

import (
	"scripkeeper/app/cards"
	rules "scripkeeper/calc/stockholder"
)

// The two steps of a turn in which shares are traded, as its fields are named, and the rows of them.
const (
	beforeCard = "before"
	afterCard  = "after"

	beforeRow = 0
	afterRow  = 1
)

// A trader trades in the rows of a turn's two steps.
type trader struct{ *TurnEditor }

// Net is the number of a colour in a step.
func (e trader) Net(row, company int) *int { return &netsOf(e.turn, row)[company] }

// netsOf are the numbers of a step.
func netsOf(turn *rules.Turn, row int) *[rules.Colours]int {
	if row == afterRow {
		return &turn.After
	}
	return &turn.Before
}

// Terms are those of a colour in a step. Shares that were bought before the card may not be sold after it.
func (e trader) Terms(row, company int) cards.Terms {
	step, after, _ := e.turn.TradeSteps(e.table)
	if row == afterRow {
		step = after
	}
	return cards.Terms{Limits: step.Limits[company], Locked: step.Locked[company], Price: step.Prices[company],
		Cash: step.Cash}
}

// Follow shows the turn as it stands.
func (e trader) Follow() { e.update() }

// Changed follows a trade.
func (e trader) Changed() { e.touch() }

// Beside goes to the cell of a colour where there is one.
func (e trader) Beside(row, company int) {
	if e.table.Layout().HasCompany(company) {
		e.trades.Focus(row, company)
	}
}

// Onward goes to the cards.
func (e trader) Onward() { cards.FocusOn(e.content, e.first()) }
