package fourcolours

import "scripkeeper/calc"

// A Printed is what a face of a deck has in every game.
type Printed struct {
	// Code is the own colour's code and effect: "B+100", "Rx2".
	Code string
	// Group is the pile that hands are dealt from, an index in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
}

// A Face is one card of a game as it is printed.
type Face interface{ Print() Printed }

// A Deck is the cards that a game is played with.
type Deck[F Face] struct {
	Faces []F
	// Hand is how many cards of each group every player is dealt.
	Hand []int
	// Groups name the piles ("big", "small").
	Groups  []string
	indexes map[string]int
}

// NewDeck makes a deck of faces, whose codes are known.
func NewDeck[F Face](faces []F, groups []string, hand ...int) *Deck[F] {
	d := &Deck[F]{Faces: faces, Groups: groups, Hand: hand, indexes: make(map[string]int, len(faces))}
	for i, face := range faces {
		d.indexes[face.Print().Code] = i
	}
	return d
}

// Index finds a card by its code.
func (d *Deck[F]) Index(code string) (int, bool) {
	index, ok := d.indexes[code]
	return index, ok
}

// Refusal says why a seat cannot play a card: all of so many are gone, or its hand can hold no more of the group. Left
// is how many of the card are left, held how many of the group.
func (d *Deck[F]) Refusal(field string, seat, face, count, left, held int) *calc.Refusal {
	group := d.Faces[face].Print().Group
	switch {
	case left <= 0:
		return calc.Refuse("card.gone", field).Under("deck").Seated(seat).With("card", face).With("count", count)
	case held <= 0:
		return calc.Refuse("card.hand."+d.Groups[group], field).Under("formula").Seated(seat).
			With("card", face).With("count", d.Hand[group])
	}
	return nil
}

// Opposite is the uncoloured number of a small card: the other sign, and together they make 90.
func Opposite(by int) int {
	if by > 0 {
		return by - 90
	}
	return by + 90
}
