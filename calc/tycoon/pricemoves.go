package tycoon

import "scripkeeper/calc"

// A step is one change of a price by cards that are counted together.
type step struct {
	seat, by int
}

// movePrices adds the counted cards to the prices.
func (y *year) movePrices() *calc.Refusal {
	for company := range Companies {
		if Delisted(y.builder.Table, company) {
			continue
		}
		steps := y.steps(company)
		sum := 0
		for _, s := range steps {
			sum += s.by
		}
		if y.rules.ClampEach {
			y.moveEach(company, steps)
		} else {
			y.moveOnce(company, sum)
		}
		y.noteMove(company, sum)
	}
	return nil
}

// steps are what moves a stock's price: the counted cards, in the order dealt where that order matters, or the sums
// that were entered.
func (y *year) steps(company int) []step {
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

// dealtSteps are a seat's counted cards of a stock in the order dealt. A card that was removed is the first of its
// kind.
func (y *year) dealtSteps(seat, company int) []step {
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

func (y *year) writePrice(kind, rule string, seat, company, change, raw, price int) {
	y.builder.Line(kind, rule, seat, company, calc.With("old", y.builder.Price(company)),
		calc.With("change", change), calc.With("raw", raw), calc.With("new", price))
	y.builder.Set(y.builder.Layout().PriceMark(company), price)
}
