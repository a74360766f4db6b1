package fourcolours

import "scripkeeper/calc"

// A Face is one card as it is printed.
type Face struct {
	// Code is the own colour's code and effect: "B+100", "Rx2", "Y-30".
	Code string
	// Own is the company whose colour is printed, and Effect what happens to its price.
	Own    int
	Effect Effect
	// Free are the uncoloured numbers: the player chooses which other colour each of them goes to.
	Free []Effect
	// Others, when not zero, falls on every other colour alike (the hundreds of Broker 1961).
	Others int
	// Group is the pile that hands are dealt from, an index in [Deck.Hand].
	Group int
	// Count is how many such cards one pack holds.
	Count int
	// Key names the effect among choices.
	Key string
}

// Card is a card of the face in a deck that holds so many of it.
func (f Face) Card(count int) calc.Card {
	printed := calc.Face{Company: f.Own, Operation: f.Effect.String(), Free: calc.Map(f.Free, Effect.String)}
	if f.Others != 0 {
		printed.Others = Plus(f.Others).String()
	}
	return calc.Card{Code: f.Code, Count: count, Face: printed}
}

// InEachColour are faces in all four colours, blue first: all the given ones of a colour stand together.
func InEachColour(faces ...Face) []Face {
	all := make([]Face, 0, Colours*len(faces))
	for own := range Colours {
		for _, f := range faces {
			f.Own, f.Code, f.Key = own, Codes[own:own+1]+f.Effect.String(), f.Effect.Key()
			all = append(all, f)
		}
	}
	return all
}

// Hundred is the card +100: the other colours lose 10, 20 and 30 as the player assigns them.
func Hundred(count int) Face {
	return Face{Effect: Plus(100), Free: []Effect{Plus(-10), Plus(-20), Plus(-30)}, Count: count}
}

// Doubles are the cards that double one colour and halve another.
func Doubles(group, count int) []Face {
	double, half := Effect{Sort: Double}, Effect{Sort: Half}
	return []Face{
		{Effect: double, Free: []Effect{half}, Group: group, Count: count},
		{Effect: half, Free: []Effect{double}, Group: group, Count: count},
	}
}

// Smalls are the eight small cards of a colour, of the second pile: the uncoloured number has the other sign, and both
// together make 90.
func Smalls() []Face {
	var all []Face
	for _, by := range []int{60, 50, 40, 30, -30, -40, -50, -60} {
		other := by + 90
		if by > 0 {
			other = by - 90
		}
		all = append(all, Face{Effect: Plus(by), Free: []Effect{Plus(other)}, Group: 1, Count: 1})
	}
	return all
}
