package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// hasOffers reports whether a table keeps prices of launches and what has floated.
func hasOffers(t calc.Table) bool {
	o := board.OptionsOf(t)
	return o.Par() || o.FloatAt() > 0
}

// ownPrice is what a share of the company's own costs.
func ownPrice(t calc.Table, company int) int {
	if board.OptionsOf(t).Par() {
		return t.Mark(board.ParMark(t.Layout(), company))
	}
	return t.Price(company)
}

// capitalPrice is what a company gets for each of its shares when it floats.
func capitalPrice(t calc.Table, company int) int { return t.Mark(board.ParMark(t.Layout(), company)) }

// float pays a company the price of all its shares, once the players have as many as the table agreed on.
func float(b *calc.Builder, company int) {
	at := board.OptionsOf(b.Table).FloatAt()
	if at == 0 || b.Mark(board.FloatedMark(b.Layout(), company)) == 1 {
		return
	}
	held := 0
	for seat := range b.Layout().Seats {
		held += b.Shares(seat, company)
	}
	if held < min(at, board.Supply(b.Table, company)) {
		return
	}
	shares, price := board.Supply(b.Table, company), capitalPrice(b.Table, company)
	b.Line("float", "float", calc.None, company, calc.Priced(shares, price)...)
	b.Set(board.FloatedMark(b.Layout(), company), 1)
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), shares*price)
}
