package stockholder

import "scripkeeper/calc"

// offers returns the possible trade of each colour in a step, given the step's other trades (chapter Move steps). If
// the other trades cost more than the cash, the upper limit is the smallest sale that pays for them. Only sales of
// shares that the player holds bring cash.
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
		limits := p.payable(company, low, high, purse+net*price)
		all[company] = &calc.Trade{Held: held, Price: price, Locked: held - sellable(company), Cash: cash, Limits: &limits}
	}
	return all
}

// purse returns the cash available to trade a colour: what is left after the trades of earlier colours, plus the price
// of all shares of later colours that can be sold.
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

// payable narrows bounds to trades that the purse can pay for. A negative purse requires a sale.
func (p *play) payable(company, low, high, purse int) calc.Allowed {
	price := p.builder.Price(company)
	most := purse / price
	if purse < 0 {
		most = -((price - 1 - purse) / price)
	}
	return calc.Range(low, min(high, max(low, most)))
}

// certificatesLeft returns the number of a colour's shares that no player has, at least 0, and whether there is a
// limit.
func certificatesLeft(t calc.Table, company int) (int, bool) {
	left := optionsOf(t).Certificates
	if left == 0 {
		return 0, false
	}
	for seat := range t.Layout().Seats {
		left -= t.Shares(seat, company)
	}
	return max(0, left), true
}

// TradeRefusal returns why a seat cannot trade at all in this turn (chapter Rule of the last move), or nil.
func TradeRefusal(t calc.Table, seat int, field string) *calc.Refusal {
	if CardsLeft(t, seat) <= 1 {
		return calc.Refuse("trade.last", field).Under("last-card").Seated(seat)
	}
	if optionsOf(t).NoTradeLastRound && t.Round() >= t.Layout().Rounds {
		return calc.Refuse("trade.round", field).Under("house.no_trade_all_last_round").Seated(seat)
	}
	return nil
}
