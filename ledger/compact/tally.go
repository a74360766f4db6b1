package compact

import "scripkeeper/calc"

type tally map[int]uint32

// A value not chosen yet has a weight of at most freshWeight. Each choice adds chosenWeight in the widest context. Each
// narrower context counts twice as much as the one before it.
const (
	freshWeight  = 4
	chosenWeight = 3
	// Above maxCounted, all counts of a context are halved, so that old choices weigh less.
	maxCounted = 64
	maxListed  = 128
)

// listed writes or reads one of at most [maxListed] different values, and returns the index. It learns frequencies in
// all contexts, from the widest to the narrowest. fresh is the initial weight of each value.
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

// weighed writes or reads an index into odds, which has at most [maxListed] items.
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

// share writes the index place, or reads and returns an index. All weights add up to at most [maxTotal].
func (w *wire) share(place int, weights []uint32) int {
	total := calc.Sum(weights)
	if w.reads() {
		at := w.in.peek(total)
		for place = 0; at >= weights[place]; place++ {
			at -= weights[place]
		}
	}
	w.choose(calc.Sum(weights[:place]), weights[place], total)
	return place
}
