package stockholder

import (
	"fmt"
	"strings"

	"scripkeeper/calc"
)

// Colours is the number of companies: blue, red, yellow and green, in this order.
const Colours = 4

// companies are the four colours, in the order of records.
func companies() []calc.Company {
	return []calc.Company{
		{Key: "blue", Code: "B"},
		{Key: "red", Code: "R"},
		{Key: "yellow", Code: "Y"},
		{Key: "green", Code: "G"},
	}
}

// codes are the companies' codes in order.
const codes = "BRYG"

// An Effect is what one number on a card does to a price: the price times Times, divided by By, plus Delta.
type Effect struct {
	Delta     int
	Times, By int
}

func plus(delta int) Effect { return Effect{Delta: delta, Times: 1, By: 1} }
func double() Effect        { return Effect{Times: 2, By: 1} }
func half() Effect          { return Effect{Times: 1, By: 2} }

// String writes the effect as cards do: "+100", "-30", "x2", "/2".
func (e Effect) String() string {
	switch {
	case e.Times == 2:
		return "x2"
	case e.By == 2:
		return "/2"
	}
	return fmt.Sprintf("%+d", e.Delta)
}

// A Face is one card as it is printed.
type Face struct {
	// Code is the own colour's code and effect: "B+100", "Rx2", "Y-30".
	Code string
	// Own is the company whose colour is printed, and Effect what happens to its price.
	Own    int
	Effect Effect
	// Free are the uncoloured numbers: the player says which other colour each of them goes to.
	Free []Effect
	// Others, when not zero, falls on every other colour alike (the hundreds of Broker 1961).
	Others int
	// Group is the pile that hands are dealt from, a place in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
}

// A Deck is the cards that a game is played with.
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

// Seats is how many can be dealt a full hand from some packs.
func (d *Deck) Seats(packs int) int {
	held := make([]int, len(d.Hand))
	for _, f := range d.Faces {
		held[f.Group] += f.Count * packs
	}
	most := held[0] / d.Hand[0]
	for group, cards := range held {
		most = min(most, cards/d.Hand[group])
	}
	return most
}

func newDeck(faces []Face, groups []string, hand ...int) *Deck {
	d := &Deck{Faces: faces, Groups: groups, Hand: hand, places: make(map[string]int, len(faces))}
	for i := range faces {
		faces[i].Code = codes[faces[i].Own:faces[i].Own+1] + faces[i].Effect.String()
		d.places[faces[i].Code] = i
	}
	return d
}

// classicDeck is the pack of 52: 12 hundreds, 8 doubles, 32 small cards (chapter Cards set; rules E.2, E.6).
func classicDeck(big, small int) *Deck {
	faces := make([]Face, 0, 44)
	for own := range Colours {
		faces = append(faces, Face{Own: own, Effect: plus(100), Free: []Effect{plus(-10), plus(-20), plus(-30)}, Count: 3})
	}
	for own := range Colours {
		faces = append(faces,
			Face{Own: own, Effect: double(), Free: []Effect{half()}, Count: 1},
			Face{Own: own, Effect: half(), Free: []Effect{double()}, Count: 1})
	}
	for own := range Colours {
		for _, delta := range []int{60, 50, 40, 30, -30, -40, -50, -60} {
			faces = append(faces, Face{Own: own, Effect: plus(delta), Free: []Effect{plus(opposite(delta))}, Group: 1, Count: 1})
		}
	}
	return newDeck(faces, []string{"big", "small"}, big, small)
}

// opposite is the free number of a small card: the other sign, and together they make 90.
func opposite(delta int) int {
	if delta > 0 {
		return delta - 90
	}
	return delta + 90
}

// broker1961Deck is the pack of 68 of Broker 1961: 12 hundreds that cost all others 10, 24 doubles, 32 small
// cards; hands of 2, 3 and 5 (rules E.2; the sources disagree in details).
func broker1961Deck() *Deck {
	faces := make([]Face, 0, 20)
	for own := range Colours {
		faces = append(faces, Face{Own: own, Effect: plus(100), Others: -10, Count: 3})
	}
	for own := range Colours {
		faces = append(faces,
			Face{Own: own, Effect: double(), Free: []Effect{half()}, Group: 1, Count: 3},
			Face{Own: own, Effect: half(), Free: []Effect{double()}, Group: 1, Count: 3})
	}
	for own := range Colours {
		faces = append(faces,
			Face{Own: own, Effect: plus(60), Free: []Effect{plus(-30)}, Group: 2, Count: 4},
			Face{Own: own, Effect: plus(-50), Free: []Effect{plus(40)}, Group: 2, Count: 4})
	}
	return newDeck(faces, []string{"hundred", "double", "small"}, 2, 3, 5)
}

// A Free says which colour each uncoloured number of a card goes to, in the order printed. Each item is a
// company's place plus one; 0 is not said. In records it is written as codes: "RGY".
type Free [3]int

// Assign makes a Free of companies in the order of the card's free numbers.
func Assign(companies ...int) Free {
	var f Free
	for i, c := range companies[:min(len(companies), len(f))] {
		f[i] = c + 1
	}
	return f
}

// MarshalText writes the companies' codes, "-" for one that is not said before one that is.
func (f Free) MarshalText() ([]byte, error) {
	text := make([]byte, 0, len(f))
	for _, c := range f {
		if c < 1 || c > Colours {
			text = append(text, '-')
			continue
		}
		text = append(text, codes[c-1])
	}
	return []byte(strings.TrimRight(string(text), "-")), nil
}

// UnmarshalText reads what MarshalText writes.
func (f *Free) UnmarshalText(text []byte) error {
	if len(text) > len(f) {
		return fmt.Errorf("free names %d colours, at most %d are possible", len(text), len(f))
	}
	*f = Free{}
	for i, code := range text {
		if code == '-' {
			continue
		}
		company := strings.IndexByte(codes, code)
		if company < 0 {
			return fmt.Errorf("free names the colour %q; there are only %s", code, codes)
		}
		f[i] = company + 1
	}
	return nil
}
