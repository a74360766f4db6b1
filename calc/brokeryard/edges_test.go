package brokeryard

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// Rule D.3 at the ends of the scale, where effects tie, and under pairs of house rules: what becomes of blue, and of
// the cash and the shares of who has two of them and 100.
func TestAtTheEnds(t *testing.T) {
	rule := func(changes ...func(o *Options)) *Options { return loose(changes...) }
	stops := func(o *Options) { o.StopOrders, o.Spread = true, 30 }
	inclusive := func(o *Options) { o.StopInclusive = true }
	fill := func(o *Options) { o.StopFillNew = true }
	trump := func(o *Options) { o.Summation = "trump" }
	all := func(o *Options) { o.Summation = "sum_all" }
	convert := func(o *Options) { o.ConvertFirst = true }
	off := func(o *Options) { o.ZeroStackOff = true }
	for _, c := range []struct {
		rules               *Options
		price               int
		effects             string
		after, cash, shares int
	}{
		{rule(), 250, "/2", 120, 100, 2},
		{rule(), 250, "x2", 250, 100 + 2*250, 2},
		{rule(), 10, "x2, +30", 50, 100, 2},
		{rule(), 20, "-10", 10, 100, 2},
		{rule(), 20, "-20", 10, 100 - 2*10, 2},
		{rule(), 30, "/2", 10, 100, 2},
		{rule(), 230, "/2, +100, +30", 250, 100, 2},              // 230 - 115 + 130 = 245, rising
		{rule(), 10, "/2, +100, -100", 10, 100 - 2*5, 2},         // 5
		{rule(), 60, "x2, -60, +50, +40", 110, 100, 2},           // + 60 - 60 + 50, the 40 is beyond
		{rule(convert), 60, "x2, -60, +50, +40", 150, 100, 2},    // the 60s cancel, + 90
		{rule(trump), 60, "x2, -60, +50, +40", 120, 100, 2},      // growth is first
		{rule(all), 60, "x2, -60, +50, +40", 150, 100, 2},        // + 90
		{rule(trump), 100, "+100, +60, -30, +40, 0", 70, 100, 2}, // three of them are gone
		{rule(trump, off), 100, "+100, +60, -30, +40, 0, 0", 70, 100, 2},
		{rule(stops), 60, "/2", 30, 100, 2},
		{rule(stops, inclusive), 60, "/2", 30, 100 + 2*30, 0},
		{rule(stops, inclusive, fill), 140, "-30", 110, 100 + 2*110, 0},
		{rule(stops, fill), 250, "/2, -100", 20, 100 + 2*20, 0}, // 250 - 125 - 100 = 25, falling
		{rule(stops), 30, "-30", 10, 100 - 2*10, 2},
		{rule(stops), 40, "-30", 10, 100, 2},
		{rule(stops), 40, "-40", 10, 100 + 2*10, 0},
	} {
		table := blueTable(t, c.rules, c.price, 7, has(100, four{2}))
		next, _ := playOnBlue(t, table, c.effects)
		gametest.WantPrices(t, next, c.after)
		gametest.WantSeat(t, next, 0, c.cash, four{c.shares})
		must.Hold(t, !t.Failed(), "%d, %s", c.price, c.effects)
	}
}
