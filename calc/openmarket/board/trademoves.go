package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// TradeSteps returns the agreed steps by which a trade moves the price, below zero for a sale. President reports
// whether a sale is the president's, in case only those lower it.
func TradeSteps(t calc.Table, sells, president bool, shares int) int {
	o := OptionsOf(t)
	steps := o.BuySteps
	if sells {
		steps = -o.SellSteps
	}
	switch {
	case shares == 0 && !o.CountsHalves():
		steps = 0
	case o.Moves == "share":
		steps *= shares
	case o.Moves == "president" && sells && !president:
		steps = 0
	}
	return steps
}

// Fell reports whether a president's sale has lowered the price this turn, if it does so only once.
func Fell(t calc.Table, company int) bool {
	return OptionsOf(t).FallsOnce() && t.Mark(SoldMark(t.Layout(), company)) == 1
}

// NoteSale writes, under the last line, that a company's president sold shares of it this turn.
func NoteSale(b *calc.Builder, company int) {
	if OptionsOf(b.Table).FallsOnce() {
		b.Set(SoldMark(b.Layout(), company), 1)
	}
}

// ForgetSales writes, under the last line, that the turn of a player or a company begins.
func ForgetSales(b *calc.Builder) {
	for company := range b.Layout().Companies {
		if Fell(b.Table, company) {
			b.Set(SoldMark(b.Layout(), company), 0)
		}
	}
}

// NextPrice returns the next price above or below a company's, on a chart that of the next row. At the end it is its
// own.
func NextPrice(t calc.Table, company int, above bool) int {
	track, at := t.Layout().Tracks[company], TrackIndex(t, company)
	if chart, is := ChartOf(t); is {
		way := agreement.Down
		if above {
			way = agreement.Up
		}
		to, _ := OptionsOf(t).Next(chart, at, way)
		return chart.Price(to)
	}
	by := 1
	if scale, even := track.(calc.Scale); even {
		by = max(1, OptionsOf(t).Step/scale.Step)
	}
	if !above {
		by = -by
	}
	return track.Price(min(max(at+by, 0), track.Len()-1))
}
