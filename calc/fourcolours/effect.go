package fourcolours

import "strconv"

// A Sort is what kind of effect a number on a card is.
type Sort uint8

const (
	// Add adds a number, above or below zero, to a price.
	Add Sort = iota
	// Double doubles a price.
	Double
	// Half halves it.
	Half
	// Zero keeps it: it takes away the strongest effects.
	Zero
)

// An Effect is what one number on a card does to a price.
type Effect struct {
	Sort Sort
	// By is the number of an [Add], else 0.
	By int
}

// Plus is the effect that adds a number, above or below zero.
func Plus(by int) Effect { return Effect{Sort: Add, By: by} }

// String writes the effect as cards do: "+100", "-30", "x2", "/2", "0".
func (e Effect) String() string {
	switch {
	case e.Sort == Double:
		return "x2"
	case e.Sort == Half:
		return "/2"
	case e.Sort == Zero:
		return "0"
	case e.By > 0:
		return "+" + strconv.Itoa(e.By)
	}
	return strconv.Itoa(e.By)
}

// Key names the effect among choices.
func (e Effect) Key() string {
	switch {
	case e.Sort == Double:
		return "double"
	case e.Sort == Half:
		return "half"
	case e.Sort == Zero:
		return "zero"
	case e.By > 0:
		return "plus" + strconv.Itoa(e.By)
	}
	return "minus" + strconv.Itoa(-e.By)
}
