package brokeryard

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

func cardRefusal(seat int, card string) *calc.Refusal {
	field := calc.ItemName("card", seat)
	if card == "" || len(card) == 1 && colourOf(card) != calc.None {
		return calc.Missing("card.none", field).Under("card").Seated(seat)
	}
	return calc.Refuse("card.unknown", field).Under("card").Seated(seat)
}

func colourOf(card string) int {
	if card == "" {
		return calc.None
	}
	return strings.IndexByte(fourcolours.Codes, card[0])
}

func (e *Round) colourField(cards *stock) *calc.Field {
	t, seat := cards.table, cards.seat
	colour := func() int { return colourOf(e.playOf(seat).Card) }
	return calc.AmountFunc(calc.ItemName("colour", seat), calc.Choose(Colours), colour, func(company int) {
		if company >= 0 && company < Colours {
			e.setColour(t, seat, company)
		}
	}).As(calc.CompanyKind).ForSeat(seat).Expect(calc.None).Refusing(func(company int) *calc.Refusal {
		if len(cards.possible(company)) > 0 {
			return nil
		}
		return cards.refusal(company * perColour(cards.deck))
	})
}

// setColour changes the colour of the seat's card and keeps the effect if such a card is available. If only one card of
// the new colour is available, setColour selects that card.
func (e *Round) setColour(t calc.Table, seat, company int) {
	p, deck, effect := e.ensurePlay(t, seat), DeckOf(t), ""
	if p.Card != "" {
		effect = p.Card[1:]
	}
	possible := e.stockFor(t, seat, seat).possible(company)
	p.Card = fourcolours.Codes[company : company+1]
	for _, face := range possible {
		if len(possible) == 1 || deck.Faces[face].Code == p.Card+effect {
			p.Card = deck.Faces[face].Code
			break
		}
	}
	p.tidy(deck)
}

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

func (e *Round) faceField(cards *stock) *calc.Field {
	t, seat, deck := cards.table, cards.seat, cards.deck
	name := calc.ItemName("card", seat)
	return calc.AmountFunc(name, calc.Choose(len(deck.Faces)), func() int { return cards.face }, func(face int) {
		if p := e.ensurePlay(t, seat); face >= 0 && face < len(deck.Faces) && deck.Faces[face].Code != p.Card {
			p.Card, p.Free = deck.Faces[face].Code, Free{}
		}
	}).As(calc.CardKind).ForSeat(seat).Expect(calc.None).Refusing(cards.refusal).
		WithRefusal(cardRefusal(seat, e.playOf(seat).Card))
}

func (e *Round) cardField(cards *stock, own int) *calc.Field {
	t, seat, deck := cards.table, cards.seat, cards.deck
	each := perColour(deck)
	choices := make([]calc.Choice, each)
	for i := range choices {
		face := own*each + i
		choices[i] = calc.Choice{Value: i, Key: deck.Faces[face].Key, Refusal: cards.refusal(face)}
	}
	return calc.AmountFunc(calc.ItemName("card", seat), calc.Allowed{Choices: choices}, func() int {
		if face, known := deck.Index(e.playOf(seat).Card); known {
			return face % each
		}
		return calc.None
	}, func(i int) {
		p := e.ensurePlay(t, seat)
		if company := colourOf(p.Card); company != calc.None && i >= 0 && i < each {
			p.Card = deck.Faces[company*each+i].Code
			p.tidy(deck)
		}
	}).As(calc.ChoiceKind).ForSeat(seat).Expect(calc.None)
}

func (e *Round) missedField(t calc.Table, seat int) *calc.Field {
	return calc.FlagFunc(calc.ItemName("missed", seat), func() bool { return e.playOf(seat).Missed },
		func(missed bool) {
			p := e.ensurePlay(t, seat)
			if p.Missed = missed; missed {
				p.Card, p.Free = "", Free{}
			}
		}).ForSeat(seat)
}

// walkNumbers asks which colour gets each uncoloured number of a card; the colours must all differ (chapter Game field;
// rules D.2). If there are three numbers, the last gets the remaining colour.
func (e *Round) walkNumbers(w *calc.Walk, t calc.Table, seat int, face *Face) {
	numbers := fourcolours.Numbers{Own: face.Own, Free: face.Free, Seat: seat, Rule: "save"}
	numbers.Walk(w, e.Plays[seat].Free, func(number int) (func() int, func(int)) {
		return func() int { return e.playOf(seat).Free[number] - 1 }, func(company int) {
			p := e.ensurePlay(t, seat)
			if later := slices.Index(p.Free[number+1:], company+1); later >= 0 {
				clear(p.Free[number+1:])
			}
			p.Free[number] = company + 1
			if number == Colours-3 && len(face.Free) == Colours-1 {
				p.Free[number+1] = lastColour(face.Own, p.Free) + 1
			}
		}
	})
}

// lastColour returns the only colour left for a card's third number, or [calc.None] if the first two numbers have the
// same colour.
func lastColour(own int, free Free) int {
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
