// Package fourcolours is what the games with four colours of shares have in common: the colours, the cards with an own
// colour and uncoloured numbers, and the piles that hands are dealt from.
package fourcolours

import "scripkeeper/calc"

// A Deck is the cards that a game is played with.
type Deck struct {
	Faces []Face
	// Hand is how many cards of each group every player is dealt.
	Hand []int
	// Groups name the piles ("big", "small").
	Groups  []string
	indexes map[string]int
}

// NewDeck makes a deck of faces, whose codes are known.
func NewDeck(faces []Face, groups []string, hand ...int) *Deck {
	d := &Deck{Faces: faces, Groups: groups, Hand: hand, indexes: make(map[string]int, len(faces))}
	for i, face := range faces {
		d.indexes[face.Code] = i
	}
	return d
}

// Index finds a card by its code.
func (d *Deck) Index(code string) (int, bool) {
	index, ok := d.indexes[code]
	return index, ok
}

// Refusal says why a seat cannot play a card: all of so many are gone, or its hand can hold no more of the group. Left
// is how many of the card are left, held how many of the group.
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

// Codes are the companies' codes in order.
const Codes = "BRYG"

// Companies are the four colours, in the order of records.
func Companies() []calc.Company {
	return []calc.Company{
		{Key: "blue", Code: "B"},
		{Key: "red", Code: "R"},
		{Key: "yellow", Code: "Y"},
		{Key: "green", Code: "G"},
	}
}

// HandSize is the number of cards that every player is dealt, and so the number of rounds.
func (d *Deck) HandSize() int {
	return calc.Sum(d.Hand)
}

// Seats is how many can be dealt a full hand from some packs.
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
