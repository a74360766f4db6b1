package brokeryard

import "scripkeeper/calc"

// Form asks each seat in turn. Sales of later colours can pay for a purchase. A card played by a seat is unavailable to
// other seats. The last of three uncoloured numbers is not asked for, because only one colour is left.
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

func (e *Round) Parts(t calc.Table) int {
	if roundRefusal(t) != nil {
		return 0
	}
	return len(t.Layout().Seats)
}

// Part asks for one seat's play. It leaves out cards played by earlier seats.
func (e *Round) Part(t calc.Table, seat int) calc.Form {
	form := calc.Form{Fields: make([]*calc.Field, 0, 10)}
	e.walk(&calc.Walk{Ask: form.Collect}, e.stockFor(t, seat, seat), false)
	return form
}

// walk asks for a play, on a sheet or for a game code, and refuses illegal values. It skips seats out of the game.
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

func (e *Round) ensurePlay(t calc.Table, seat int) *Play {
	calc.GrowTo(&e.Plays, len(t.Layout().Seats)-1)
	return &e.Plays[seat]
}
