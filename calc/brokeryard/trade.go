package brokeryard

import (
	"slices"

	"scripkeeper/calc"
)

// walkTrades asks for a seat's trades and refuses illegal trades. Sales of later colours can pay for a purchase.
func (e *Round) walkTrades(w *calc.Walk, t calc.Table, seat int) {
	trade, purse := e.playOf(seat).Trade, t.Cash(seat)
	w.Refuse(tradeRefusal(t, seat, trade))
	if w.Ask == nil {
		return
	}
	limits, cash := e.TradeLimits(t, seat), e.CashAfterTrades(t, seat)
	for company := range trade {
		purse += t.Shares(seat, company) * t.Price(company)
	}
	for company, net := range trade {
		purse -= t.Shares(seat, company) * t.Price(company)
		f := calc.AmountFunc(tradeField(seat, company), calc.Range(tradeLimit(t, seat, company, purse)),
			func() int { return e.playOf(seat).Trade[company] },
			func(v int) { e.ensurePlay(t, seat).Trade[company] = v }).ForSeat(seat).ForCompany(company)
		if f.Aloud = !TradesClosed(t); f.Aloud {
			f.Trade = &calc.Trade{Held: t.Shares(seat, company), Price: t.Price(company), Cash: cash, Limits: &limits[company]}
		}
		w.Ask(f)
		purse -= net * t.Price(company)
	}
}

// tradeRefusal checks a seat's trades at the old prices (rules D.3.0): sales can pay for purchases, but cash must not
// end negative. If a seat in debt does not trade, the update handles the debt.
func tradeRefusal(t calc.Table, seat int, trade [Colours]int) *calc.Refusal {
	if trade == ([Colours]int{}) {
		return nil
	}
	purse := t.Cash(seat)
	for _, sells := range []bool{true, false} {
		for company, net := range trade {
			if net == 0 || sells != (net < 0) {
				continue
			}
			if low, high := tradeLimit(t, seat, company, purse); net < low || net > high {
				return limitRefusal(t, seat, company, trade, purse)
			}
			purse -= net * t.Price(company)
		}
	}
	if purse < 0 {
		return debtRefusal(t, seat, trade, purse)
	}
	return nil
}

func limitRefusal(t calc.Table, seat, company int, trade [Colours]int, purse int) *calc.Refusal {
	refuse := func(code, rule string) *calc.Refusal {
		return calc.Refuse(code, tradeField(seat, company)).Under(rule).Seated(seat).About(company)
	}
	net, held, price := trade[company], t.Shares(seat, company), t.Price(company)
	switch {
	case TradesClosed(t):
		return refuse("trade.round", "house.no_trade_last_round").About(calc.None)
	case net < -maxTrade || net > maxTrade:
		return refuse("trade.range", "").With("max", maxTrade)
	case net < 0:
		return refuse("shares.short", "trade").With("shares", -net).With("held", held).With("max", held)
	case purse < 0:
		return debtRefusal(t, seat, trade, purse)
	}
	return refuse("cash.short", "save").With("shares", net).With("price", price).With("amount", net*price).
		With("cash", purse).With("max", purse/price)
}

// debtRefusal refuses the trades of a seat in debt whose sales don't pay the debt. The refusal names the first trade.
func debtRefusal(t calc.Table, seat int, trade [Colours]int, purse int) *calc.Refusal {
	first := slices.IndexFunc(trade[:], func(net int) bool { return net != 0 })
	worth, _ := calc.Worth(t, seat)
	debt := -t.Cash(seat)
	return calc.Refuse("trade.debt", tradeField(seat, first)).Under("save").Seated(seat).About(first).
		With("debt", debt).With("amount", purse+debt).With("min", debt).With("max", worth+debt)
}

func tradeField(seat, company int) string { return calc.ItemName("trade", seat, company) }

// TradesClosed reports whether trades are forbidden in this round.
func TradesClosed(t calc.Table) bool {
	return optionsOf(t).NoTradeLastRound && t.Round() >= t.Layout().Rounds
}

// TradeLimits returns the range of trades that a seat can make in each colour, without changing its other trades; sales
// are negative. Sales count as income only for shares that the seat holds.
func (e *Round) TradeLimits(t calc.Table, seat int) [Colours]calc.Allowed {
	trade, purse := e.playOf(seat).Trade, t.Cash(seat)
	for company, net := range trade {
		trade[company] = max(net, -t.Shares(seat, company))
		purse -= trade[company] * t.Price(company)
	}
	var all [Colours]calc.Allowed
	for company, net := range trade {
		all[company] = calc.Range(tradeLimit(t, seat, company, purse+net*t.Price(company)))
	}
	return all
}

// tradeLimit returns the bounds of a seat's trade in a company: minus the number of shares that the seat can sell, and
// the number of shares that purse can pay for.
func tradeLimit(t calc.Table, seat, company, purse int) (low, high int) {
	if TradesClosed(t) {
		return 0, 0
	}
	return -min(t.Shares(seat, company), maxTrade), min(max(0, purse)/t.Price(company), maxTrade)
}

// CashAfterTrades returns a seat's cash after its trades. A negative result means that the trades cost too much.
func (e *Round) CashAfterTrades(t calc.Table, seat int) int {
	cash := t.Cash(seat)
	for company, net := range e.playOf(seat).Trade {
		cash -= net * t.Price(company)
	}
	return cash
}

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
