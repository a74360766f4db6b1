package stockpile

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A game with hidden portfolios comes out as the same game with open books does, whatever is dealt. The script compares
// every entry's cash.
func TestHiddenGamesComeOutAsOpenOnes(t *testing.T) {
	for seed := range uint64(gametest.Some(60)) {
		for seats := 2; seats <= maxSeats; seats++ {
			o := with(standard(), func(o *Options) {
				if seed%2 == 0 {
					advanced(o)
				}
				o.Investors = seed%3 == 0
				o.FeesStrict, o.Forgiven, o.OneSplit = seed%5 == 0, seed%7 == 0, seed%11 == 0
			})
			script{name: "hidden", options: o, seats: seats, seed: 1000 + seed}.play(t)
		}
	}
}

// A fee that the cash does not cover is owed as it is: 2, of which 1 is not covered, and not 1.
func TestOwedFeesReadAsTheyAre(t *testing.T) {
	table := stand(t, standard(), "selling", []SeatPosition{owing(cash(1), 2), cash(5), cash(5)})
	for _, place := range (Rulebook{}).Standing(table).Places {
		want := []calc.Term{calc.With("fees", -2), calc.With("uncovered", 1)}
		if place.Seat == 0 && (place.Worth != 0 || !slices.Equal(place.Extras, want)) {
			t.Errorf("worth %d with %v, want 0 with %v", place.Worth, place.Extras, want)
		}
	}
}
