package fourcolours

import "scripkeeper/calc"

// A Face is a card as printed.
type Face struct {
	// Code is the letter of the card's colour and its effect: "B+100", "Rx2", "Y-30".
	Code string
	// Own is the card's own colour (a company), and Effect is the effect on the price of this company.
	Own    int
	Effect Effect
	// Free holds the uncoloured numbers, which the player assigns to other colours.
	Free []Effect
	// Others is the effect on each other colour. Only the hundreds of Broker 1961 have such an effect.
	Others int
	Group  int    // the group of cards, an index in [Deck.Hand]
	Count  int    // copies in one pack
	Key    string // the key of the effect in a list of choices
}

func (f Face) Card(count int) calc.Card {
	printed := calc.Face{Company: f.Own, Operation: f.Effect.String(), Free: calc.Map(f.Free, Effect.String)}
	if f.Others != 0 {
		printed.Others = Plus(f.Others).String()
	}
	return calc.Card{Code: f.Code, Count: count, Face: printed}
}

// InEachColour returns the faces in all four colours, blue first, in the given order within a colour.
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

// Hundred returns the +100 card. The player chooses which other colour loses 10, 20 and 30.
func Hundred(count int) Face {
	return Face{Effect: Plus(100), Free: []Effect{Plus(-10), Plus(-20), Plus(-30)}, Count: count}
}

// Doubles returns the cards that double one price and halve another.
func Doubles(group, count int) []Face {
	double, half := Effect{Sort: Double}, Effect{Sort: Half}
	return []Face{
		{Effect: double, Free: []Effect{half}, Group: group, Count: count},
		{Effect: half, Free: []Effect{double}, Group: group, Count: count},
	}
}

// Smalls returns the eight small cards of a colour (group 1). The uncoloured number has the opposite sign, and the two
// amounts add up to 90.
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
