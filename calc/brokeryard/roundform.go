package brokeryard

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

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

// colourOf is the colour that a card's code, or its beginning, names, or [calc.None].
func colourOf(card string) int {
	if card == "" {
		return calc.None
	}
	return strings.IndexByte(fourcolours.Codes, card[0])
}

// play makes room for a seat's play, which is about to be said.
func (e *Round) play(t calc.Table, seat int) *Play {
	calc.Room(&e.Plays, len(t.Layout().Seats)-1)
	return &e.Plays[seat]
}

func (e *Round) tradeFields(fields []*calc.Field, t calc.Table, seat int) []*calc.Field {
	trade, purse, closed := e.playOf(seat).Trade, t.Cash(seat), TradesClosed(t)
	for company := range trade {
		purse += t.Shares(seat, company) * t.Price(company)
	}
	for company, net := range trade {
		held, price := t.Shares(seat, company), t.Price(company)
		allowed := calc.Only(0)
		if !closed {
			allowed = calc.Range(-min(held, maxTrade), min(max(0, purse-held*price)/price, maxTrade))
		}
		fields = append(fields, calc.Number(tradeField(seat, company), allowed, func() int { return e.playOf(seat).Trade[company] },
			func(v int) { e.play(t, seat).Trade[company] = v }).In(seat).Of(company))
		purse -= (net + held) * price
	}
	return fields
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

// colourField asks for the card's own colour. A colour of which the seat can hold no card is refused.
func (e *Round) colourField(cards *stock) *calc.Field {
	t, seat := cards.table, cards.seat
	colour := func() int { return colourOf(e.playOf(seat).Card) }
	return calc.Number(calc.ItemName("colour", seat), calc.Choose(Colours), colour, func(company int) {
		if company >= 0 && company < Colours {
			e.setColour(t, seat, company)
		}
	}).As(calc.CompanyKind).In(seat).Like(calc.None).Refusing(func(company int) *calc.Refusal {
		if cards.holds(company) {
			return nil
		}
		return cards.refusal(company * perColour(cards.deck))
	})
}

// setColour changes the card's colour. The effect stays if the seat can hold such a card; where only one card is
// possible, that one is set.
func (e *Round) setColour(t calc.Table, seat, company int) {
	p, deck, effect := e.play(t, seat), DeckOf(t), ""
	if p.Card != "" {
		effect = p.Card[1:]
	}
	possible := e.stockBefore(t, seat).possible(company)
	p.Card = fourcolours.Codes[company : company+1]
	for _, face := range possible {
		if len(possible) == 1 || deck.Faces[face].Code == p.Card+effect {
			p.Card = deck.Faces[face].Code
			break
		}
	}
	p.tidy(deck)
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

// tidy takes back assignments that do not belong to the card.
func (p *Play) tidy(deck *Deck) {
	index, known := deck.Index(p.Card)
	if !known {
		return
	}
	face := deck.Faces[index]
	for i, assigned := range p.Free {
		if assigned-1 == face.Own {
			p.Free = Free{}
		}
		if i >= len(face.Free) {
			p.Free[i] = 0
		}
	}
}

// cardField asks for the card's effect, an index among those of one colour.
func (e *Round) cardField(cards *stock, own int) *calc.Field {
	t, seat, deck := cards.table, cards.seat, cards.deck
	each := perColour(deck)
	choices := make([]calc.Choice, each)
	for i := range choices {
		face := own*each + i
		choices[i] = calc.Choice{Value: i, Key: deck.Faces[face].key, Refusal: cards.refusal(face)}
	}
	return calc.Number(calc.ItemName("card", seat), calc.Allowed{Choices: choices}, func() int {
		if face, known := deck.Index(e.playOf(seat).Card); known {
			return face % each
		}
		return calc.None
	}, func(i int) {
		p := e.play(t, seat)
		if company := colourOf(p.Card); company != calc.None && i >= 0 && i < each {
			p.Card = deck.Faces[company*each+i].Code
			p.tidy(deck)
		}
	}).As(calc.ChoiceKind).In(seat).Like(calc.None)
}

func (e *Round) freeFields(fields []*calc.Field, t calc.Table, seat int, face Face) []*calc.Field {
	free, taken := e.playOf(seat).Free, [Colours]bool{}
	for i := range face.Free {
		company := func() int { return e.playOf(seat).Free[i] - 1 }
		fields = append(fields, calc.Number(freeField(seat, i), calc.Choose(Colours), company, func(company int) {
			p := e.play(t, seat)
			p.Free[i] = company + 1
			if i == Colours-3 && len(face.Free) == Colours-1 {
				p.Free[i+1] = rest(face.Own, p.Free) + 1
			}
		}).As(calc.CompanyKind).In(seat).Like(calc.None).
			Refusing(fourcolours.Taken(freeField(seat, i), "save", seat, face.Own, taken)))
		if company := free[i] - 1; company >= 0 && company < Colours {
			taken[company] = true
		}
	}
	return fields
}

// rest is the one colour that neither the card's own nor its first two numbers took, or [calc.None] when they are not
// three different ones.
func rest(own int, free Free) int {
	left := calc.None
	for company := range Colours {
		if company == own || company == free[0]-1 || company == free[1]-1 {
			continue
		}
		if left != calc.None {
			return calc.None
		}
		left = company
	}
	return left
}
