package fourcolours

import "scripkeeper/calc"

// A Face is one card as printed.
type Face struct {
	// Code consists of the letter of the printed colour and its effect: "B+100", "Rx2", "Y-30".
	Code string
	// Own is the company of the printed colour, and Effect is what the card does to its price.
	Own    int
	Effect Effect
	// Free lists the uncoloured numbers, which the player assigns to other colours.
	Free []Effect
	// Others is the effect on every other colour, which only the hundreds of Broker 1961 have.
	Others int
	Group  int    // the pile that the card belongs to, an index in [Deck.Hand]
	Count  int    // the number of copies in one pack
	Key    string // names the effect among choices
}

// Card returns the face as a card of which the deck has count copies.
func (f Face) Card(count int) calc.Card {
	printed := calc.Face{Company: f.Own, Operation: f.Effect.String(), Free: calc.Map(f.Free, Effect.String)}
	if f.Others != 0 {
		printed.Others = Plus(f.Others).String()
	}
	return calc.Card{Code: f.Code, Count: count, Face: printed}
}

// InEachColour returns the faces in all four colours, sorted by colour, blue first.
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

// Hundred returns the +100 card. The player chooses which of the other colours lose 10, 20 and 30.
func Hundred(count int) Face {
	return Face{Effect: Plus(100), Free: []Effect{Plus(-10), Plus(-20), Plus(-30)}, Count: count}
}

// Doubles returns the cards that double the price of one colour and halve another.
func Doubles(group, count int) []Face {
	double, half := Effect{Sort: Double}, Effect{Sort: Half}
	return []Face{
		{Effect: double, Free: []Effect{half}, Group: group, Count: count},
		{Effect: half, Free: []Effect{double}, Group: group, Count: count},
	}
}

// Smalls returns the eight small cards of a colour, which belong to the second pile. The uncoloured number has the
// opposite sign, and the two amounts add up to 90.
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
