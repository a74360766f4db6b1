package stockholder

import (
	"testing"

	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// This file and settled_order_test.go test sentences of E.6 that have no examples.

// E.6: repurchases come after all other effects of a card, so its dividends can pay for them.
func TestDividendsOfTheSameCardPayForRepurchases(t *testing.T) {
	table := stand(t, classic("4x6"), four{200, 20, 100, 100}, has(0, four{}), has(0, four{3, 6}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(yellow, green, red)})
	// The dividend is 3 x 50 = 150. Red falls by 30 from 20 to below 10, and a share costs 20 to keep: 6 x 20 = 120.
	gametest.WantSeat(t, next, 1, 30, four{3, 6})
	wantSaid(t, s, "dividend repurchase",
		"dividend (dividend) seat 1 blue shares=3 raw=300 max=250 each=50 amount=150",
		"repurchase.all (repurchase) seat 1 red lost=6 price=20 cash=150 kept=6 amount=120 gone=0 rest=30")
}

// E.6: only the mover gets compensation, for shares held after step 1.
func TestCompensationIsTheMoversAfterStep1(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(300, four{2, 4}), has(0, four{9}), has(0, four{9}))
	next, _ := gametest.Apply(t, table, &Turn{Before: four{3, -1}, Card: "B-60", Free: fourcolours.Assign(green)})
	// Cash is 300 + 100 - 300 = 100, plus 5 blue x 60 = 300. The price of red did not move.
	gametest.WantSeats(t, next, has(400, four{5, 3}), has(0, four{9}), has(0, four{9}))
}

// E.6: a colour that costs more than the cash is skipped in favour of the next.
func TestColourOutOfReachIsSkipped(t *testing.T) {
	table := stand(t, classic("4x6"), four{20, 10, 10, 100}, has(0, four{}), has(12, four{3, 2, 4}))
	next, s := gametest.Apply(t, table, &Turn{Card: "G+100", Free: fourcolours.Assign(yellow, blue, red)})
	// A share of blue (20 - 20) or yellow (10 - 10) costs 10 to keep, a share of red 30. Yellow's old price was lower.
	gametest.WantSeat(t, next, 1, 2, four{0, 0, 1})
	wantSaid(t, s, "repurchase",
		"repurchase.some (repurchase) seat 1 yellow lost=4 price=10 cash=12 kept=1 amount=10 gone=3 rest=2",
		"repurchase.none (repurchase) seat 1 blue lost=3 price=10 cash=2 kept=0 amount=0 gone=3 rest=2",
		"repurchase.none (repurchase) seat 1 red lost=2 price=30 cash=2 kept=0 amount=0 gone=2 rest=2")
}
