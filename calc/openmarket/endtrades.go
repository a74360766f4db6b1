package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// soldOut returns the companies without shares to sell, or nil if the options do not raise their prices.
func soldOut(t calc.Table) []int {
	if !board.OptionsOf(t).RisesSoldOut() {
		return nil
	}
	return withPool(t, func(company, units int) bool {
		return units == 0 && board.UnitsOf(t, calc.Treasury(company), company) == 0
	})
}

// leftInPool returns the companies with shares in the pool, or nil if the options do not lower their prices.
func leftInPool(t calc.Table) []int {
	if !board.OptionsOf(t).FallsInPool() {
		return nil
	}
	return withPool(t, func(_, units int) bool { return units > 0 })
}

func withPool(t calc.Table, has func(company, units int) bool) []int {
	return calc.IndexesWhere(len(t.Layout().Companies), func(company int) bool {
		units, limited := board.PoolUnits(t, company)
		return limited && board.Launched(t, company) && has(company, units)
	})
}

// endsTrades reports whether a round of trades probably ends now, which then moves a price.
func endsTrades(t calc.Table) bool {
	return operating.Last(t) == calc.None && len(soldOut(t))+len(leftInPool(t)) > 0
}

func endTrades(b *calc.Builder) {
	o, left := board.OptionsOf(b.Table), leftInPool(b.Table)
	for _, company := range soldOut(b.Table) {
		b.Line("sold.out", "moves.soldout", calc.None, company, calc.With("shares", board.Supply(b.Table, company)))
		board.Rise(b, "moves.soldout", company, o.SoldOutSteps)
	}
	for _, company := range left {
		units, _ := board.PoolUnits(b.Table, company)
		shares := board.WholeShares(b.Table, company, units)
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
