package brokeryard

import "scripkeeper/calc"

// Form asks, seat by seat, for the trades, whether the round was missed, else for the card's colour and effect, and
// where its uncoloured numbers go. What a purchase may cost allows for everything that later colours could still
// bring. A number that has only one colour left to go to is not asked: it is set with the one before it.
func (e *Round) Form(t calc.Table) calc.Form {
	if roundRefusal(t) != nil {
		return calc.Form{}
	}
	seats := len(t.Layout().Seats)
	form := calc.Form{Fields: make([]*calc.Field, 0, seats*8)}
	cards := newStock(t)
	for seat := range seats {
		cards.sit(seat)
		form.Fields = e.seatFields(form.Fields, cards)
		if face, plays := e.plays(cards, seat); plays {
			cards.take(face)
		}
	}
	return form
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
	return calc.Form{Fields: e.seatFields(make([]*calc.Field, 0, 10), e.stockBefore(t, seat))}
}

// seatFields adds what is asked of the seat whose hand is looked at.
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
	if face, known := cards.deck.Index(play.Card); known {
		fields = e.freeFields(fields, t, seat, cards.deck.Faces[face])
	}
	return fields
}

// plays is the card that a seat plays, and whether it plays one.
func (e *Round) plays(cards *stock, seat int) (face int, plays bool) {
	if play := e.playOf(seat); !cards.table.Out(seat) && !play.Missed {
		return cards.deck.Index(play.Card)
	}
	return calc.None, false
}

// play makes room for a seat's play, which is about to be said.
func (e *Round) play(t calc.Table, seat int) *Play {
	calc.Room(&e.Plays, len(t.Layout().Seats)-1)
	return &e.Plays[seat]
}

// missedField asks whether a seat missed the round; who did has played no card.
func (e *Round) missedField(t calc.Table, seat int) *calc.Field {
	return calc.Switch(calc.ItemName("missed", seat), func() bool { return e.playOf(seat).Missed }, func(missed bool) {
		p := e.play(t, seat)
		if p.Missed = missed; missed {
			p.Card, p.Free = "", Free{}
		}
	}).In(seat)
}

// stockBefore is the cards that are left once the seats before one have played theirs.
func (e *Round) stockBefore(t calc.Table, seat int) *stock {
	cards := newStock(t)
	for other := range seat {
		if face, plays := e.plays(cards, other); plays {
			cards.take(face)
		}
	}
	cards.sit(seat)
	return cards
}
