package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// E.6: all operations of a card come first, then all repurchases: its dividends can pay for them.
func TestDividendsOfTheSameCardPayForRepurchases(t *testing.T) {
	table := stand(t, classic("4x6"), four{200, 20, 100, 100}, has(0, four{}), has(0, four{3, 6}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B+100", Free: fourcolours.Assign(yellow, green, red)})
	// 3 x 50 = 150 of dividend; red at 20 - 30 = -10 costs 20: 6 x 20 = 120.
	gametest.WantSeat(t, next, 1, 30, four{3, 6})
	wantSaid(t, s, "dividend repurchase",
		"dividend (dividend) seat 1 blue shares=3 raw=300 max=250 each=50 amount=150",
		"repurchase.all (repurchase) seat 1 red lost=6 price=20 cash=150 kept=6 amount=120 gone=0 rest=30")
}

// E.6: compensation is the mover's alone, for the shares that he holds after step 1.
func TestCompensationIsTheMoversAfterStep1(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(300, four{2, 4}), has(0, four{9}), has(0, four{9}))
	next, _ := gametest.Apply(t, table, &Turn{Before: four{3, -1}, Card: "B-60", Free: fourcolours.Assign(green)})
	// Cash 300 + 100 - 300 = 100, then 5 blue x 60 = 300; the red ones did not move.
	gametest.WantSeats(t, next, has(400, four{5, 3}), has(0, four{9}), has(0, four{9}))
}

// E.6: compensation is paid by the rounded and bounded new price.
func TestCompensationTakesTheNewPrice(t *testing.T) {
	for old, each := range map[int]int{170: 80, 250: 120, 30: 10, 20: 10, 10: 0} {
		table := stand(t, classic("4x6"), four{old, 100, 100, 100}, has(0, four{1}), has(0, four{}))
		gametest.WantSeat(t, laid(t, table, "B/2"), 0, each, four{1})
	}
	for old, each := range map[int]int{100: 60, 70: 60, 60: 50, 20: 10, 10: 0} {
		table := stand(t, classic("4x6"), four{old, 100, 100, 100}, has(0, four{1}), has(0, four{}))
		gametest.WantSeat(t, laid(t, table, "B-60"), 0, each, four{1})
	}
}

// E.6: a colour at 10 that is zeroed again pays the mover 0, and costs the others once more.
func TestZeroedAgainPaysTheMoverNothing(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(0, four{5}), has(90, four{5}))
	next, _ := gametest.Apply(t, table, plain(t, table, "B-30"))
	gametest.WantSeats(t, next, has(0, four{5}), has(0, four{3}))
}

// E.4.3, E.6: dividends go to every player in the game, the mover too, also when the price was 250 already.
func TestDividendsAtTheTop(t *testing.T) {
	table := stand(t, classic("4x6"), four{250, 100, 100, 100},
		has(0, four{2}), has(0, four{1}), calc.SeatPosition{Shares: []int{7, 0, 0, 0}, Out: true}, has(0, four{}))
	next, _ := gametest.Apply(t, table, plain(t, table, "B+40"))
	gametest.WantPrices(t, next, 250)
	gametest.WantSeats(t, next, has(80, four{2}), has(40, four{1}), has(0, four{7}), has(0, four{}))
}

// E.6: the repurchase takes shares of step 1 into account: what the mover sold in it earns him no dividend.
func TestDividendsAreForSharesHeldAtTheCard(t *testing.T) {
	table := stand(t, classic("4x6"), four{240, 100, 100, 100}, has(0, four{3}), has(0, four{3}))
	next, _ := gametest.Apply(t, table, &Turn{Before: four{-3}, Card: "B+60", Free: fourcolours.Assign(red)})
	gametest.WantSeats(t, next, has(720, four{}), has(150, four{3}))
}

// E.6: the repurchase is forced: min(lost, cash / (10 - raw)), and nobody is asked.
func TestRepurchaseIsForced(t *testing.T) {
	for cash, kept := range map[int]int{0: 0, 29: 0, 30: 1, 89: 2, 90: 3, 119: 3, 120: 4, 500: 4} {
		table := stand(t, classic("4x6"), four{40, 100, 100, 100}, has(0, four{}), has(cash, four{4, 1}))
		turn := plain(t, table, "B-60")
		next, _ := gametest.Apply(t, table, turn)
		gametest.WantSeat(t, next, 1, cash-30*kept, four{kept, 1})
		for _, field := range turn.Form(table).Fields {
			expect.True(t, field.Name != "keep.1.0" && field.Name != "first.1", "the form asks for %s", field.Name)
		}
		turn.Keep = []Keep{{Seat: 1, Company: blue}}
		gametest.WantDenied(t, table, turn, "keep.stray keep (repurchase)")
	}
}

// E.6, chapter Zeroing: only cash counts; shares of other colours cannot be sold for it.
func TestRepurchaseIsPaidInCashOnly(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 250, 100, 100}, has(0, four{}), has(19, four{5, 10}))
	next, _ := gametest.Apply(t, table, &Turn{Card: "B-30", Free: fourcolours.Assign(green)})
	gametest.WantSeat(t, next, 1, 19, four{0, 10})
}

// E.6: a colour that the cash does not reach is skipped, the next is tried with what is left.
func TestColourOutOfReachIsSkipped(t *testing.T) {
	table := stand(t, classic("4x6"), four{20, 10, 10, 100}, has(0, four{}), has(12, four{3, 2, 4}))
	next, s := gametest.Apply(t, table, &Turn{Card: "G+100", Free: fourcolours.Assign(yellow, blue, red)})
	// Blue 20 - 20 and yellow 10 - 10 both cost 10, red 10 - 30 costs 30. Yellow stood lower, so it comes first.
	gametest.WantSeat(t, next, 1, 2, four{0, 0, 1})
	wantSaid(t, s, "repurchase",
		"repurchase.some (repurchase) seat 1 yellow lost=4 price=10 cash=12 kept=1 amount=10 gone=3 rest=2",
		"repurchase.none (repurchase) seat 1 blue lost=3 price=10 cash=2 kept=0 amount=0 gone=3 rest=2",
		"repurchase.none (repurchase) seat 1 red lost=2 price=30 cash=2 kept=0 amount=0 gone=2 rest=2")
}

// E.6: repurchases happen for every holder but the mover, each with his own cash.
func TestEveryHolderRepurchases(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(999, four{3}), has(60, four{3}), has(10, four{3, 1}),
		has(45, four{1}))
	next, _ := gametest.Apply(t, table, plain(t, table, "B-30"))
	gametest.WantSeats(t, next, has(999, four{3}), has(0, four{2}), has(10, four{0, 1}), has(15, four{1}))
}

// E.6: there is no limit on shares, per player or in all, and the bank never runs out.
func TestNoLimitOnShares(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(200_000, four{}), has(200_000, four{}))
	table, _ = gametest.Apply(t, table, &Turn{Before: four{20_000}, Card: "R+30", Free: fourcolours.Assign(green)},
		&Turn{Seat: 1, Before: four{20_000}, Card: "B+60", Free: fourcolours.Assign(red)},
		&Turn{Card: "B+100", Free: fourcolours.Assign(red, yellow, green)},
		&Turn{Seat: 1, Card: "Bx2", Free: fourcolours.Assign(green), After: four{-20_000}})
	// 10 + 60 + 100 = 170, x 2 = 340: 90 a share to both, then 250 for each of 20,000.
	gametest.WantPrices(t, table, 250)
	gametest.WantSeats(t, table, has(1_800_000, four{20_000}), has(6_800_000, four{}))
}
