package stockholder

import "scripkeeper/calc"

// Limits are how many shares of each colour the mover can buy or sell in step 1 and in step 3, beside the other
// numbers of the turn as they stand: below zero is a sale, above a purchase. Where purchases of other colours
// cost more than there is, the most is the smallest sale that pays for them. As long as the card is missing or
// refused, step 3 allows nothing.
func (e *Turn) Limits(t calc.Table) (before, after [Colours]calc.Allowed) {
	for company := range Colours {
		before[company], after[company] = calc.Only(0), calc.Only(0)
	}
	p := newPlay(t, e)
	if p.begin() != nil || TradeRefusal(t, e.Seat, "before") != nil {
		return before, after
	}
	before = p.limits(e.Before, p.heldNow)
	if p.tradeBefore() != nil || p.playCard() != nil || p.pay() != nil {
		return before, after
	}
	after = p.limits(e.After, p.unlocked)
	for company := range Colours {
		if p.frozen("after", company) {
			after[company] = calc.Only(0)
		}
	}
	return before, after
}

func (p *play) limits(nets [Colours]int, sellable func(company int) int) [Colours]calc.Allowed {
	var limits [Colours]calc.Allowed
	for company := range nets {
		purse := p.builder.Cash(p.Seat)
		for other, net := range nets {
			if other != company {
				purse -= net * p.builder.Price(other)
			}
		}
		price, low := p.builder.Price(company), -min(sellable(company), maxTrade)
		high := min(purse/price, maxTrade)
		if purse < 0 {
			high = max(low, -((price - 1 - purse) / price))
		}
		if left, limited := certificatesLeft(p.builder.Table, company); limited {
			high = min(high, left)
		}
		limits[company] = calc.Range(low, high)
	}
	return limits
}
