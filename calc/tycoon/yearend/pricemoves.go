package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// A step is the price change by cards that count together.
type step struct {
	seat, by int
}

func (y pricing) movePrices() *calc.Refusal {
	for company := range agreement.Companies {
		if board.Delisted(y.builder.Table, company) {
			continue
		}
		steps := y.steps(company)
		if y.rules.ClampEach {
			y.moveEach(company, steps)
		} else {
			y.moveOnce(company, calc.Sum(calc.Map(steps, func(s step) int { return s.by })))
		}
	}
	return nil
}

// steps returns a company's price changes: the total entered, each seat's sum or, if the order matters, each card in
// the order dealt.
func (y pricing) steps(company int) []step {
	switch y.by {
	case "totals":
		return []step{{calc.None, y.Totals[company]}}
	case "sums":
		var steps []step
		for _, seat := range y.order {
			if by := y.Revealed(seat).Sums[company]; by != 0 {
				steps = append(steps, step{seat, by})
			}
		}
		return steps
	}
	var steps []step
	for _, seat := range y.order {
		if y.rules.ClampEach {
			steps = append(steps, y.dealtSteps(seat, company)...)
			continue
		}
		sum := 0
		for face, n := range y.counted[seat] {
			if f := y.deck.Faces[face]; f.Company == company {
				sum += n * f.Value
			}
		}
		steps = append(steps, step{seat, sum})
	}
	return steps
}

// dealtSteps returns a seat's cards of a company that count, in the order dealt. If a face was removed, its first card
// counts as removed.
func (y pricing) dealtSteps(seat, company int) []step {
	left := make([]int, len(y.counted[seat]))
	for _, face := range y.dealt[seat] {
		left[face]++
	}
	var steps []step
	for _, face := range y.dealt[seat] {
		left[face]--
		if f := y.deck.Faces[face]; f.Company == company && left[face] < y.counted[seat][face] {
			steps = append(steps, step{seat, f.Value})
		}
	}
	return steps
}

func (y pricing) writePrice(kind, rule string, seat, company, change, raw, price int) {
	y.builder.Line(kind, rule, seat, company, calc.With("old", y.builder.Price(company)),
		calc.With("change", change), calc.With("raw", raw), calc.With("new", price))
	y.builder.Set(y.builder.Layout().PriceMark(company), price)
}

// moveOnce moves a price by a sum, and stops it at 0 (rule C.3.8).
func (y pricing) moveOnce(company, sum int) {
	old := y.builder.Price(company)
	raw := old + sum
	price := min(max(0, raw), agreement.MaxPrice)
	kind, rule := "price.rise", "yearend"
	switch {
	case old == 0 && sum > 0 && y.rules.Zero == "recover_to_1":
		kind, rule, price = "price.recover", "house.recover_to_1", 1
	case raw < 0:
		kind, rule = "price.zero", "zero"
	case raw > price:
		kind = "price.top"
	case sum < 0:
		kind = "price.fall"
	case sum == 0:
		kind = "price.same"
	}
	y.writePrice(kind, rule, calc.None, company, sum, raw, price)
}

// moveEach moves a price card by card, and stops it at 0 after each card.
func (y pricing) moveEach(company int, steps []step) {
	dead := y.builder.Price(company) == 0
	for _, s := range steps {
		raw := y.builder.Price(company) + s.by
		y.writePrice("price.each", "house.clamp_each_card", s.seat, company, s.by, raw,
			min(max(0, raw), agreement.MaxPrice))
	}
	if raw := y.builder.Price(company); dead && raw > 1 && y.rules.Zero == "recover_to_1" {
		y.builder.Line("price.recover", "house.recover_to_1", calc.None, company, calc.With("change", raw),
			calc.With("raw", raw), calc.With("new", 1))
		y.builder.Set(y.builder.Layout().PriceMark(company), 1)
	}
}
