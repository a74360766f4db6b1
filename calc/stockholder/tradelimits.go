package stockholder

import "scripkeeper/calc"

// offers tell what the mover has to go by in step 1 or step 3 (chapter Move steps) for each colour, beside the other
// trades of the step as they are. Where purchases of other colours cost more than there is, the most is the smallest
// sale that pays for them. What is sold beyond what the mover has pays for nothing.
func (p *play) offers(nets *[Colours]int, sellable func(company int) int) [Colours]*calc.Trade {
	var all [Colours]*calc.Trade
	cash := p.builder.Cash(p.Seat)
	purse, possible := cash, *nets
	for company, net := range nets {
		possible[company] = max(net, -sellable(company))
		cash -= net * p.builder.Price(company)
		purse -= possible[company] * p.builder.Price(company)
	}
	for company, net := range possible {
		low, high := p.limit(company, sellable)
		held, price := p.heldNow(company), p.builder.Price(company)
		limits := p.paid(company, low, high, purse+net*price)
		all[company] = &calc.Trade{Held: held, Price: price, Locked: held - sellable(company), Cash: cash, Limits: &limits}
	}
	return all
}

// purse is what can be spent on a colour when those before it are traded as they stand, and of those after it all is
// sold that can be.
func (p *play) purse(company int, nets *[Colours]int, sellable func(company int) int) int {
	purse := p.builder.Cash(p.Seat)
	for other, net := range nets {
		if other > company {
			net = -sellable(other)
		}
		if other != company {
			purse -= net * p.builder.Price(other)
		}
	}
	return purse
}

// limit bounds how many shares of a colour can be traded, whatever the cash.
func (p *play) limit(company int, sellable func(company int) int) (low, high int) {
	if p.closed != nil || p.frozen[company] {
		return 0, 0
	}
	high = maxTrade
	if left, limited := certificatesLeft(p.builder.Table, company); limited {
		high = min(high, left)
	}
	return -min(sellable(company), maxTrade), high
}

// paid is as much of these bounds as a purse pays for. A purse below zero asks for the smallest sale that fills it.
func (p *play) paid(company, low, high, purse int) calc.Allowed {
	price := p.builder.Price(company)
	most := purse / price
	if purse < 0 {
		most = -((price - 1 - purse) / price)
	}
	return calc.Range(low, min(high, max(low, most)))
}
