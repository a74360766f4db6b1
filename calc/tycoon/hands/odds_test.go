package hands

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// want holds the frequencies, per million, of 0 to 4 aces in 5 of 52 cards (hypergeometric distribution).
func TestDrawOdds(t *testing.T) {
	want := []int{658842, 299474, 39930, 1736, 18}
	odds := DrawOdds(4, 52, 5, 4)
	for n, share := range want {
		if got := odds[n] * 1_000_000 / calc.Sum(odds); got < share-1000 || got > share+1000 {
			t.Errorf("%d of 4 come %d times in a million, must be %d", n, got, share)
		}
	}
	for _, odds := range [][]int{DrawOdds(500, 500, 90, 90), DrawOdds(0, 0, 0, 0), DrawOdds(3, 1, 9, 2),
		DrawOdds(1000, 4000, 1000, 1000)} {
		for n, share := range odds {
			expect.True(t, share >= 1 && share <= 1<<20, "%d has the odds %d", n, share)
		}
	}
}

// Of three cards in ascending order, the first is likely low. A card out of order is unlikely.
func TestRisingOdds(t *testing.T) {
	odds := risingOdds([]int{1, 1, 1, 1}, 0, 3)
	expect.True(t, odds[0] > 2*odds[1] && odds[2] == 1 && odds[3] == 1, "the first of three is %v", odds)
	odds = risingOdds([]int{2, 2, 2, 2}, 2, 1)
	expect.True(t, odds[0] == 1 && odds[1] == 1 && odds[2] == odds[3] && odds[2] >= 2,
		"the last one after the third face is %v", odds)
	for _, share := range risingOdds([]int{90, 90, 90}, 0, 60) {
		expect.True(t, share >= 1 && share <= 1<<20, "one has the odds %d", share)
	}
}
