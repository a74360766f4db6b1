package people

import (
	"slices"

	"scripkeeper/ledger"
)

const (
	LookColors = 6
	LookShapes = 12
)

// Look is a person's colour, from 0 to [LookColors]-1, and shape, from 0 to [LookShapes]-1.
type Look struct{ Color, Shape int }

// LookOf returns the n-th look, from 0. The first 72 looks differ, any twelve from a multiple of twelve on also by shape
// alone, and neighbours in both colour and shape.
func LookOf(n int) Look { return Look{n % LookColors, (n + n/LookShapes) % LookShapes} }

// Looks returns a different look for each seat: the person's own look, or another if an earlier seat has that look. A
// seat with the zero Person gets an unused look.
func Looks(seats []Person) []Look {
	looks := make([]Look, len(seats))
	var taken []Look
	given := make([]bool, len(seats))
	for seat, person := range seats {
		if look := person.Look.valid(); person.ID != (ledger.PersonID{}) && !slices.Contains(taken, look) {
			looks[seat], given[seat] = look, true
			taken = append(taken, look)
		}
	}
	for seat := range seats {
		if !given[seat] {
			looks[seat] = freeLook(seat, taken)
			taken = append(taken, looks[seat])
		}
	}
	return looks
}

// freeLook returns the first look, from the n-th look on, that is used least.
func freeLook(n int, taken []Look) Look {
	const all = LookColors * LookShapes
	used := map[Look]int{}
	for _, look := range taken {
		used[look]++
	}
	best := LookOf(n % all)
	for i := range all {
		if look := LookOf((n + i) % all); used[look] < used[best] {
			best = look
		}
	}
	return best
}

func (l Look) valid() Look {
	return Look{max(0, l.Color) % LookColors, max(0, l.Shape) % LookShapes}
}
