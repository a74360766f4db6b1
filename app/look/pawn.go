package look

import "fyne.io/fyne/v2"

// A Pawn is how a player is marked everywhere: a disc in a colour with a shape on it, so that it is never the colour alone
// that tells, and no pawn looks like a company.
type Pawn struct {
	Fill  fyne.ThemeColorName
	Shape Shape
}

// PawnOf is the mark of a seat, counted from 0. The first 72 are different.
func PawnOf(seat int) Pawn {
	shapes := []Shape{Round, Square, Triangle, Diamond, Cross, Star, Down, Hexagon, House, Saltire, Hourglass, Dome}
	return Pawn{Fill: Series(seat), Shape: shapes[(seat+seat/SeriesCount)%len(shapes)]}
}
