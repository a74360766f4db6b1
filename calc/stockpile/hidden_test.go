package stockpile

import "testing"

// A game with hidden portfolios comes out as the same game with open books does, whatever is dealt. The script compares
// every entry's cash.
func TestHiddenGamesComeOutAsOpenOnes(t *testing.T) {
	for seed := range uint64(60) {
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
