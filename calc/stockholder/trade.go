package stockholder

import "scripkeeper/calc"

func (p *play) askTrades(step string, nets *[Colours]int, sellable func(company int) int) {
	var offers [Colours]*calc.Trade
	if p.Ask != nil && p.closed == nil {
		offers = p.offers(nets, sellable)
	}
	for company, net := range nets {
		low, high := p.limit(company, sellable)
		p.Step(net >= low && net <= high, func() *calc.Field {
			allowed := p.payable(company, low, high, max(0, p.purse(company, nets, sellable)))
			if net < low || net > high {
				allowed.Refusal = p.limitRefusal(company, net, low, high)
			}
			field := calc.Amount(calc.ItemName(step, company), &nets[company], allowed).ForCompany(company)
			field.Trade, field.Aloud = offers[company], p.closed == nil
			return field
		})
	}
}

func (p *play) trade(step string, nets *[Colours]int) {
	if p.Refusal != nil {
		return
	}
	for company, net := range nets {
		if net < 0 {
			p.builder.Trade("trade", p.Seat, company, net)
		}
	}
	if p.Refuse(p.cashRefusal(step, nets)) {
		return
	}
	for company, net := range nets {
		if net > 0 {
			p.builder.Trade("trade", p.Seat, company, net)
		}
	}
}

func (p *play) askBought() {
	for company, bought := range p.Bought {
		if !p.rules.Step3Gross || p.closed != nil && bought == 0 {
			continue
		}
		low, high := p.boughtRange(company)
		p.Step(bought == 0 || bought >= low && bought <= high, func() *calc.Field {
			return p.boughtField(company, low, high)
		})
	}
}

func (p *play) strayBought() *calc.Refusal {
	for company, bought := range p.Bought {
		if bought != 0 && !p.rules.Step3Gross {
			return calc.Refuse("bought.off", calc.ItemName("bought", company)).Under("lock").About(company)
		}
	}
	return nil
}

// limitRefusal returns why a trade is impossible with any amount of cash.
func (p *play) limitRefusal(company, net, low, high int) *calc.Refusal {
	held, code, rule := p.heldNow(company), "shares.locked", "lock"
	switch {
	case p.frozen[company]:
		return calc.Refuse("trade.changed", "").Under("house.no_trade_changed").Seated(p.Seat)
	case p.closed != nil:
		return p.closed
	case net < -maxTrade || net > maxTrade:
		return calc.Refuse("trade.range", "").Seated(p.Seat).With("max", maxTrade)
	case net > 0:
		return calc.Refuse("certificates.short", "").Under("house.certificates_limited").Seated(p.Seat).
			With("shares", net).With("max", high)
	case held < -net:
		code, rule = "shares.short", "trade"
	case p.rules.Step3Gross:
		rule = "house.step3_gross"
	}
	return calc.Refuse(code, "").Under(rule).Seated(p.Seat).
		With("shares", -net).With("held", held).With("max", -low)
}

// cashRefusal refuses a purchase that costs more than the cash, or all purchases if only their total costs more.
func (p *play) cashRefusal(step string, nets *[Colours]int) *calc.Refusal {
	cash, sum, last := p.builder.Cash(p.Seat), 0, 0
	for company, net := range nets {
		if net > 0 {
			sum, last = sum+net*p.builder.Price(company), company
		}
	}
	if sum <= cash {
		return nil
	}
	for company, shares := range nets {
		price := p.builder.Price(company)
		amount := shares * price
		if amount <= cash {
			continue
		}
		if others := sum - amount; others <= cash {
			cash -= others
		}
		return calc.Refuse("cash.short", calc.ItemName(step, company)).Under("trade").Seated(p.Seat).About(company).
			With("shares", shares).With("price", price).With("amount", amount).
			With("cash", cash).With("max", cash/price)
	}
	return calc.Refuse("cash.together", calc.ItemName(step, last)).Under("trade").Seated(p.Seat).
		With("amount", sum).With("cash", cash).With("short", sum-cash)
}

// unlocked returns how many shares the mover can sell in step 3 (rules E.3.5): at most the number held at the start of
// the turn or, under step3_gross, all except those bought in step 1.
func (p *play) unlocked(company int) int {
	held := p.heldNow(company)
	if p.rules.Step3Gross {
		return max(0, held-p.grossBought(company))
	}
	return min(p.before.Shares(p.Seat, company), held)
}

func (p *play) grossBought(company int) int {
	return max(p.Before[company], p.Bought[company], 0)
}

func (p *play) boughtRange(company int) (low, high int) {
	net := min(max(-maxTrade, p.Before[company]), maxTrade)
	return max(0, net), max(0, net+p.before.Shares(p.Seat, company))
}
