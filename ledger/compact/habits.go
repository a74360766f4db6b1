package compact

import (
	"slices"

	"scripkeeper/calc"
)

// Habits are which kinds of entries came so far. What comes next is learned by that: whoever passes once passes again.
type habits struct {
	// numbers are the kinds that were met, by the numbers that they are counted under.
	numbers map[string]int
	// last is the kind of the entry written last, lastOf that of each seat whose turn it was.
	last   int
	lastOf map[int]int
}

// Kinds that are no kind: that of an entry which is not among those expected, and that before the first one.
const (
	otherKind = -1
	noKind    = -2
)

func newHabits() habits {
	return habits{numbers: map[string]int{}, last: noKind, lastOf: map[int]int{}}
}

// number is the number that a kind is counted under.
func (h *habits) number(kind string) int {
	number, met := h.numbers[kind]
	if !met {
		number = len(h.numbers)
		h.numbers[kind] = number
	}
	return number
}

// learn takes an entry into account.
func (h *habits) learn(kind string, turn int) {
	h.last = h.number(kind)
	h.lastOf[turn] = h.last
}

// contexts are what the kind of the next entry is learned by: the last entry, and the last one in the turn of a seat.
func (h *habits) contexts(turn int) []context {
	lastOf, met := h.lastOf[turn]
	if !met {
		lastOf = noKind
	}
	return []context{{"entry", 0}, {"entry after", h.last}, {"entry of", lastOf}}
}

// expected tells which of the expected entries it is, by its kind and then by its place among those of one kind; or
// that it is another.
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
	var places []int
	for i, e := range expected {
		if w.habits.number(e.Kind()) == kinds[which] {
			places = append(places, i)
		}
	}
	of := max(0, slices.Index(places, place))
	return places[w.listed(of, places, freshWeight, context{"entry place", kinds[which]})], false
}
