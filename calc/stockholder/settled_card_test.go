package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// The tests of this file and of settled_money_test.go and settled_order_test.go prove the sentences of E.6.

// E.6: a hundred gives +100 to its own colour, and -10, -20, -30 to the others as the mover assigns them.
func TestHundredIsAssignedByTheMover(t *testing.T) {
	for own := range Colours {
		for a := range Colours {
			for b := range Colours {
				for c := range Colours {
					if a == b || a == c || b == c || a == own || b == own || c == own {
						continue
					}
					want := hundreds()
					want[own], want[a], want[b], want[c] = 200, 90, 80, 70
					next, _ := gametest.Apply(t, open(t, classic("4x6"), 2),
						&Turn{Card: fourcolours.Codes[own:own+1] + "+100", Free: fourcolours.Assign(a, b, c)})
					gametest.WantPrices(t, next, want[:]...)
				}
			}
		}
	}
}

// E.6: all three numbers of a hundred are obligatory, each falls on another colour, none on its own.
func TestHundredIsAssignedInFull(t *testing.T) {
	table := open(t, classic("4x6"), 2)
	turn := func(free Free) *Turn { return &Turn{Card: "B+100", Free: free} }
	gametest.WantDenied(t, table, turn(Free{}), "free.missing free.0 (card) count=3")
	gametest.WantDenied(t, table, turn(fourcolours.Assign(red, yellow)), "free.missing free.2 (card) count=3")
	gametest.WantDenied(t, table, turn(fourcolours.Assign(red, yellow, red)), "free.twice free.2 (card) red")
	gametest.WantDenied(t, table, turn(fourcolours.Assign(red, blue, green)), "free.own free.1 (card) blue")
}

// E.6: a double is x2 own and :2 one other, or :2 own and x2 one other.
func TestDoubleGoesBothWays(t *testing.T) {
	for own := range Colours {
		for other := range Colours {
			if other == own {
				continue
			}
			for card, prices := range map[string][2]int{"x2": {200, 50}, "/2": {50, 200}} {
				want := hundreds()
				want[own], want[other] = prices[0], prices[1]
				next, _ := gametest.Apply(t, open(t, classic("4x6"), 2),
					&Turn{Card: fourcolours.Codes[own:own+1] + card, Free: fourcolours.Assign(other)})
				gametest.WantPrices(t, next, want[:]...)
			}
		}
	}
}

// E.2: a small card's free number has the other sign; the two make 90.
func TestSmallCardMovesTwoColours(t *testing.T) {
	for card, want := range map[string]four{
		"G+60": {100, 70, 100, 160}, "G+50": {100, 60, 100, 150}, "G+40": {100, 50, 100, 140},
		"G+30": {100, 40, 100, 130},
		"G-30": {100, 160, 100, 70}, "G-40": {100, 150, 100, 60}, "G-50": {100, 140, 100, 50},
		"G-60": {100, 130, 100, 40},
	} {
		next, _ := gametest.Apply(t, open(t, classic("4x6"), 2), &Turn{Card: card, Free: fourcolours.Assign(red)})
		gametest.WantPrices(t, next, want[:]...)
	}
}

// E.6: rounding only ever happens on :2 of an odd ten, always up to the next ten.
func TestOnlyTheHalfOfAnOddTenIsRounded(t *testing.T) {
	for old := 10; old <= 250; old += 10 {
		for _, code := range []string{"Bx2", "B/2", "B+30", "B-60", "B+100"} {
			table := stand(t, classic("4x6"), four{old, 100, 100, 100}, has(0, four{}), has(0, four{}))
			next, s := gametest.Apply(t, table, plain(t, table, code))
			var rounded []string
			if code == "B/2" && old%20 == 10 && old > 10 {
				rounded = []string{said(calc.Line{Kind: "price.half.rounded", Rule: "rounding", Seat: calc.None,
					Terms: []calc.Term{
						calc.With("old", old), calc.With("by", 2), calc.With("raw", old/2), calc.With("new", old/2+5),
					}})}
				gametest.WantPrices(t, next, old/2+5)
			}
			wantSaid(t, s, "price.half.rounded price.double.rounded price.add.rounded price.subtract.rounded",
				rounded...)
		}
	}
	for old, price := range map[int]int{30: 20, 50: 30, 170: 90, 250: 130} {
		table := stand(t, classic("4x6"), four{old, 100, 100, 100}, has(0, four{}), has(0, four{}))
		gametest.WantPrices(t, laid(t, table, "B/2"), price)
	}
}

// E.6: a raw 5 stays 5; it is not rounded up to the bottom, so it zeroes.
func TestRawFiveStaysFive(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 100, 100, 100}, has(0, four{}), has(15, four{4}))
	next, _ := gametest.Apply(t, table, plain(t, table, "B/2"))
	gametest.WantSeat(t, next, 1, 0, four{3})
}

// E.6: zeroing is below 10; exactly 10 is an ordinary fall.
func TestExactlyTenIsAnOrdinaryFall(t *testing.T) {
	for old, kept := range map[int]int{70: 5, 60: 0} {
		table := stand(t, classic("4x6"), four{old, 100, 100, 100}, has(0, four{2}), has(0, four{5, 1}))
		next, _ := gametest.Apply(t, table, plain(t, table, "B-60"))
		gametest.WantPrices(t, next, 10)
		gametest.WantSeats(t, next, has(2*(old-10), four{2}), has(0, four{kept, 1}))
	}
}

// E.3.2: each colour of a card is handled alone; a colour that no number falls on stays.
func TestColoursThatTheCardDoesNotTouchStay(t *testing.T) {
	table := stand(t, classic("4x6"), four{100, 250, 10, 100}, has(0, four{1, 1, 1, 1}), has(0, four{1, 1, 1, 1}))
	next, s := gametest.Apply(t, table, &Turn{Card: "B+30", Free: fourcolours.Assign(green)})
	gametest.WantPrices(t, next, 130, 250, 10, 40)
	wantSaid(t, s, "price",
		"price.add (card) blue old=100 by=30 raw=130 new=130",
		"price.subtract (card) green old=100 by=60 raw=40 new=40")
	gametest.WantSeats(t, next, has(60, four{1, 1, 1, 1}), has(0, four{1, 1, 1, 1}))
}
