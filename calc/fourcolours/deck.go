// Package fourcolours holds the common parts of games with four colours of shares: the colours, the cards with
// uncoloured numbers, and the deal of hands.
package fourcolours

import "scripkeeper/calc"

// A Deck is a game's set of cards.
type Deck struct {
	Faces []Face
	Hand  []int // the number of cards of each group in every player's hand
	// Groups lists the names of the groups of cards ("big", "small"), each dealt from its own pile.
	Groups  []string
	indexes map[string]int
}

// NewDeck returns a deck of faces (cards) that already have codes.
func NewDeck(faces []Face, groups []string, hand ...int) *Deck {
	d := &Deck{Faces: faces, Groups: groups, Hand: hand, indexes: make(map[string]int, len(faces))}
	for i, face := range faces {
		d.indexes[face.Code] = i
	}
	return d
}

func (d *Deck) Index(code string) (int, bool) {
	index, ok := d.indexes[code]
	return index, ok
}

// Refusal refuses a card if no copy is left (left is 0; count is the number of copies), or if the seat's hand has no
// card left of the card's group (held is 0).
func (d *Deck) Refusal(field string, seat, face, count, left, held int) *calc.Refusal {
	group := d.Faces[face].Group
	switch {
	case left <= 0:
		return calc.Refuse("card.gone", field).Under("deck").Seated(seat).With("card", face).With("count", count)
	case held <= 0:
		return calc.Refuse("card.hand."+d.Groups[group], field).Under("formula").Seated(seat).
			With("card", face).With("count", d.Hand[group])
	}
	return nil
}

// Colours is the number of companies: blue, red, yellow and green, in this order.
const Colours = 4

const Codes = "BRYG"

func Companies() []calc.Company {
	return []calc.Company{
		{Key: "blue", Code: "B"},
		{Key: "red", Code: "R"},
		{Key: "yellow", Code: "Y"},
		{Key: "green", Code: "G"},
	}
}

// HandSize returns the number of cards dealt to each player, which is also the number of rounds.
func (d *Deck) HandSize() int {
	return calc.Sum(d.Hand)
}

// Seats returns the number of hands that can be dealt from the given number of packs.
func (d *Deck) Seats(packs int) int {
	dealt := make([]int, len(d.Hand))
	for _, face := range d.Faces {
		dealt[face.Group] += face.Count * packs
	}
	seats := dealt[0] / d.Hand[0]
	for group, cards := range dealt {
		seats = min(seats, cards/d.Hand[group])
	}
	return seats
}
