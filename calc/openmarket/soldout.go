package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// soldOut are the companies whose shares the players have all, where the table raises the prices of such.
func soldOut(t calc.Table) []int {
	var all []int
	if !board.OptionsOf(t).RisesSoldOut() {
		return nil
	}
	for company := range t.Layout().Companies {
		left, _ := board.PoolLeft(t, company)
		if board.Launched(t, company) && left == 0 && board.SharesOf(t, calc.Treasury(company), company) == 0 {
			all = append(all, company)
		}
	}
	return all
}

// endsTrades reports whether the round that ends was likely one of trades: no company has operated in it since.
func endsTrades(t calc.Table) bool { return operating.Last(t) == calc.None && len(soldOut(t)) > 0 }

// raiseSoldOut raises the prices of companies that are sold out.
func raiseSoldOut(b *calc.Builder) {
	for _, company := range soldOut(b.Table) {
		b.Line("sold.out", "moves.soldout", calc.None, company, calc.With("shares", board.Supply(b.Table, company)))
		board.Rise(b, "moves.soldout", company, board.OptionsOf(b.Table).SoldOutSteps)
	}
}
