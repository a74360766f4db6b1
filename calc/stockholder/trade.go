package stockholder

import "scripkeeper/calc"

// tradeBefore is step 1: any number at the old prices, sales before purchases.
func (p *play) tradeBefore() *calc.Refusal {
	p.askTrades("before", &p.Before, p.heldNow)
	p.askBought()
	for company, bought := range p.Bought {
		if bought == 0 {
			continue
		}
		field := calc.ItemName("bought", company)
		low, high := p.boughtRange(company)
		switch {
		case !p.rules.Step3Gross:
			return calc.Refuse("bought.off", field).Under("lock").About(company)
		case bought < low || bought > high:
			return calc.Refuse("bought.range", field).Under("house.step3_gross").About(company).
				With("value", bought).With("min", low).With("max", high)
		}
	}
	return p.trade("before", p.Before, p.heldNow)
}

// tradeAfter is step 3: the same at the new prices, but what was bought in step 1 is locked.
func (p *play) tradeAfter() *calc.Refusal {
	for _, m := range p.moved {
		if p.frozen[m.company] && p.After[m.company] != 0 {
			return calc.Refuse("trade.changed", calc.ItemName("after", m.company)).
				Under("house.no_trade_changed").Seated(p.Seat).About(m.company)
		}
	}
	return p.trade("after", p.After, p.unlocked)
}

func (p *play) trade(step string, nets [Colours]int, sellable func(company int) int) *calc.Refusal {
	for company, net := range nets {
		if net == 0 {
			continue
		}
		if p.closed != nil {
			p.closed.Field = calc.ItemName(step, company)
			return p.closed
		}
		if net < -maxTrade || net > maxTrade {
			return calc.Refuse("trade.range", calc.ItemName(step, company)).Seated(p.Seat).About(company).
				With("max", maxTrade)
		}
		if net < 0 && -net > sellable(company) {
			return p.sellRefusal(calc.ItemName(step, company), company, -net, sellable(company))
		}
	}
	for company, net := range nets {
		if net < 0 {
			p.builder.Trade("trade", p.Seat, company, net)
		}
	}
	for company, net := range nets {
		if net > 0 {
			if refusal := p.buyRefusal(step, company, nets); refusal != nil {
				return refusal
			}
		}
	}
	if refusal := p.togetherRefusal(step, nets); refusal != nil {
		return refusal
	}
	for company, net := range nets {
		if net > 0 {
			p.builder.Trade("trade", p.Seat, company, net)
		}
	}
	return nil
}

func (p *play) sellRefusal(field string, company, shares, sellable int) *calc.Refusal {
	held := p.heldNow(company)
	refusal := calc.Refuse("shares.short", field).Under("trade")
	if held >= shares {
		refusal = calc.Refuse("shares.locked", field).Under("lock")
		if p.rules.Step3Gross {
			refusal.Under("house.step3_gross")
		}
	}
	return refusal.Seated(p.Seat).About(company).With("shares", shares).With("held", held).With("max", sellable)
}

// buyRefusal refuses a purchase that the cash does not pay for, or for which there are too few shares. The cash is that
// beside the other purchases, unless they take it all themselves.
func (p *play) buyRefusal(step string, company int, nets [Colours]int) *calc.Refusal {
	shares, price, cash := nets[company], p.builder.Price(company), p.builder.Cash(p.Seat)
	if shares*price > cash {
		if others := p.costOf(nets) - shares*price; others <= cash {
			cash -= others
		}
		return calc.Refuse("cash.short", calc.ItemName(step, company)).Under("trade").Seated(p.Seat).About(company).
			With("shares", shares).With("price", price).With("amount", shares*price).
			With("cash", cash).With("max", cash/price)
	}
	if left, limited := certificatesLeft(p.builder.Table, company); limited && shares > left {
		return calc.Refuse("certificates.short", calc.ItemName(step, company)).Under("house.certificates_limited").
			Seated(p.Seat).About(company).With("shares", shares).With("max", left)
	}
	return nil
}

// togetherRefusal refuses purchases that the cash pays for one by one, but not all. No colour is to blame for that more
// than another.
func (p *play) togetherRefusal(step string, nets [Colours]int) *calc.Refusal {
	cash, sum, last := p.builder.Cash(p.Seat), p.costOf(nets), 0
	if sum <= cash {
		return nil
	}
	for company, net := range nets {
		if net > 0 {
			last = company
		}
	}
	return calc.Refuse("cash.together", calc.ItemName(step, last)).Under("trade").Seated(p.Seat).
		With("amount", sum).With("cash", cash).With("short", sum-cash)
}

// costOf is what all purchases cost together.
func (p *play) costOf(nets [Colours]int) int {
	sum := 0
	for company, net := range nets {
		sum += max(0, net) * p.builder.Price(company)
	}
	return sum
}
