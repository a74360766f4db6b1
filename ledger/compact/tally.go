package compact

import "scripkeeper/calc"

// A tally counts how often each of a row of values was chosen.
type tally map[int]uint32

// How much a value weighs among the others: freshWeight or less before it was ever chosen, and chosenWeight more for
// each time in the widest context; each narrower context counts twice as much as the one before it.
const (
	freshWeight  = 4
	chosenWeight = 3
	// maxCounted is how much a value may count in a context before all its counts are halved, so that what is long past
	// weighs less.
	maxCounted = 64
	// maxListed is how many values are counted one by one.
	maxListed = 128
)

// listed is one of a row of different values, not more than [maxListed]. How often each comes is learned in each of
// some contexts, from the widest to the narrowest; fresh is what each weighs before. It gives the place.
func (w *wire) listed(place int, values []int, fresh uint32, contexts ...context) int {
	if w.err != nil || len(values) <= 1 {
		return 0
	}
	weights := make([]uint32, len(values))
	for i, value := range values {
		weights[i] = fresh
		for deep, at := range contexts {
			weights[i] += w.tallies[at][value] << deep
		}
	}
	place = w.share(place, weights)
	for _, at := range contexts {
		w.learnValue(at, values[place])
	}
	return place
}

// learnValue takes a choice into account.
func (w *wire) learnValue(at context, value int) {
	t, known := w.tallies[at]
	if !known {
		t = tally{}
		w.tallies[at] = t
	}
	t[value] += chosenWeight
	if t[value] > maxCounted {
		for v := range t {
			t[v] /= 2
		}
	}
}

// weighed is a place among not more than [maxListed], where it is known how likely each is.
func (w *wire) weighed(place int, odds []int) int {
	if w.err != nil {
		return 0
	}
	sum := 0
	for _, n := range odds {
		sum += max(1, n)
	}
	weights := calc.Map(odds, func(n int) uint32 { return uint32(1 + max(1, n)*(maxTotal/2)/sum) })
	return w.share(place, weights)
}

// share is one of some places with these weights, which must not come to more than [maxTotal].
func (w *wire) share(place int, weights []uint32) int {
	total := calc.Sum(weights)
	if w.reads() {
		at := w.in.peek(total)
		for place = 0; at >= weights[place]; place++ {
			at -= weights[place]
		}
	}
	w.one(calc.Sum(weights[:place]), weights[place], total)
	return place
}
