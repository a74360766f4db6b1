package brokeryard

import "scripkeeper/calc"

// Form asks, seat by seat, for the trades, whether the round was missed, else for the card's colour and effect, and
// where its uncoloured numbers go. What a purchase may cost allows for everything that later colours could still
// bring. A number that has only one colour left to go to is not asked: it is set with the one before it.
func (e *Round) Form(t calc.Table) calc.Form {
	var form calc.Form
	if roundRefusal(t) != nil {
		return form
	}
	form.Fields = make([]*calc.Field, 0, len(t.Layout().Seats)*8)
	w := calc.Walk{Ask: form.Collect}
	for _, cards := range e.hands(t) {
		e.walk(&w, cards)
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
	form := calc.Form{Fields: make([]*calc.Field, 0, 10)}
	e.walk(&calc.Walk{Ask: form.Collect}, e.stockFor(t, seat, seat))
	return form
}

// walk goes through what the seat does whose hand is looked at, its trades before its card, asks for it, and refuses
// what cannot be. It says nothing of a seat that is out.
func (e *Round) walk(w *calc.Walk, cards *stock) {
	t, seat, play := cards.table, cards.seat, e.playOf(cards.seat)
	if t.Out(seat) {
		return
	}
	e.walkTrades(w, t, seat)
	w.Step(true, func() *calc.Field { return e.missedField(t, seat) })
	if play.Missed {
		if play.Card != "" || play.Free != (Free{}) {
			w.Refuse(calc.Refuse("missed.card", calc.ItemName("missed", seat)).Under("missed").Seated(seat))
		}
		return
	}
	w.Step(true, func() *calc.Field { return e.colourField(cards) })
	if own := colourOf(play.Card); own != calc.None {
		w.Step(true, func() *calc.Field { return e.cardField(cards, own) })
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
