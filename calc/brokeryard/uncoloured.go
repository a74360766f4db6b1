package brokeryard

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// walkNumbers asks for the colours of a card's uncoloured numbers, which must all differ (chapter Game field; rules
// D.2). With three numbers, the last gets the remaining colour.
func (e *Round) walkNumbers(w *calc.Walk, t calc.Table, seat int, face *Face) {
	numbers := fourcolours.Numbers{Own: face.Own, Free: face.Free, Seat: seat, Rule: "save"}
	numbers.Walk(w, e.Plays[seat].Free, func(number int) (func() int, func(int)) {
		return func() int { return e.playOf(seat).Free[number] - 1 }, func(company int) {
			p := e.ensurePlay(t, seat)
			if later := slices.Index(p.Free[number+1:], company+1); later >= 0 {
				clear(p.Free[number+1:])
			}
			p.Free[number] = company + 1
			if number == Colours-3 && len(face.Free) == Colours-1 {
				p.Free[number+1] = lastColour(face.Own, p.Free) + 1
			}
		}
	})
}

// lastColour returns the one colour that is neither the card's own nor taken by its first two numbers. It returns
// [calc.None] if those two have the same colour.
func lastColour(own int, free Free) int {
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
