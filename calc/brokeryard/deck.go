package brokeryard

import "strconv"

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
	// Group is the pile that hands are dealt from, a place in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
	// key names the effect among choices.
	key string
}

// A Deck is the cards that a game is played with. Every colour has the same effects, in the same order.
type Deck struct {
	Faces []Face
	// Hand is how many cards of each group every player is dealt.
	Hand []int
	// Groups name the piles ("big", "small").
	Groups []string
	places map[string]int
}

// Place finds a card by its code.
func (d *Deck) Place(code string) (int, bool) {
	place, ok := d.places[code]
	return place, ok
}

// HandSize is the number of cards that every player is dealt, and so the number of rounds.
func (d *Deck) HandSize() int {
	n := 0
	for _, cards := range d.Hand {
		n += cards
	}
	return n
}

// SeatsPerPack is how many can be dealt a full hand from one pack (rules D.2).
func (d *Deck) SeatsPerPack() int {
	held := make([]int, len(d.Hand))
	for _, f := range d.Faces {
		held[f.Group] += f.Count
	}
	most := held[0] / d.Hand[0]
	for group, cards := range held {
		most = min(most, cards/d.Hand[group])
	}
	return most
}

// each is the number of faces of one colour.
func (d *Deck) each() int { return len(d.Faces) / Colours }

func (d *Deck) groupMarks() []string {
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
		faces = append(faces, Face{Effect: add(by), Free: []Effect{add(opposite(by))}, Group: 1, Count: 1})
	}
	d := &Deck{Groups: []string{"big", "small"}, Hand: []int{bigs, smalls}, places: make(map[string]int, Colours*len(faces))}
	for own := range Colours {
		for _, f := range faces {
			f.Own, f.Code, f.key = own, codes[own:own+1]+f.Effect.String(), f.Effect.key()
			d.places[f.Code] = len(d.Faces)
			d.Faces = append(d.Faces, f)
		}
	}
	return d
}

// opposite is the free number of a small card: the other sign, and together they make 90.
func opposite(by int) int {
	if by > 0 {
		return by - 90
	}
	return by + 90
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
