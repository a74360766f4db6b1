package look

import "scripkeeper/app/view/emblem"

// The shapes and pawns of [emblem], by the names that widgets know them by.
type (
	Shape = emblem.Shape
	Pawn  = emblem.Pawn
)

const (
	Round     = emblem.Round
	Triangle  = emblem.Triangle
	Diamond   = emblem.Diamond
	Hexagon   = emblem.Hexagon
	Star      = emblem.Star
	Cross     = emblem.Cross
	Down      = emblem.Down
	Ring      = emblem.Ring
	Hourglass = emblem.Hourglass
	House     = emblem.House
	Dome      = emblem.Dome
	Saltire   = emblem.Saltire
)

// PawnOf is the mark of a seat where nobody is known.
func PawnOf(seat int) Pawn { return emblem.PawnOf(seat) }
