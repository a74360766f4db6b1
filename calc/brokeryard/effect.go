package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

type fate uint8

const (
	counted   fate = iota // changes the price
	cancelled             // met an opposite effect
	zeroed                // removed by a zero
	beyond                // too weak to count
)

type played struct {
	Effect
	seat  int // the seat that played the card
	worth int // the change of the price, negative for a fall
	fate  fate
	by    int // the seat whose effect cancelled it
	// met means that the effect was converted to a number and cancelled by an equal number.
	met bool
}

// A contest collects the effects on one colour in a round, and works out the price that results.
type contest struct {
	price   int
	effects []played
	zeros   []int // the seats that played a zero
	// lineOrder lists the effects' indexes in line order: cancelled effects pair by pair, then the rest by strength.
	lineOrder []int
	raw       int // the price after all effects, before bounds and rounding
}

// worthOn returns the change that an effect makes to a price. Half a price is exact, since prices are multiples of ten.
func worthOn(e Effect, price int) int {
	switch e.Sort {
	case fourcolours.Double:
		return price
	case fourcolours.Half:
		return -price / 2
	}
	return e.By
}

func (c *contest) add(seat int, e Effect) {
	if e.Sort == fourcolours.Zero {
		c.zeros = append(c.zeros, seat)
		return
	}
	c.effects = append(c.effects, played{Effect: e, seat: seat, worth: worthOn(e, c.price)})
}

// decideFates decides which effects count, and adds these up (rules D.3.1 to D.3.7). Opposite effects cancel each other
// first; zeros then remove the strongest remaining effects; finally the strongest of the effects left count.
func (c *contest) decideFates(o *Options) {
	c.lineOrder = make([]int, 0, len(c.effects))
	c.cancel(func(a, b *played) bool {
		return a.Sort == fourcolours.Double && b.Sort == fourcolours.Half ||
			a.Sort == fourcolours.Half && b.Sort == fourcolours.Double
	})
	c.cancel(func(a, b *played) bool {
		return a.worth == -b.worth && (o.ConvertFirst || a.Sort == fourcolours.Add && b.Sort == fourcolours.Add)
	})
	left := calc.Where(len(c.effects), func(index int) bool { return c.effects[index].fate != cancelled })
	c.sortByStrength(left, o.ZeroFallFirst)
	gone := min(o.removedEffects(len(c.zeros)), len(left))
	for _, index := range left[:gone] {
		c.effects[index].fate = zeroed
	}
	if o.ZeroFallFirst {
		c.sortByStrength(left[gone:], false)
	}
	c.raw = c.price
	for i, index := range left[gone:] {
		if i < o.countedEffects(len(left)) {
			c.raw += c.effects[index].worth
		} else {
			c.effects[index].fate = beyond
		}
	}
	c.lineOrder = append(c.lineOrder, left...)
}
