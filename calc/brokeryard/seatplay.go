package brokeryard

import "scripkeeper/calc"

// SeatRefusal returns why a seat's play cannot count yet, nil where it is complete and possible, and for a seat
// that is out. Cards that any other seat plays in this round are gone for it.
func (e *Round) SeatRefusal(t calc.Table, seat int) *calc.Refusal {
	return e.playRefusal(e.stockFor(t, seat, len(t.Layout().Seats)))
}

// HandRefusals says of every face of the deck, in its order, why a seat cannot play it in this round, nil where it
// can. Cards that any other seat plays in this round are gone for it.
func (e *Round) HandRefusals(t calc.Table, seat int) []*calc.Refusal {
	cards := e.stockFor(t, seat, len(t.Layout().Seats))
	all := make([]*calc.Refusal, len(cards.deck.Faces))
	for face := range all {
		all[face] = cards.refusal(face)
	}
	return all
}
