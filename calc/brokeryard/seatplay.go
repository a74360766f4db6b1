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
