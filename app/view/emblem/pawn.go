package emblem

import (
	"scripkeeper/ledger/people"
)

// A Pawn is how a player is marked everywhere: a disc in a colour with a shape on it, so that no pawn looks like a
// company. The zero Pawn marks nobody.
type Pawn struct {
	// Color is the number of a colour, from 0 to [people.LookColors]-1.
	Color int
	Shape Shape
}

// NewPawn is the mark of a look.
func NewPawn(of people.Look) Pawn {
	shapes := [people.LookShapes]Shape{
		Round, Square, Triangle, Diamond, Cross, Star, Down, Hexagon, House, Saltire, Hourglass, Dome,
	}
	return Pawn{Color: of.Color, Shape: shapes[max(0, of.Shape)%len(shapes)]}
}

// PawnOf is the mark of a seat where nobody is known, counted from 0. The first 72 are different.
func PawnOf(seat int) Pawn { return NewPawn(people.LookOf(seat)) }

// Or is the mark, and where there is none that of a seat.
func (p Pawn) Or(seat int) Pawn {
	if p == (Pawn{}) {
		return PawnOf(seat)
	}
	return p
}
