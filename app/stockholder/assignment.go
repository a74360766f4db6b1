package stockholder

import (
	"scripkeeper/app/cards"
	rules "scripkeeper/calc/stockholder"
)

// cardOf is a card of the deck as it is shown.
func cardOf(deck *rules.Deck, code string) cards.Card {
	place, known := deck.Index(code)
	if !known {
		return cards.Card{}
	}
	face := deck.Faces[place]
	card := cards.Card{Code: code, Own: face.Own, Effect: face.Effect.String()}
	for _, effect := range face.Free {
		card.Free = append(card.Free, effect.String())
	}
	return card
}
