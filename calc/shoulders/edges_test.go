package shoulders

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// Rule B.2, operating phase, at the exact multiples of the value, from the first step of the track to the last: what
// each share earns, and the value after.
func TestDividendsAtTheEnds(t *testing.T) {
	for _, c := range []struct{ revenue, value, each, after int }{
		{9, 10, 0, 10}, {10, 10, 1, 15}, {19, 10, 1, 15}, {20, 10, 2, 20}, {30, 10, 3, 20}, {179, 60, 17, 100},
		{180, 60, 18, 120}, {149, 50, 14, 80}, {159, 80, 15, 100}, {240, 80, 24, 140}, {239, 80, 23, 120},
		{450, 450, 45, 450}, {1_080, 360, 108, 450}, {399, 400, 39, 400}, {800, 400, 80, 450}, {120, 40, 12, 60},
	} {
		table, _ := gametest.Apply(t, operates(t, board.Standard(), c.value),
			&operating.Operate{Company: "swift", Revenue: c.revenue, Use: "dividends"})
		gametest.WantPrice(t, table, swift, c.after)
		wantCash(t, table, 0, 3*c.each)
		wantTreasury(t, table, swift, 3*c.each)
		must.Hold(t, !t.Failed(), "%d at %d", c.revenue, c.value)
	}
}

// Rules B.2 and B.3.1, drops: what is sold at the value before it, or share by share, down to the first step; and one
// step in all with friendly sales, share by share too.
func TestSalesAtTheEnds(t *testing.T) {
	each := func(o *board.Options) { o.DropEach = true }
	friendly := func(o *board.Options) { o.FriendlySales = true }
	both := func(o *board.Options) { o.DropEach, o.FriendlySales = true, true }
	for _, c := range []struct {
		change            func(o *board.Options)
		value, sold, paid int
		after, director   int
	}{
		{func(*board.Options) {}, 10, 2, 20, 10, 1}, {func(*board.Options) {}, 450, 3, 1_350, 320, 1},
		{func(*board.Options) {}, 25, 5, 125, 10, 1}, {each, 25, 5, 25 + 20 + 15 + 10 + 10, 10, 1},
		{each, 450, 3, 450 + 400 + 360, 320, 1}, {friendly, 10, 1, 10, 10, 1}, {friendly, 60, 3, 180, 50, 1},
		{both, 60, 3, 60 + 50 + 50, 50, 1}, {friendly, 60, 3, 180, 35, 0},
	} {
		o := with(board.Standard(), c.change)
		table := scene{options: o, cash: []int{0, 0}, on: map[int]CompanyPosition{
			swift: at(c.value, 0, cut{c.director, -1, []int{5}})}}.set(t)
		next, _ := gametest.Apply(t, table, sells(0, "swift", c.sold))
		expect.Equal(t, [...]int{next.Cash(0), next.Price(swift)}, [...]int{c.paid, c.after}, "%d sold at %d", c.sold,
			c.value)
	}
}

// Rule B.2, sold out and withholding, at the ends of the track.
func TestStepsAtTheEnds(t *testing.T) {
	for value, after := range map[int][2]int{10: {10, 15}, 450: {400, 450}, 60: {50, 80}} {
		table, _ := gametest.Apply(t, operates(t, board.Standard(), value),
			&operating.Operate{Company: "swift", Revenue: 7, Use: "withhold"})
		gametest.WantPrice(t, table, swift, after[0])
		wantTreasury(t, table, swift, 7)
		soldOut := map[int]CompanyPosition{swift: at(value, 0, cut{0, 1, []int{2, 3}})}
		stock := scene{cash: []int{0, 0}, on: soldOut}.set(t)
		stock, _ = gametest.Apply(t, stock, &Pass{Seat: 0}, &Pass{Seat: 1})
		gametest.WantPrice(t, stock, swift, after[1])
	}
}

// A position has one item for every seat, and an entry names nobody twice: a list that is too long or too short is
// refused. How many companies there are, what is sold, and who leads is for the table to say.
func TestListsOfAnotherLength(t *testing.T) {
	table := middles(t)[1]
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table), "companies")
	gametest.WrongLengths(t, Rulebook{}, table, sells(0, "swift", 1), "sales")
	goals := middles(t)[7]
	gametest.WrongLengths(t, Rulebook{}, goals, &Goal{Goal: "workers", Winners: []int{0, 2}}, "winners")
}
