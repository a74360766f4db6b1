package openmarket

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
)

func TestATakeover(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Order, o.Shares = "turns", 10 }), 3)
	table, _ = gametest.Apply(t, table, gift(0, "I", 3), gift(1, "I", 4), gift(2, "J", 8), &Next{})
	cash := []int{table.Cash(0), table.Cash(1), table.Cash(2)}
	e := &charter.Takeover{Company: "I", By: "J", Ratio: 2, Bonus: []int{500, 1000}, Sold: []int{1, 1}, Got: []int{1, 1},
		Keep: true, Price: number(150)}
	after, _ := gametest.Apply(t, table, e)
	for seat, want := range []struct{ cash, old, other int }{{cash[0] + 600, 0, 1}, {cash[1] + 1100, 1, 1},
		{cash[2], 0, 8}} {
		expect.Equal(t, [...]int{after.Cash(seat), after.Shares(seat, 0), after.Shares(seat, 1)},
			[...]int{want.cash, want.old, want.other},
			"cash, old and other shares of seat %d", seat)
	}
	if board.Launched(after, 0) || after.Price(1) != 150 || after.Turn() != 1 {
		t.Errorf("open %v, price %d, turn %d", board.Launched(after, 0), after.Price(1), after.Turn())
	}
	back := *e
	back.Keep = false
	if after, _ := gametest.Apply(t, table, &back); after.Shares(1, 0) != 0 {
		t.Errorf("%d shares that nobody keeps stay", after.Shares(1, 0))
	}
}

// The seat whose turn it is comes first. The next player is refused shares that are already gone.
func TestATakeoverWithFewSharesLeft(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Order, o.Shares = "turns", 10 }), 3)
	table, _ = gametest.Apply(t, table, gift(0, "I", 3), gift(1, "I", 4), gift(2, "J", 8), &Next{})
	gametest.WantDenied(t, table, &charter.Takeover{Company: "I", By: "J", Ratio: 2, Got: []int{1, 2}},
		"certificates.short got.0 (supply) seat 0 J shares=1 value=1 min=0 max=0")
}

func TestWhomATakeoverAsks(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, fixed(), 3), gift(1, "I", 4))
	for _, f := range (&charter.Takeover{Company: "I", By: "J", Ratio: 2}).Form(table).Fields {
		expect.True(t, f.Seat == calc.None || f.Seat == 1 || f.Allowed.Count() <= 1,
			"seat %d is asked for %s", f.Seat, f.Name)
	}
}

// A list longer than the number of seats is refused when the entry is recorded, but the form still works.
func TestATakeoverWithMoreBonusesThanPlayers(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.ShareLimit = 5 }), 3), gift(1, "I", 4))
	e := &charter.Takeover{Company: "I", By: "J", Ratio: 2, Bonus: slices.Insert(make([]int, 60), 60, 10)}
	_, asked := e.Form(table).Field("got.2")
	expect.True(t, asked, "the last player is not asked")
	gametest.WantDenied(t, table, e, "takeover.size bonus (takeover) value=61 max=3")
}
