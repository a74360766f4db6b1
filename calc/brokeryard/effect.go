package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// A fate is what an update does with an effect.
type fate uint8

const (
	// counted effects change the price.
	counted fate = iota
	// cancelled ones met an opposite effect.
	cancelled
	// zeroed ones were taken away by a zero.
	zeroed
	// beyond are those too weak to count.
	beyond
)

// A played effect is what one card does to one colour.
type played struct {
	Effect
	// seat is who played the card.
	seat int
	// worth is what the effect adds to the price, above or below zero.
	worth int
	fate  fate
	// by is who played the effect that cancelled it.
	by int
	// met means that it cancelled an effect of another sort, which is only possible once both are numbers.
	met bool
}

// A contest is all that was played on one colour in a round, and what comes of it.
type contest struct {
	price   int
	effects []played
	// zeros are the seats that played a zero of the colour.
	zeros []int
	// lineOrder are the indexes of the effects in the order in which they are told: the cancelled ones by pairs, then
	// by their strength.
	lineOrder []int
	// raw is what the effects make of the price, before bounds and rounding.
	raw int
}

// worthOn is what an effect adds to a price. Half a price is exact, because prices are multiples of ten.
func worthOn(e Effect, price int) int {
	switch e.Sort {
	case fourcolours.Double:
		return price
	case fourcolours.Half:
		return -price / 2
	}
	return e.By
}

// add adds an effect that a seat played.
func (c *contest) add(seat int, e Effect) {
	if e.Sort == fourcolours.Zero {
		c.zeros = append(c.zeros, seat)
		return
	}
	c.effects = append(c.effects, played{Effect: e, seat: seat, worth: worthOn(e, c.price)})
}

// decideFates decides every effect's fate and sums up those that count (rules D.3.1 to D.3.7): opposite effects cancel
// one another, zeros take away the strongest of the rest, and of what remains then the strongest count.
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
	c.order(left, o.ZeroFallFirst)
	gone := min(o.removes(len(c.zeros)), len(left))
	for _, index := range left[:gone] {
		c.effects[index].fate = zeroed
	}
	if o.ZeroFallFirst {
		c.order(left[gone:], false)
	}
	c.raw = c.price
	for i, index := range left[gone:] {
		if i < o.counts(len(left)) {
			c.raw += c.effects[index].worth
		} else {
			c.effects[index].fate = beyond
		}
	}
	c.lineOrder = append(c.lineOrder, left...)
}
