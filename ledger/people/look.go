package people

import (
	"slices"

	"scripkeeper/ledger"
)

// LookColors and LookShapes are how many colours and shapes a [Look] can have.
const (
	LookColors = 6
	LookShapes = 12
)

// A Look is the mark of a player: a colour from 0 to [LookColors]-1 and a shape from 0 to [LookShapes]-1. How these
// look is the screen's to say.
type Look struct{ Color, Shape int }

// LookOf is the n-th look, counted from 0. The first 72 differ, and each from the next in both colour and shape.
func LookOf(n int) Look { return Look{n % LookColors, (n + n/LookColors) % LookShapes} }

// Looks are the marks of people at one table, by seat: each his own, and of two with the same look the later one
// another. A seat where nobody is known (the zero Person) has what is left.
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

// freeLook is the first look from the n-th on that few have: nobody, where there is one.
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

// valid is the look that there is for numbers that may come from a newer program.
func (l Look) valid() Look {
	return Look{max(0, l.Color) % LookColors, max(0, l.Shape) % LookShapes}
}
