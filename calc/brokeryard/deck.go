package brokeryard

import (
	"scripkeeper/calc/fourcolours"
	"strconv"
)

// Colours is the number of companies: blue, red, yellow and green, in this order.
const Colours = fourcolours.Colours

// A Free says which colour each uncoloured number of a card goes to.
type Free = fourcolours.Free

// A Deck is the cards that a game is played with.
type Deck = fourcolours.Deck[Face]

// A Sort is what kind of effect a number on a card is.
type Sort uint8

const (
	// Add adds a number, above or below zero, to a price.
	Add Sort = iota
	// Double doubles a price.
	Double
	// Half halves it.
	Half
	// Zero keeps it: it takes away the strongest effects.
	Zero
)

// An Effect is what one number on a card does to a price.
type Effect struct {
	Sort Sort
	// By is the number of an Add, else 0.
	By int
}

// String writes the effect as cards do: "+100", "-30", "x2", "/2", "0".
func (e Effect) String() string {
	switch {
	case e.Sort == Double:
		return "x2"
	case e.Sort == Half:
		return "/2"
	case e.Sort == Zero:
		return "0"
	case e.By > 0:
		return "+" + strconv.Itoa(e.By)
	}
	return strconv.Itoa(e.By)
}

// key names the effect among choices.
func (e Effect) key() string {
	switch {
	case e.Sort == Double:
		return "double"
	case e.Sort == Half:
		return "half"
	case e.Sort == Zero:
		return "zero"
	case e.By > 0:
		return "plus" + strconv.Itoa(e.By)
	}
	return "minus" + strconv.Itoa(-e.By)
}

// on is what the effect adds to a price. Half a price is exact, because prices are multiples of ten.
func (e Effect) on(price int) int {
	switch e.Sort {
	case Double:
		return price
	case Half:
		return -price / 2
	}
	return e.By
}

func add(by int) Effect { return Effect{Sort: Add, By: by} }

// A Face is one card as it is printed.
type Face struct {
	// Code is the own colour's code and effect: "B+100", "Rx2", "G0".
	Code string
	// Own is the company whose colour is printed, and Effect what happens to its price.
	Own    int
	Effect Effect
	// Free are the uncoloured numbers: the player says which other colour each of them goes to.
	Free []Effect
	// Group is the pile that hands are dealt from, an index in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
	// key names the effect among choices.
	key string
}

// Print is what the face has in every game.
func (f Face) Print() fourcolours.Printed {
	return fourcolours.Printed{Code: f.Code, Group: f.Group, Count: f.Count}
}

// perColour is the number of faces of one colour. Every colour has the same effects, in the same order.
func perColour(d *Deck) int { return len(d.Faces) / Colours }

func groupMarks(d *Deck) []string {
	names := make([]string, len(d.Groups))
	for i, group := range d.Groups {
		names[i] = "played." + group
	}
	return names
}

// newDeck makes a deck: the big cards given and the small ones, in all four colours (chapters Pack of the "big"
// cards and Pack of "small" cards; rules D.2).
func newDeck(big []Face, bigs, smalls int) *Deck {
	faces := big
	for _, by := range []int{60, 50, 40, 30, -30, -40, -50, -60} {
		faces = append(faces, Face{Effect: add(by), Free: []Effect{add(fourcolours.Opposite(by))}, Group: 1, Count: 1})
	}
	var all []Face
	for own := range Colours {
		for _, f := range faces {
			f.Own, f.Code, f.key = own, fourcolours.Codes[own:own+1]+f.Effect.String(), f.Effect.key()
			all = append(all, f)
		}
	}
	return fourcolours.NewDeck(all, []string{"big", "small"}, bigs, smalls)
}

// hundred is the card +100; the other colours lose 10, 20 and 30 as the player says.
func hundred(count int) Face {
	return Face{Effect: add(100), Free: []Effect{add(-10), add(-20), add(-30)}, Count: count}
}

func doubles() []Face {
	return []Face{
		{Effect: Effect{Sort: Double}, Free: []Effect{{Sort: Half}}, Count: 1},
		{Effect: Effect{Sort: Half}, Free: []Effect{{Sort: Double}}, Count: 1},
	}
}

// classicDeck is a pack of 20 big and 32 small cards: hundreds, anti-hundreds, doubles and zeros.
func classicDeck(bigs, smalls int) *Deck {
	big := append([]Face{hundred(1)}, doubles()...)
	big = append(big,
		Face{Effect: add(-100), Free: []Effect{add(50)}, Count: 1},
		Face{Effect: Effect{Sort: Zero}, Count: 1})
	return newDeck(big, bigs, smalls)
}

// duelDeck is the pack of the duel: three hundreds a colour, no anti-hundreds, no zeros.
func duelDeck(bigs, smalls int) *Deck {
	return newDeck(append([]Face{hundred(3)}, doubles()...), bigs, smalls)
}
