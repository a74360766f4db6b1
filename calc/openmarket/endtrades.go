package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// soldOut are the companies whose shares the players have all, where the table raises the prices of such.
func soldOut(t calc.Table) []int {
	if !board.OptionsOf(t).RisesSoldOut() {
		return nil
	}
	return pooled(t, func(company, units int) bool {
		return units == 0 && board.UnitsOf(t, calc.Treasury(company), company) == 0
	})
}

// leftInPool are the companies of which shares lie in the pool, where the table lowers the prices of such.
func leftInPool(t calc.Table) []int {
	if !board.OptionsOf(t).FallsInPool() {
		return nil
	}
	return pooled(t, func(_, units int) bool { return units > 0 })
}

// pooled are the companies that are traded of which the pool has so many units of shares.
func pooled(t calc.Table, has func(company, units int) bool) []int {
	return calc.Where(len(t.Layout().Companies), func(company int) bool {
		units, limited := board.PoolUnits(t, company)
		return limited && board.Launched(t, company) && has(company, units)
	})
}

// endsTrades reports whether the round that ends was likely one of trades whose end moves a price: no company has
// operated in it since.
func endsTrades(t calc.Table) bool {
	return operating.Last(t) == calc.None && len(soldOut(t))+len(leftInPool(t)) > 0
}

// endTrades raises the prices of companies that are sold out, and lowers those of companies with shares in the pool.
func endTrades(b *calc.Builder) {
	o, left := board.OptionsOf(b.Table), leftInPool(b.Table)
	for _, company := range soldOut(b.Table) {
		b.Line("sold.out", "moves.soldout", calc.None, company, calc.With("shares", board.Supply(b.Table, company)))
		board.Rise(b, "moves.soldout", company, o.SoldOutSteps)
	}
	for _, company := range left {
		units, _ := board.PoolUnits(b.Table, company)
		shares := board.InWhole(b.Table, company, units)
		b.Line("in.pool", "moves.pool", calc.None, company, calc.With("shares", shares))
		steps, fall := o.PoolSteps, board.Rise
		if o.PoolMoves == "share" {
			steps *= shares
		}
		if o.PoolWay == "left" {
			fall = board.Shift
		}
		fall(b, "moves.pool", company, -steps)
	}
}
