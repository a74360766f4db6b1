package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

func sinking(changes ...func(*agreement.Options)) func(o *agreement.Options) {
	return func(o *agreement.Options) {
		o.Capital, o.PoolSteps = "shares", 1
		with(o, changes...)
	}
}

// poolExamples have two shares of Northern in the pool, at 80 in row 2 of the small chart or at 100 on a list.
func poolExamples() []example {
	each := func(o *agreement.Options) { o.PoolMoves = "share" }
	left := func(o *agreement.Options) { o.PoolWay = "left" }
	launched := []calc.Entry{&charter.Launch{Company: "N"}, &operating.Issue{Company: "N", Shares: 2, Steps: number(0)}}
	turn := func(e example) example {
		e.before, e.entry = launched, &Round{SoldOut: true}
		e.says = append(append([]string{"in.pool (moves.pool) N shares=2"}, e.says...), "round (order) seat 0 round=2")
		return e
	}
	return []example{
		turn(example{
			name: "pool steps: down once on the chart", arithmetic: "80 in row 2: 70 in row 3",
			options: charting(sinking()), says: []string{"chart.down (moves.pool) N old=80 steps=1 new=70 row=3"},
			stands: "Ann 600; Ben 600; N 160 2N; N70 S80",
		}),
		turn(example{
			name: "pool steps: left for every share", arithmetic: "80, 70, 60 in row 2",
			options: charting(sinking(each, left)),
			says:    []string{"chart.left (moves.pool) N old=80 steps=2 new=60 row=2"},
			stands:  "Ann 600; Ben 600; N 160 2N; N60 S80",
		}),
		turn(example{
			name: "pool steps: on a list for every share", arithmetic: "100, 95, 90",
			options: railway(sinking(each), func(o *agreement.Options) { o.Classes = "ordinary" }),
			says:    []string{"down (moves.pool) N old=100 steps=2 moved=2 new=90"},
			stands:  "Ann 600; Ben 600; N 200 8N; N90 S100",
		}),
		{
			name: "pool steps: what is sold out rises at the same time", arithmetic: "80 to 90 in row 1, 80 to 70 in row 3",
			options: charting(sinking()), before: append(launched[:2:2], &charter.Launch{Company: "S"},
				&trading.Buy{Company: "S", From: "treasury", Shares: 4}), entry: &Round{SoldOut: true},
			says: []string{"sold.out (moves.soldout) S shares=4",
				"chart.up (moves.soldout) S old=80 steps=1 new=90 row=1", "in.pool (moves.pool) N shares=2",
				"chart.down (moves.pool) N old=80 steps=1 new=70 row=3", "round (order) seat 0 round=2"},
			stands: "Ann 280 4S; Ben 600; N 160 2N; S 320; N70 S90",
		},
	}
}

func TestSharesInThePoolEndARoundOfTrades(t *testing.T) {
	ends := func(table calc.Table) bool {
		for _, e := range (Rulebook{}).Expected(table).All() {
			if round, is := e.(*Round); is {
				return round.SoldOut
			}
		}
		t.Fatal("no round is proposed")
		return false
	}
	table, _ := gametest.Apply(t, open(t, charting(sinking()), 2), &charter.Launch{Company: "N"})
	expect.Equal(t, ends(table), false, "with all shares its own")
	table, _ = gametest.Apply(t, table, &operating.Issue{Company: "N", Shares: 1})
	expect.Equal(t, ends(table), true, "with a share in the pool")
	table, _ = gametest.Apply(t, table, &operating.Operate{Company: "N"})
	expect.Equal(t, ends(table), false, "when it has operated")
}
