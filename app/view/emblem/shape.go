// Package emblem tells how companies and players are marked: by a colour and a shape, so that it is never the colour
// alone that tells. It draws nothing: colours and shapes have names and numbers, which a window or a browser draws.
package emblem

// A Shape is an outline.
type Shape string

const (
	// Round is a filled circle.
	Round Shape = "round"
	// Square is a filled square.
	Square Shape = "square"
	// Triangle is a filled triangle that points up.
	Triangle Shape = "triangle"
	// Diamond is a filled square on its corner.
	Diamond Shape = "diamond"
	// Hexagon is a filled hexagon.
	Hexagon Shape = "hexagon"
	// Star is a star of five points.
	Star Shape = "star"
	// Cross is an upright cross.
	Cross Shape = "cross"
	// Down is a filled triangle that points down.
	Down Shape = "down"
	// Ring is a circle with a hole.
	Ring Shape = "ring"
	// Hourglass is two triangles that touch with their points.
	Hourglass Shape = "hourglass"
	// House is a square with a roof.
	House Shape = "house"
	// Dome is half a circle.
	Dome Shape = "dome"
	// Saltire is a cross that leans.
	Saltire Shape = "saltire"
)

// Shapes are all of them.
func Shapes() []Shape {
	return []Shape{
		Round, Square, Triangle, Diamond, Hexagon, Star, Cross, Down, Ring, Hourglass, House, Dome, Saltire,
	}
}
