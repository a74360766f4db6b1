package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// TradeSteps returns the number of steps by which a trade moves the price, negative for a sale. The flag president
// means that the company's president sells; an option lets only such sales lower the price.
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

// FellThisTurn reports whether a president's sale has lowered the price this turn and further sales do not lower it.
func FellThisTurn(t calc.Table, company int) bool {
	return OptionsOf(t).FallsOnce() && t.Mark(SoldMark(t.Layout(), company)) == 1
}

// NoteSale marks a sale by the company's president this turn, if only the first sale lowers the price.
func NoteSale(b *calc.Builder, company int) {
	if OptionsOf(b.Table).FallsOnce() {
		b.Set(SoldMark(b.Layout(), company), 1)
	}
}

// ForgetSales clears the marks of [NoteSale] when the turn of a player or company begins.
func ForgetSales(b *calc.Builder) {
	for company := range b.Layout().Companies {
		if FellThisTurn(b.Table, company) {
			b.Set(SoldMark(b.Layout(), company), 0)
		}
	}
}

// NextPrice returns the price one step above or below a company's price; on a chart, the price in the next row. At the
// end of the track, it is the company's own price.
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
