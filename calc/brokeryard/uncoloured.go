package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// numbersOf are the uncoloured numbers of the card that a seat plays. No card has two effects on one colour (chapter
// Game field; rules D.2).
func numbersOf(seat int, face *Face) fourcolours.Numbers {
	return fourcolours.Numbers{Own: face.Own, Count: len(face.Free), Seat: seat, Rule: "save"}
}

// freeFields adds where the card's uncoloured numbers go. The last of three goes where the first two leave it to go.
func (e *Round) freeFields(fields []*calc.Field, t calc.Table, seat int, face *Face) []*calc.Field {
	return numbersOf(seat, face).Ask(fields, func() Free { return e.playOf(seat).Free }, func(number, company int) {
		p := e.play(t, seat)
		p.Free[number] = company + 1
		if number == Colours-3 && len(face.Free) == Colours-1 {
			p.Free[number+1] = rest(face.Own, p.Free) + 1
		}
	})
}

// rest is the one colour that neither the card's own nor its first two numbers took, or [calc.None] when they are not
// three different ones.
func rest(own int, free Free) int {
	left := calc.None
	for company := range Colours {
		if company == own || company == free[0]-1 || company == free[1]-1 {
			continue
		}
		if left != calc.None {
			return calc.None
		}
		left = company
	}
	return left
}
