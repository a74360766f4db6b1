package stockholder

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
	if e.Delta >= 0 {
		return "+" + strconv.Itoa(e.Delta)
	}
	return strconv.Itoa(e.Delta)
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
	// Group is the pile that hands are dealt from, an index in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
}

// Print is what the face has in every game.
func (f Face) Print() fourcolours.Printed {
	return fourcolours.Printed{Code: f.Code, Group: f.Group, Count: f.Count}
}

func newDeck(faces []Face, groups []string, hand ...int) *Deck {
	for i, f := range faces {
		faces[i].Code = fourcolours.Codes[f.Own:f.Own+1] + f.Effect.String()
	}
	return fourcolours.NewDeck(faces, groups, hand...)
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
			free := []Effect{plus(fourcolours.Opposite(delta))}
			faces = append(faces, Face{Own: own, Effect: plus(delta), Free: free, Group: 1, Count: 1})
		}
	}
	return newDeck(faces, []string{"big", "small"}, big, small)
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
