package brokeryard

import "scripkeeper/calc"

// tradeRefusal looks at a seat's trades, all at the old prices (rules D.3.0): no more sold than held, and no cash
// below zero after them. A debtor who does not trade is left to the update.
func tradeRefusal(t calc.Table, seat int, trade [Colours]int) *calc.Refusal {
	if trade == ([Colours]int{}) {
		return nil
	}
	first, cash, limit := calc.None, t.Cash(seat), 0
	for company, net := range trade {
		held := t.Shares(seat, company)
		limit += held * t.Price(company)
		if net == 0 {
			continue
		}
		if first == calc.None {
			first = company
		}
		switch {
		case TradesClosed(t):
			return calc.Refuse("trade.round", tradeField(seat, company)).Under("house.no_trade_last_round").Seated(seat)
		case net < -maxTrade || net > maxTrade:
			return calc.Refuse("trade.range", tradeField(seat, company)).Seated(seat).About(company).
				With("max", maxTrade)
		case net < -held:
			return calc.Refuse("shares.short", tradeField(seat, company)).Under("trade").Seated(seat).About(company).
				With("shares", -net).With("held", held).With("max", held)
		case net < 0:
			cash -= net * t.Price(company)
		}
	}
	if cash < 0 {
		return calc.Refuse("trade.debt", tradeField(seat, first)).Under("save").Seated(seat).About(first).
			With("debt", -t.Cash(seat)).With("amount", cash-t.Cash(seat)).With("min", -t.Cash(seat)).With("max", limit)
	}
	for company, net := range trade {
		if net <= 0 {
			continue
		}
		price := t.Price(company)
		if net*price > cash {
			return calc.Refuse("cash.short", tradeField(seat, company)).Under("save").Seated(seat).About(company).
				With("shares", net).With("price", price).With("amount", net*price).With("cash", cash).
				With("max", cash/price)
		}
		cash -= net * price
	}
	return nil
}

func tradeField(seat, company int) string {
	return calc.ItemName("trade", seat, company)
}

// TradesClosed reports whether nobody may trade in this round.
func TradesClosed(t calc.Table) bool {
	return optionsOf(t).NoTradeLastRound && t.Round() >= t.Layout().Rounds
}

// tradeFields adds what is traded of each colour. A purchase may cost what the colours after it could still bring.
func (e *Round) tradeFields(fields []*calc.Field, t calc.Table, seat int) []*calc.Field {
	trade, purse := e.playOf(seat).Trade, t.Cash(seat)
	for company := range trade {
		purse += t.Shares(seat, company) * t.Price(company)
	}
	for company, net := range trade {
		held, price := t.Shares(seat, company), t.Price(company)
		purse -= held * price
		fields = append(fields, calc.AmountFunc(tradeField(seat, company), tradeLimit(t, held, price, purse),
			func() int { return e.playOf(seat).Trade[company] },
			func(v int) { e.play(t, seat).Trade[company] = v }).ForSeat(seat).ForCompany(company))
		purse -= net * price
	}
	return fields
}

// TradeLimits is how many shares of each colour a seat can sell (below zero) and buy in this round, its other trades
// being as they are. What is sold beyond what it has pays for nothing. [TradesClosed] leaves none.
func (e *Round) TradeLimits(t calc.Table, seat int) [Colours]calc.Allowed {
	trade, purse := e.playOf(seat).Trade, t.Cash(seat)
	for company, net := range trade {
		trade[company] = max(net, -t.Shares(seat, company))
		purse -= trade[company] * t.Price(company)
	}
	var all [Colours]calc.Allowed
	for company, net := range trade {
		price := t.Price(company)
		all[company] = tradeLimit(t, t.Shares(seat, company), price, purse+net*price)
	}
	return all
}

// tradeLimit is how many shares at a price can be sold (below zero) of those held, and bought with a purse.
func tradeLimit(t calc.Table, held, price, purse int) calc.Allowed {
	if TradesClosed(t) {
		return calc.Only(0)
	}
	return calc.Range(-min(held, maxTrade), min(max(0, purse)/price, maxTrade))
}

// CashAfterTrades is a seat's cash once its trades of this round are made, below zero when they are not possible.
func (e *Round) CashAfterTrades(t calc.Table, seat int) int {
	cash := t.Cash(seat)
	for company, net := range e.playOf(seat).Trade {
		cash -= net * t.Price(company)
	}
	return cash
}

// trade does everybody's sales and purchases at the old prices.
func (u *update) trade() {
	for seat, play := range u.plays {
		for _, sells := range []bool{true, false} {
			for company, net := range play.Trade {
				if sells && net < 0 || !sells && net > 0 {
					u.builder.Trade("trade", seat, company, net)
					u.builder.AsRecap()
				}
			}
		}
	}
}
