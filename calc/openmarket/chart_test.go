package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

const smallChart = "70 80 90* 100 110 / 60 70 80* 90 - 95 / - 60 70* 75 / 30 40"

func charting(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Track, o.Chart, o.Opening, o.Classes, o.Directors = "chart", smallChart, "80", "ordinary", ""
		o.DividendSteps, o.WithholdSteps, o.SellSteps, o.BuySteps, o.SoldOutSteps = 1, 1, 1, 0, 1
		o.Shares = 4
	}}, changes...)...)
}

// chartExamples use [smallChart]:
//
//	70  80  90* 100 110
//	60  70  80*  90  –  95
//	–   60  70*  75
//	30  40
func chartExamples() []example {
	at := func(price, row int) []calc.Entry {
		e := &pricing.Price{Company: "N", Price: number(price)}
		if price != 95 && price != 75 && price != 100 && price != 110 && price != 30 && price != 40 {
			e.Row = number(row)
		}
		return []calc.Entry{&charter.Launch{Company: "N"}, e}
	}
	operate := func(revenue int) *operating.Operate { return &operating.Operate{Company: "N", Revenue: revenue} }
	stay := func(o *agreement.Options) { o.RightEnd, o.LeftEnd, o.TopEnd = "stay", "stay", "right" }
	n := func(price string) string { return "Ann 600; Ben 600; N 320; N" + price + " S80" }
	launched := []calc.Entry{&charter.Launch{Company: "N"}}
	full := append(launched, gift(0, "N", 4))
	all := []example{
		{
			name: "K1 a payout moves right", arithmetic: "row 2: 80, then 90", options: charting(), before: launched,
			entry: operate(4),
			says: []string{"operate.pay (operate) N revenue=4", "payout.pool (pool) N shares=4 each=1 amount=4",
				"chart.right (moves.operate) N old=80 steps=1 new=90 row=2"}, stands: "Ann 600; Ben 600; N 324; N90 S80",
		},
		{
			name: "K2 withholding moves left", arithmetic: "row 2: 80, then 70", options: charting(), before: launched,
			entry:  operate(0),
			says:   []string{"operate.none (operate) N", "chart.left (moves.operate) N old=80 steps=1 new=70 row=2"},
			stands: n("70"),
		},
		{
			name: "K3 at the right end it moves up", arithmetic: "beyond 75 in row 3 the row ends: up to 90 in row 2",
			options: charting(), before: at(75, 3), entry: &pricing.Move{Company: "N", Steps: 1},
			says: []string{"chart.right.up (chart) N old=75 steps=1 new=90 row=2"}, stands: n("90"),
		},
		{
			name: "K4 a blank cell is an end, and each part of the way has its line",
			arithmetic: "75 in row 3: up to 90 in row 2, beside it is blank: up to 100 in row 1, right to 110, " +
				"and there the chart ends",
			options: charting(), before: at(75, 3), entry: &pricing.Move{Company: "N", Steps: 5},
			says: []string{"chart.right.up (chart) N old=75 steps=2 new=100 row=1",
				"chart.right (price) N old=100 steps=1 new=110 row=1", "chart.right.stopped (chart) N steps=2 price=110"},
			stands: n("110"),
		},
		{
			name: "K5 at the left end it moves down", arithmetic: "70 in row 1: down to 60 in row 2",
			options: charting(), before: at(70, 1), entry: &pricing.Move{Company: "N", Steps: -1},
			says: []string{"chart.left.down (chart) N old=70 steps=1 new=60 row=2"}, stands: n("60"),
		},
		{
			name: "K6 at the left end above a blank cell it stays", arithmetic: "60 in row 2 has nothing beneath",
			options: charting(), before: at(60, 2), entry: operate(0),
			says:   []string{"operate.none (operate) N", "chart.left.stopped (chart) N steps=1 price=60"},
			stands: n("60"),
		},
		{
			name: "K7 at the left end beside a blank cell it moves down", arithmetic: "60 in row 3: down to 40 in row 4",
			options: charting(), before: at(60, 3), entry: &pricing.Move{Company: "N", Steps: -2},
			says: []string{"chart.left.down (chart) N old=60 steps=1 new=40 row=4",
				"chart.left (price) N old=40 steps=1 new=30 row=4"}, stands: n("30"),
		},
		{
			name: "K8 at the top it stays", arithmetic: "80 in row 2: 90 in row 1, and no further", options: charting(),
			before: launched, entry: &pricing.Move{Company: "N", Up: 2},
			says:   []string{"chart.up (price) N old=80 steps=1 new=90 row=1", "chart.up.stopped (chart) N steps=1 price=90"},
			stands: n("90"),
		},
		{
			name:       "K9 where the table agreed so, it moves right at the top, and stays at the ends",
			arithmetic: "80, 90 in row 1, 100, 110, and there the row ends",
			options:    charting(stay), before: launched, entry: &pricing.Move{Company: "N", Up: 5},
			says: []string{"chart.up (price) N old=80 steps=1 new=90 row=1",
				"chart.up.right (chart) N old=90 steps=2 new=110 row=1", "chart.up.stopped (chart) N steps=2 price=110"},
			stands: n("110"),
		},
		{
			name: "K10 at both ends it stays", arithmetic: "75 in row 3 stays", options: charting(stay), before: at(75, 3),
			entry: &pricing.Move{Company: "N", Steps: 1},
			says:  []string{"chart.right.stopped (chart) N steps=1 price=75"}, stands: n("75"),
		},
		{
			name: "K11 a sale moves down once", arithmetic: "2 × 80 = 160; 80 in row 2: 70 in row 3",
			options: charting(func(o *agreement.Options) { o.Moves = "trade" }), before: append(launched, gift(0, "N", 2)),
			entry: &trading.Sell{Company: "N", Shares: 2},
			says: []string{"sell (trade) seat 0 N shares=2 price=80 amount=160",
				"chart.down (moves.trade) N old=80 steps=1 new=70 row=3"}, stands: "Ann 760; Ben 600; N 320; N70 S80",
		},
		{
			name:       "K12 a sale moves down for every share, and stays at the bottom",
			arithmetic: "2 × 80 = 160; 80 in row 2: 70 in row 3, beneath is nothing", options: charting(),
			before: append(launched, gift(0, "N", 2)), entry: &trading.Sell{Company: "N", Shares: 2},
			says: []string{"sell (trade) seat 0 N shares=2 price=80 amount=160",
				"chart.down (moves.share) N old=80 steps=1 new=70 row=3", "chart.down.stopped (chart) N steps=1 price=70"},
			stands: "Ann 760; Ben 600; N 320; N70 S80",
		},
		{
			name: "K13 an operation can say a row as well", arithmetic: "right from 80 to 90 in row 2, up to 100 in row 1",
			options: charting(), before: full, entry: &operating.Operate{Company: "N", Revenue: 4, Up: 1},
			says: []string{"operate.pay (operate) N revenue=4", "payout (operate) seat 0 N shares=4 each=1 amount=4",
				"chart.right (moves.operate) N old=80 steps=1 new=90 row=2",
				"chart.up (moves.operate) N old=90 steps=1 new=100 row=1"},
			stands: "Ann 604 4N; Ben 600; N 320; N100 S80",
		},
		{
			name: "K14 at the end of a round of trades what is sold out moves up", arithmetic: "80 in row 2: 90 in row 1",
			options: charting(), before: full, entry: &Round{SoldOut: true},
			says: []string{"sold.out (moves.soldout) N shares=4",
				"chart.up (moves.soldout) N old=80 steps=1 new=90 row=1", "round (order) seat 0 round=2"},
			stands: "Ann 600 4N; Ben 600; N 320; N90 S80",
		},
		{
			name: "K15 a turn of each makes a round of trades", arithmetic: "80 in row 2: 90 in row 1",
			options: charting(func(o *agreement.Options) { o.Order = "rounds" }), before: append(full, &Next{}),
			entry: &Next{}, says: []string{"sold.out (moves.soldout) N shares=4",
				"chart.up (moves.soldout) N old=80 steps=1 new=90 row=1", "round (order) seat 0 round=2"},
			stands: "Ann 600 4N; Ben 600; N 320; N90 S80",
		},
		{
			name: "K16 a company is launched on a marked cell", arithmetic: "90 is marked in row 1 alone; 4 × 90 = 360",
			options: charting(), entry: &charter.Launch{Company: "N", Price: number(90)},
			says:   []string{"launch (launch) seat 0 N price=90", "launch.full (capital) N shares=4 price=90 amount=360"},
			stands: "Ann 600; Ben 600; N 360; N90 S80",
		},
		{
			name: "K17 the same price in another row", arithmetic: "90 in row 1, then 90 in row 2", options: charting(),
			before: []calc.Entry{&charter.Launch{Company: "N", Price: number(90)}},
			entry:  &pricing.Price{Company: "N", Row: number(2)},
			says:   []string{"price (price) N old=90 new=90"}, stands: "Ann 600; Ben 600; N 360; N90 S80",
		},
		{
			name: "K18 a company issues shares, which moves down as a sale does", arithmetic: "2 × 80 = 160; two rows down",
			options: charting(func(o *agreement.Options) { o.Capital = "shares" }), before: launched,
			entry: &operating.Issue{Company: "N", Shares: 2},
			says: []string{"issue (issue) N shares=2 price=80 amount=160",
				"chart.down (moves.issue) N old=80 steps=1 new=70 row=3", "chart.down.stopped (chart) N steps=1 price=70"},
			stands: "Ann 600; Ben 600; N 160 2N; N70 S80",
		},
		{
			name: "K19 a dividend moves right", arithmetic: "4 × 5 = 20; 80, then 90 in row 2", options: charting(),
			before: full, entry: &money.Dividend{Company: "N", Each: 5},
			says: []string{"dividend (dividend) seat 0 N shares=4 each=5 amount=20",
				"chart.right (moves.dividend) N old=80 steps=1 new=90 row=2"}, stands: "Ann 620 4N; Ben 600; N 320; N90 S80",
		},
	}
	return append(all, twiceExamples()...)
}

func twice() *agreement.Options {
	return charting(func(o *agreement.Options) {
		o.Chart, o.Opening = "50 60 65 65* 70 80 / 45 55 60 65 65 70", "65"
	})
}

// twiceExamples have two neighbouring cells of the same price. A step moves a marker from one of them to the other:
//
//	50  60  65  65* 70  80
//	45  55  60  65  65  70
func twiceExamples() []example {
	launched := []calc.Entry{&charter.Launch{Company: "N"}}
	moved := func(steps int) []calc.Entry { return append(launched, &pricing.Move{Company: "N", Steps: steps}) }
	n := func(price string) string { return "Ann 600; Ben 600; N 260; N" + price + " S65" }
	free := twice()
	free.Chart = "50 60 65 65 70"
	return []example{
		{
			name: "K20 a launch stands on the marked one of two equal prices", options: twice(),
			arithmetic: "4 × 65 = 260; the right 65 of row 1, then 70", before: launched,
			entry: &operating.Operate{Company: "N", Revenue: 4}, stands: "Ann 600; Ben 600; N 264; N70 S65",
			says: []string{"operate.pay (operate) N revenue=4", "payout.pool (pool) N shares=4 each=1 amount=4",
				"chart.right (moves.operate) N old=65 steps=1 new=70 row=1"},
		},
		{
			name: "K21 withholding moves to the left one", arithmetic: "65, then 65 beside it", options: twice(),
			before: launched, entry: &operating.Operate{Company: "N"}, stands: n("65"),
			says: []string{"operate.none (operate) N", "chart.left (moves.operate) N old=65 steps=1 new=65 row=1"},
		},
		{
			name: "K22 a price by hand stands on the nearer one", arithmetic: "80, 65 the right one, 65, 60",
			options: twice(), before: append(moved(2), &pricing.Price{Company: "N", Price: number(65)}),
			entry: &pricing.Move{Company: "N", Steps: -2}, stands: n("60"),
			says: []string{"chart.left (price) N old=65 steps=2 new=60 row=1"},
		},
		{
			name: "K23 in another row as well", arithmetic: "80 in row 1, 65 the right one in row 2, then 70",
			options: twice(), before: append(moved(2), &pricing.Price{Company: "N", Price: number(65), Row: number(2)}),
			entry: &pricing.Move{Company: "N", Steps: 1}, stands: n("70"),
			says: []string{"chart.right (price) N old=65 steps=1 new=70 row=2"},
		},
		{
			name:       "K24 without marks a launch stands on the left one, and a step takes it to the right one",
			arithmetic: "65, then 65 beside it", options: free, before: launched,
			entry: &pricing.Move{Company: "N", Steps: 1}, stands: n("65"),
			says: []string{"chart.right (price) N old=65 steps=1 new=65 row=1"},
		},
	}
}

func TestEveryLedge(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, charting(), 2), &charter.Launch{Company: "N"})
	chart, _ := board.ChartOf(table)
	name := func(index int) string {
		row, column := chart.Cell(index)
		return string(rune('a'+column)) + string(rune('1'+row))
	}
	for _, c := range []struct{ agreed, want string }{
		{"up down stay", "a1 b1 a2 a1 a2 | b1 c1 a1 b1 b2 | c1 d1 b1 c1 c2 | d1 e1 c1 d1 d2 | e1 e1 d1 e1 e1 | " +
			"a2 b2 a2 a1 a2 | b2 c2 a2 b1 b3 | c2 d2 b2 c1 c3 | d2 d1 c2 d1 d3 | f2 f2 f2 f2 f2 | " +
			"b3 c3 b4 b2 b4 | c3 d3 b3 c2 c3 | d3 d2 c3 d2 d3 | a4 b4 a4 a4 a4 | b4 b3 a4 b3 b4"},
		{"stay stay right", "a1 b1 a1 b1 a2 | b1 c1 a1 c1 b2 | c1 d1 b1 d1 c2 | d1 e1 c1 e1 d2 | e1 e1 d1 e1 e1 | " +
			"a2 b2 a2 a1 a2 | b2 c2 a2 b1 b3 | c2 d2 b2 c1 c3 | d2 d2 c2 d1 d3 | f2 f2 f2 f2 f2 | " +
			"b3 c3 b3 b2 b4 | c3 d3 b3 c2 c3 | d3 d3 c3 d2 d3 | a4 b4 a4 b4 a4 | b4 b4 a4 b3 b4"},
	} {
		words := strings.Fields(c.agreed)
		o := charting(func(o *agreement.Options) {
			for i, at := range []*string{&o.RightEnd, &o.LeftEnd, &o.TopEnd} {
				if words[i] != []string{"up", "down", "stay"}[i] {
					*at = words[i]
				}
			}
		})
		for _, way := range strings.Split(c.want, " | ") {
			cells := strings.Fields(way)
			for index := range chart.Len() {
				if name(index) != cells[0] {
					continue
				}
				for w, want := range cells[1:] {
					to, _ := o.Next(chart, index, agreement.Way(w))
					expect.Equal(t, name(to), want, "%s: from %s %s", c.agreed, cells[0], agreement.Way(w).Word())
				}
			}
		}
		expect.Equal(t, strings.Count(c.want, "|")+1, chart.Len(), "cells")
	}
}

func TestMarkersStayOnCells(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		o := charting()
		if draw(2) == 1 {
			o = twice()
		}
		table := open(t, o, 2+draw(3))
		for range draw(30) {
			if e, found := conformance.Entry(Rulebook{}, table, draw); found {
				if next, _, refusal := e.Apply(table); refusal == nil {
					table = next
				}
			}
		}
		chart, _ := board.ChartOf(table)
		e := NewPosition(table)
		for company, price := range e.Prices {
			index := board.TrackIndex(table, company)
			row, _ := chart.Cell(index)
			expect.Equal(t, [...]int{price, e.Rows[company]}, [...]int{chart.Price(index), row + 1},
				"the price and the row of company %d", company)
			expect.Equal(t, price, table.Price(company), "the price of company %d", company)
		}
		if table.Over() {
			return
		}
		if same, _ := gametest.Apply(t, table, e); !same.Equal(table) {
			t.Fatalf("the position %s changes the table", gametest.Written(e))
		}
	})
}

func TestFurtherRightOperatesFirst(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, charting(), 2), &charter.Launch{Company: "N", Price: number(90)},
		&charter.Launch{Company: "S"}, &pricing.Move{Company: "S", Steps: 1})
	expect.Equal(t, operating.Next(table), 1, "Southern stands at 90 in the fourth column")
}

func chartSetups() []gametest.Setup {
	var all []gametest.Setup
	for _, c := range []struct{ chart, opening, want string }{
		{"80 90 / 70 8x", "80", "option.chart.cell chart (setup) row=2 number=2 max=1000000"},
		{"80 90 / -5 80", "80", "option.chart.cell chart (setup) row=2 number=1 max=1000000"},
		{"80 90 89", "80", "option.chart.order chart (setup) row=1 value=89 min=90"},
		{"80 / - -", "80", "option.chart.few chart (setup) value=1 min=2"},
		{strings.Repeat("80 90 /", 41), "80", "option.chart.rows chart (setup) value=41 max=40"},
		{strings.Repeat("- ", 41), "80", "option.chart.columns chart (setup) row=1 value=41 max=40"},
		{"80 90 100", "85", "option.opening.track opening (setup) number=1 value=85 near=80"},
		{"80 90* 100", "80", "option.opening.par opening (setup) number=1 value=80"},
	} {
		all = append(all, gametest.Setup{Options: charting(func(o *agreement.Options) {
			o.Chart, o.Opening = c.chart, c.opening
		}), Names: gametest.Names(2), Want: c.want})
	}
	return all
}

// Slashes or line breaks separate rows. An empty text selects the program's own chart.
func TestAChartIsRead(t *testing.T) {
	for _, c := range []struct {
		chart, opening string
		cells, rows    int
	}{
		{"80 90 100", "80", 3, 1}, {"\n 80, 90 \r\n- 70 ;\n\n", "70", 3, 2}, {"  ", "100", 89, 8},
		{"60 65 65 70 / 65 65", "65", 6, 2},
	} {
		table := open(t, charting(func(o *agreement.Options) { o.Chart, o.Opening = c.chart, c.opening }), 2)
		chart, _ := board.ChartOf(table)
		rows, _ := chart.Size()
		expect.Equal(t, [...]int{chart.Len(), rows}, [...]int{c.cells, c.rows}, "cells and rows of %q", c.chart)
	}
}

func chartDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, charting(), 2), &charter.Launch{Company: "N"})
	still := open(t, charting(func(o *agreement.Options) { o.SoldOutSteps = 0 }), 2)
	elsewhere := NewPosition(table)
	elsewhere.Rows[0] = 4
	return []gametest.Denial{
		{table, &charter.Launch{Company: "S", Price: number(100)}, "launch.par price (launch) S price=100 near=90"},
		{table, &charter.Launch{Company: "S", Price: number(101)}, "price.track price (launch) S value=101 near=100 min=30 max=110"},
		{table, &charter.Launch{Company: "S", Row: number(1)}, "price.row row (chart) S price=80 near=2"},
		{table, &pricing.Price{Company: "N"}, "price.same price (price) N price=80"},
		{table, &pricing.Price{Company: "N", Price: number(90), Row: number(3)}, "price.row row (chart) N price=90 near=1"},
		{table, &pricing.Price{Company: "N", Price: number(95), Row: number(1)}, "price.row row (chart) N price=95 near=2"},
		{plain, &pricing.Price{Company: "I", Price: number(90), Row: number(1)}, "row.none row (chart) I price=90"},
		{table, &pricing.Move{Company: "N"}, "steps.none steps (price) min=-50 max=50"},
		{table, &pricing.Move{Company: "N", Up: 51}, "amount.range up (price) value=51 min=-50 max=50"},
		{plain, &pricing.Move{Company: "I", Steps: 1, Up: 1}, "up.none up (price)"},
		{plain, &Round{SoldOut: true}, "round.uncounted  (order)"},
		{still, &Round{SoldOut: true}, "round.soldout sold_out (moves.soldout)"},
		{table, elsewhere, "price.row rows.0 (ruling) N price=80 near=1"},
	}
}
