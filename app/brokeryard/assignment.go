package brokeryard

import (
	"scripkeeper/app/cards"
	rules "scripkeeper/calc/brokeryard"
)

// cardOf is a card of the deck as it is shown.
func cardOf(deck *rules.Deck, code string) cards.Card {
	card := cards.Card{Code: code}
	place, known := deck.Index(code)
	if !known {
		return card
	}
	face := deck.Faces[place]
	card.Own, card.Effect = face.Own, face.Effect.String()
	for _, effect := range face.Free {
		card.Free = append(card.Free, effect.String())
	}
	return card
}

// cellGrid puts cells close together in columns of equal width, all rows as high as the highest cell.
func cellGrid(columns int) cards.Grid { return cards.Grid{Columns: columns, Gap: 2, Even: true} }
