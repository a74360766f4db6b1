package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// effectLines states the zeros played on a colour, then each effect with its fate and the price so far.
func (u *update) effectLines(company int) {
	c := &u.contests[company]
	if len(c.effects)+len(c.zeros) == 0 {
		return
	}
	u.builder.Line("colour", "order", calc.None, company, calc.With("old", c.price), calc.With("count", len(c.effects)),
		calc.With("zeros", len(c.zeros)))
	u.zeroLines(company)
	now, last := c.price, 0
	for _, index := range c.lineOrder {
		e := &c.effects[index]
		kind, rule := e.line(), u.sumRule()
		by := calc.With("by", max(e.worth, -e.worth))
		switch e.fate {
		case cancelled:
			if rule = "cancel"; e.met {
				rule = "house.convert_before_cancel"
			}
			u.builder.Line(kind, rule, e.seat, company, by, calc.With("seat", e.by))
		case zeroed:
			if rule = "zero"; u.rules.ZeroFallFirst {
				rule = "house.zero_ties_fall_first"
			}
			u.builder.Line(kind, rule, e.seat, company, by)
		case counted:
			u.builder.Line(kind, rule, e.seat, company, by, calc.With("old", now), calc.With("new", now+e.worth))
			now, last = now+e.worth, e.worth
		default:
			if e.worth == -last {
				rule = "growth"
			}
			u.builder.Line(kind, rule, e.seat, company, by)
		}
	}
}

func (e *played) line() string {
	sort := 0
	switch {
	case e.Sort == fourcolours.Double:
		sort = 2
	case e.Sort == fourcolours.Half:
		sort = 3
	case e.worth < 0:
		sort = 1
	}
	if e.met && e.Sort != fourcolours.Add {
		return [...]string{2: "effect.double.met", 3: "effect.half.met"}[sort]
	}
	return [...][4]string{
		counted: {"effect.add.counted", "effect.subtract.counted", "effect.double.counted", "effect.half.counted"},
		cancelled: {"effect.add.cancelled", "effect.subtract.cancelled", "effect.double.cancelled",
			"effect.half.cancelled"},
		zeroed: {"effect.add.zeroed", "effect.subtract.zeroed", "effect.double.zeroed", "effect.half.zeroed"},
		beyond: {"effect.add.beyond", "effect.subtract.beyond", "effect.double.beyond", "effect.half.beyond"},
	}[e.fate][sort]
}

func (u *update) freeLine(seat, company int, e Effect) {
	by := calc.With("by", max(e.By, -e.By))
	switch {
	case e.Sort == fourcolours.Double:
		u.builder.Line("free.double", "card", seat, company)
	case e.Sort == fourcolours.Half:
		u.builder.Line("free.half", "card", seat, company)
	case e.By > 0:
		u.builder.Line("free.add", "card", seat, company, by)
	default:
		u.builder.Line("free.subtract", "card", seat, company, by)
	}
}

func (u *update) movePrice(company int) {
	c := &u.contests[company]
	price, kind, rule := c.finalPrice(), "price", u.sumRule()
	terms := []calc.Term{
		calc.With("old", c.price), calc.With("change", c.raw-c.price), calc.With("raw", c.raw), calc.With("new", price),
	}
	switch {
	case c.raw == c.price:
		kind = "price.still"
	case c.raw > highest:
		kind, rule = "price.top", "award"
		terms = append(terms, calc.With("each", c.raw-highest))
	case c.raw < lowest:
		kind, rule = "price.bottom", "penalty"
		terms = append(terms, calc.With("each", lowest-c.raw))
	case price > c.raw:
		kind, rule = "price.up", "rounding"
	case price < c.raw:
		kind, rule = "price.down", "rounding"
	}
	u.builder.Line(kind, rule, calc.None, company, terms...)
	u.builder.Set(u.layout.PriceMark(company), price)
}
