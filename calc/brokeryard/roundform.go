package brokeryard

import "scripkeeper/calc"

// Form asks, seat by seat, whether the round was missed, for the trades, the card, and where its uncoloured
// numbers go. Cards that any other seat plays are gone. What a purchase may cost allows for everything that later
// colours could still bring. A number that has only one colour left to go to is not asked: it is set with the one before
// it.
func (e *Round) Form(t calc.Table) calc.Form {
	var form calc.Form
	if roundRefusal(t) != nil {
		return form
	}
	form.Fields = make([]*calc.Field, 0, len(t.Layout().Seats)*8)
	if TradesClosed(t) {
		form.Closed = calc.Refuse("trade.round", "").Under("house.no_trade_last_round")
	}
	w := calc.Walk{Ask: form.Collect}
	for seat := range t.Layout().Seats {
		cards := e.stockFor(t, seat, len(t.Layout().Seats))
		e.walk(&w, cards, true)
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

// Part asks for what one seat does, for its card by the colour and then by the effect. Cards that seats before it play are
// gone.
func (e *Round) Part(t calc.Table, seat int) calc.Form {
	form := calc.Form{Fields: make([]*calc.Field, 0, 10)}
	e.walk(&calc.Walk{Ask: form.Collect}, e.stockFor(t, seat, seat), false)
	return form
}

// walk goes through what the seat does whose hand is looked at, its trades before its card, asks for it as a sheet does or
// as a code, and refuses what cannot be. It says nothing of a seat that is out.
func (e *Round) walk(w *calc.Walk, cards *stock, onSheet bool) {
	t, seat, play := cards.table, cards.seat, e.playOf(cards.seat)
	if t.Out(seat) {
		return
	}
	missed := func() *calc.Field { return e.missedField(t, seat) }
	if onSheet {
		w.Step(true, missed)
	}
	if e.walkTrades(w, t, seat); !onSheet {
		w.Step(true, missed)
	}
	if play.Missed {
		if play.Card != "" || play.Free != (Free{}) {
			w.Refuse(calc.Refuse("missed.card", calc.ItemName("missed", seat)).Under("missed").Seated(seat))
		}
		return
	}
	if onSheet {
		w.Step(true, func() *calc.Field { return e.faceField(cards) })
	} else {
		w.Step(true, func() *calc.Field { return e.colourField(cards) })
		if own := colourOf(play.Card); own != calc.None {
			w.Step(true, func() *calc.Field { return e.cardField(cards, own) })
		}
	}
	if cards.face == calc.None {
		w.Refuse(cardRefusal(seat, play.Card))
		return
	}
	w.Refuse(cards.refusal(cards.face))
	e.walkNumbers(w, t, seat, &cards.deck.Faces[cards.face])
}

// play makes room for a seat's play, which is about to be said.
func (e *Round) play(t calc.Table, seat int) *Play {
	calc.GrowTo(&e.Plays, len(t.Layout().Seats)-1)
	return &e.Plays[seat]
}
