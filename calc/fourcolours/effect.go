package fourcolours

import "strconv"

// A Sort is a kind of effect on a price.
type Sort uint8

const (
	Add Sort = iota
	Double
	Half
	Zero // changes no price, but removes the strongest effects
)

// An Effect is the effect of one number on a card.
type Effect struct {
	Sort Sort
	By   int // the amount added for [Add], otherwise 0
}

func Plus(by int) Effect { return Effect{Sort: Add, By: by} }

// String formats the effect as on a card: "+100", "-30", "x2", "/2", "0".
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
