package stockholder

import "scripkeeper/calc"

// A TradeStep is what the mover has to go by in step 1 or step 3 (chapter Move steps), with the trades of the step made
// as they stand.
type TradeStep struct {
	// Prices are those that are paid in the step, one for each colour.
	Prices [Colours]int
	// Shares and Cash are what the mover has; below zero is what was sold or spent beyond that.
	Shares [Colours]int
	Cash   int
	// Limits are how many shares can be bought, or below zero sold, beside the other trades. Where purchases of other
	// colours cost more than there is, the most is the smallest sale that pays for them. What is sold beyond what the
	// mover has pays for nothing.
	Limits [Colours]calc.Allowed
	// Locked are the shares held that step 3 may not sell, because they were bought in step 1.
	Locked [Colours]int
}

// TradeSteps are step 1 and step 3 of the turn as far as it is filled in. As long as the card or what comes before it
// is missing or refused there is no step 3, and known is false. Step 1 is told also of a seat whose turn it is not.
func (e *Turn) TradeSteps(t calc.Table) (before, after TradeStep, known bool) {
	if !t.Layout().HasSeat(e.Seat) {
		return before, after, false
	}
	p := opened(t, e)
	before = p.step(e.Before, p.heldNow)
	if t.TurnRefusal("seat", e.Seat) != nil || !p.untilStep3() || p.Refusal != nil {
		return before, after, false
	}
	return before, p.step(e.After, p.unlocked), true
}

func (p *play) step(nets [Colours]int, sellable func(company int) int) TradeStep {
	s := TradeStep{Cash: p.builder.Cash(p.Seat)}
	purse, possible := s.Cash, nets
	for company, net := range nets {
		s.Prices[company] = p.builder.Price(company)
		s.Shares[company] = p.heldNow(company) + net
		s.Locked[company] = p.heldNow(company) - sellable(company)
		s.Cash -= net * s.Prices[company]
		possible[company] = max(net, -sellable(company))
		purse -= possible[company] * s.Prices[company]
	}
	for company, net := range possible {
		low, high := p.limit(company, sellable)
		s.Limits[company] = p.paid(company, low, high, purse+net*s.Prices[company])
	}
	return s
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
