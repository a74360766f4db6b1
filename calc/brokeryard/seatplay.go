package brokeryard

import "scripkeeper/calc"

// SeatRefusal says why what is said of a seat cannot count yet, nil where all is said and possible, and for a seat
// that is out. Cards that any other seat plays in this round are gone for it.
func (e *Round) SeatRefusal(t calc.Table, seat int) *calc.Refusal {
	if t.Out(seat) {
		return nil
	}
	play := e.playOf(seat)
	if refusal := tradeRefusal(t, seat, play.Trade); refusal != nil {
		return refusal
	}
	_, refusal := cardRefusal(e.stockBeside(t, seat), play)
	return refusal
}

// HandRefusals says of every face of the deck, in its order, why a seat cannot play it in this round, nil where it
// can. Cards that any other seat plays in this round are gone for it.
func (e *Round) HandRefusals(t calc.Table, seat int) []*calc.Refusal {
	cards := e.stockBeside(t, seat)
	all := make([]*calc.Refusal, len(cards.deck.Faces))
	for face := range all {
		all[face] = cards.refusal(face)
	}
	return all
}

// TradeLimits is how many shares of each colour a seat can sell (below zero) and buy in this round, its other trades
// being as they are. [TradesClosed] leaves none.
func (e *Round) TradeLimits(t calc.Table, seat int) [Colours]calc.Allowed {
	trade, purse := e.playOf(seat).Trade, t.Cash(seat)
	for company, net := range trade {
		purse -= net * t.Price(company)
	}
	var all [Colours]calc.Allowed
	for company, net := range trade {
		if TradesClosed(t) {
			all[company] = calc.Only(0)
			continue
		}
		price := t.Price(company)
		limit := max(0, purse+net*price) / price
		all[company] = calc.Range(-min(t.Shares(seat, company), maxTrade), min(limit, maxTrade))
	}
	return all
}

// CashAfterTrades is a seat's cash once its trades of this round are made, below zero when they are not possible.
func (e *Round) CashAfterTrades(t calc.Table, seat int) int {
	cash := t.Cash(seat)
	for company, net := range e.playOf(seat).Trade {
		cash -= net * t.Price(company)
	}
	return cash
}

// stockBeside is the cards that are left for a seat beside those that all others play in this round.
func (e *Round) stockBeside(t calc.Table, seat int) *stock {
	cards := newStock(t)
	for other := range t.Layout().Seats {
		if face, known := cards.deck.Index(e.playOf(other).Card); known && other != seat && !t.Out(other) && !e.playOf(other).Missed {
			cards.take(face)
		}
	}
	cards.sit(seat)
	return cards
}
