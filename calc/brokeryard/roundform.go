package brokeryard

import "scripkeeper/calc"

// Form asks, seat by seat, for the trades, whether the round was missed, else for the card's colour and effect, and
// where its uncoloured numbers go. What a purchase may cost allows for everything that later colours could still
// bring. A number that has only one colour left to go to is not asked: it is set with the one before it.
func (e *Round) Form(t calc.Table) calc.Form {
	if roundRefusal(t) != nil {
		return calc.Form{}
	}
	fields := make([]*calc.Field, 0, len(t.Layout().Seats)*8)
	for _, cards := range e.hands(t) {
		fields = e.seatFields(fields, cards)
	}
	return calc.Form{Fields: fields}
}

// Parts is one part for each seat.
func (e *Round) Parts(t calc.Table) int {
	if roundRefusal(t) != nil {
		return 0
	}
	return len(t.Layout().Seats)
}

// Part asks for what one seat does.
func (e *Round) Part(t calc.Table, seat int) calc.Form {
	return calc.Form{Fields: e.seatFields(make([]*calc.Field, 0, 10), e.stockFor(t, seat, seat))}
}

// seatFields adds the fields of the seat whose hand is being read.
func (e *Round) seatFields(fields []*calc.Field, cards *stock) []*calc.Field {
	t, seat := cards.table, cards.seat
	if t.Out(seat) {
		return fields
	}
	fields = append(e.tradeFields(fields, t, seat), e.missedField(t, seat))
	play := e.playOf(seat)
	if play.Missed {
		return fields
	}
	fields = append(fields, e.colourField(cards))
	own := colourOf(play.Card)
	if own == calc.None {
		return fields
	}
	fields = append(fields, e.cardField(cards, own))
	if cards.face != calc.None {
		fields = e.freeFields(fields, t, seat, &cards.deck.Faces[cards.face])
	}
	return fields
}

// play makes room for a seat's play, which is about to be said.
func (e *Round) play(t calc.Table, seat int) *Play {
	calc.GrowTo(&e.Plays, len(t.Layout().Seats)-1)
	return &e.Plays[seat]
}
