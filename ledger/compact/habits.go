package compact

import (
	"slices"

	"scripkeeper/calc"
)

// A habits remembers the kinds of the latest entries, because a player who passes once is likely to pass again.
type habits struct {
	numbers map[string]int
	last    int
	lastOf  map[int]int
}

// otherKind stands for an entry that is not expected, and noKind for the kind before the first entry.
const (
	otherKind = -1
	noKind    = -2
)

func newHabits() habits {
	return habits{numbers: map[string]int{}, last: noKind, lastOf: map[int]int{}}
}

func (h *habits) number(kind string) int {
	number, met := h.numbers[kind]
	if !met {
		number = len(h.numbers)
		h.numbers[kind] = number
	}
	return number
}

func (h *habits) learn(kind string, turn int) {
	h.last = h.number(kind)
	h.lastOf[turn] = h.last
}

func (h *habits) contexts(turn int) []context {
	lastOf, met := h.lastOf[turn]
	if !met {
		lastOf = noKind
	}
	return []context{{"entry", 0}, {"entry after", h.last}, {"entry of", lastOf}}
}

// expected writes or reads the index of an expected entry: first the entry's kind, then the index within the kind.
// other reports that the entry was not expected.
func (w *wire) expected(place int, expected []calc.Entry, turn int) (at int, other bool) {
	kinds := []int{otherKind}
	for _, e := range expected {
		if kind := w.habits.number(e.Kind()); !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	which := 0
	if place >= 0 && place < len(expected) {
		which = slices.Index(kinds, w.habits.number(expected[place].Kind()))
	}
	which = w.listed(which, kinds, 1, w.habits.contexts(turn)...)
	if which == 0 || w.err != nil {
		return 0, true
	}
	places := calc.IndexesWhere(len(expected), func(i int) bool {
		return w.habits.number(expected[i].Kind()) == kinds[which]
	})
	of := max(0, slices.Index(places, place))
	return places[w.listed(of, places, freshWeight, context{"entry place", kinds[which]})], false
}
