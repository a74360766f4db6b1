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
	if t.TurnRefusal("seat", e.Seat) != nil || p.untilStep3() != nil {
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
		s.Limits[company] = p.limit(company, purse+net*s.Prices[company], sellable(company))
	}
	return s
}

// limit is how many shares of a colour can be traded with a purse that all other trades of the step leave.
func (p *play) limit(company, purse, sellable int) calc.Allowed {
	if p.closed != nil || p.frozen[company] {
		return calc.Only(0)
	}
	price, low := p.builder.Price(company), -min(sellable, maxTrade)
	high := min(purse/price, maxTrade)
	if purse < 0 {
		high = max(low, -((price - 1 - purse) / price))
	}
	if left, limited := certificatesLeft(p.builder.Table, company); limited {
		high = min(high, left)
	}
	return calc.Range(low, high)
}
