package brokeryard

import "scripkeeper/app/cards"

// A trader trades for the open seat, in one row.
type trader struct{ *playEditor }

// Net is the number of a colour.
func (p trader) Net(_, company int) *int { return &p.editor.play().Trade[company] }

// Terms are those of a colour, with the seat's cash after all its trades.
func (p trader) Terms(_, company int) cards.Terms {
	e := p.editor
	return cards.Terms{Limits: e.round.TradeLimits(e.table, e.seat)[company], Price: e.table.Price(company),
		Cash: e.round.CashAfterTrades(e.table, e.seat)}
}

// Follow shows the part as it stands.
func (p trader) Follow() {
	p.update()
	p.refresh()
}

// Changed follows a trade.
func (p trader) Changed() { p.editor.touch() }

// Beside goes to the cell of a colour, or to the last one.
func (p trader) Beside(row, company int) {
	p.trades.Focus(row, min(max(0, company), len(p.trades.Cells[row])-1))
}

// Onward goes to where the part begins.
func (p trader) Onward() { p.focus() }
