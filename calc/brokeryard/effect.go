package brokeryard

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

type fate uint8

const (
	counted   fate = iota // changes the price
	cancelled             // met an opposite effect
	zeroed                // removed by a zero card
	beyond                // weaker than the effects that count
)

type played struct {
	Effect
	seat  int // the seat that played the card
	worth int // the change of the price, negative for a fall
	fate  fate
	by    int // the seat whose effect cancelled it
	// met means that the effect was converted to a number and then cancelled by an equal opposite number.
	met bool
}

// A contest holds the effects on one colour's price in a round, and computes the new price.
type contest struct {
	price   int
	effects []played
	zeros   []int // the seats that played a zero
	// lineOrder holds effects in the order of their lines: cancelled pairs, then the rest, strongest first.
	lineOrder []int
	raw       int // the price after all effects, before bounds and rounding
}

// worthOn returns an effect's change of a price. Half a price is a whole number, because prices are multiples of ten.
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

// decideFates decides which effects count and sums them up (rules D.3.1 to D.3.7). First, opposite effects cancel. Then
// zeros remove the strongest remaining effects. Of the rest, only the strongest count.
func (c *contest) decideFates(o *Options) {
	c.lineOrder = make([]int, 0, len(c.effects))
	c.cancel(func(a, b *played) bool {
		return a.Sort == fourcolours.Double && b.Sort == fourcolours.Half ||
			a.Sort == fourcolours.Half && b.Sort == fourcolours.Double
	})
	c.cancel(func(a, b *played) bool {
		return a.worth == -b.worth && (o.ConvertFirst || a.Sort == fourcolours.Add && b.Sort == fourcolours.Add)
	})
	left := calc.IndexesWhere(len(c.effects), func(index int) bool { return c.effects[index].fate != cancelled })
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

func (c *contest) cancel(opposite func(a, b *played) bool) {
	for i := range c.effects {
		if c.effects[i].fate == cancelled {
			continue
		}
		for j := i + 1; j < len(c.effects); j++ {
			if c.effects[j].fate == cancelled || !opposite(&c.effects[i], &c.effects[j]) {
				continue
			}
			c.effects[i].fate, c.effects[i].by = cancelled, c.effects[j].seat
			c.effects[j].fate, c.effects[j].by = cancelled, c.effects[i].seat
			met := (c.effects[i].Sort == fourcolours.Add) != (c.effects[j].Sort == fourcolours.Add)
			c.effects[i].met, c.effects[j].met = met, met
			c.lineOrder = append(c.lineOrder, i, j)
			break
		}
	}
}

// finalPrice returns the new price within the scale. A price ending in 5 is rounded in the direction of its change
// (rules D.3.9, D.3.10).
func (c *contest) finalPrice() int {
	price := min(max(c.raw, lowest), highest)
	switch rest := price % step; {
	case rest == 0:
		return price
	case c.raw > c.price:
		return price - rest + step
	default:
		return price - rest
	}
}

func (c *contest) sortByStrength(indexes []int, fallsFirst bool) {
	slices.SortStableFunc(indexes, func(i, j int) int {
		a, b := c.effects[i].worth, c.effects[j].worth
		if fallsFirst {
			return cmp.Or(cmp.Compare(max(b, -b), max(a, -a)), cmp.Compare(a, b))
		}
		return cmp.Or(cmp.Compare(max(b, -b), max(a, -a)), cmp.Compare(b, a))
	})
}

func (o *Options) countedEffects(all int) int {
	switch o.Summation {
	case "trump":
		return 1
	case "sum_all":
		return all
	}
	return 3
}

func (u *update) sumRule() string {
	switch u.rules.Summation {
	case "trump":
		return "trump"
	case "sum_all":
		return "house.sum_all"
	}
	return "sum"
}

func (o *Options) removedEffects(zeros int) int {
	each := 3
	if o.ZeroEffects == "4" || o.ZeroEffects == "auto" && o.dealt > 1 {
		each = 4
	}
	if o.ZeroStackOff {
		zeros = min(1, zeros)
	}
	return each * zeros
}

func (u *update) zeroLines(company int) {
	for i, seat := range u.contests[company].zeros {
		each := u.rules.removedEffects(i+1) - u.rules.removedEffects(i)
		switch {
		case each == 0:
			u.builder.Line("zero.spent", "house.zero_stack_off", seat, company)
		case u.rules.ZeroEffects != "auto":
			u.builder.Line("zero", "house.zero_effects", seat, company, calc.With("count", each))
		default:
			u.builder.Line("zero", "zero", seat, company, calc.With("count", each))
		}
	}
}
