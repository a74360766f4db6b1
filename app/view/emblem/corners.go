// Package emblem gives each company and player a mark: a colour, and a shape that identifies them without the colour.
package emblem

import (
	"math"
	"strconv"
	"strings"
)

// A Point lies in a unit square. The origin is the upper left corner.
type Point struct{ X, Y float64 }

// Corners returns a shape's corners clockwise, at most sixteen. For [Round] and [Ring] it returns a square's corners.
func (s Shape) Corners() []Point {
	switch s {
	case Triangle:
		return []Point{{X: 0.5, Y: 0.04}, {X: 1, Y: 0.94}, {X: 0, Y: 0.94}}
	case Diamond:
		return []Point{{X: 0.5, Y: 0}, {X: 1, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0, Y: 0.5}}
	case Hexagon:
		return []Point{{X: 0.25, Y: 0.06}, {X: 0.75, Y: 0.06}, {X: 1, Y: 0.5}, {X: 0.75, Y: 0.94},
			{X: 0.25, Y: 0.94}, {X: 0, Y: 0.5}}
	case Star:
		return star()
	case Cross:
		return cross()
	case Down:
		return []Point{{X: 0, Y: 0.06}, {X: 1, Y: 0.06}, {X: 0.5, Y: 0.96}}
	case Hourglass:
		return []Point{{X: 0.04, Y: 0}, {X: 0.96, Y: 0}, {X: 0.6, Y: 0.5}, {X: 0.96, Y: 1}, {X: 0.04, Y: 1},
			{X: 0.4, Y: 0.5}}
	case House:
		return []Point{{X: 0.5, Y: 0}, {X: 1, Y: 0.48}, {X: 0.82, Y: 0.48}, {X: 0.82, Y: 0.98},
			{X: 0.18, Y: 0.98},
			{X: 0.18, Y: 0.48}, {X: 0, Y: 0.48}}
	case Dome:
		return dome()
	case Saltire:
		return turned(cross())
	}
	return []Point{{X: 0.08, Y: 0.08}, {X: 0.92, Y: 0.08}, {X: 0.92, Y: 0.92}, {X: 0.08, Y: 0.92}}
}

func star() []Point {
	points := make([]Point, 0, 10)
	for i := range 10 {
		reach := 0.53
		if i%2 == 1 {
			reach = 0.23
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		points = append(points, Point{0.5 + reach*sin, 0.54 - reach*cos})
	}
	return points
}

func cross() []Point {
	const near, far = 0.33, 0.67
	return []Point{{X: near, Y: 0}, {X: far, Y: 0}, {X: far, Y: near}, {X: 1, Y: near}, {X: 1, Y: far},
		{X: far, Y: far}, {X: far, Y: 1}, {X: near, Y: 1}, {X: near, Y: far}, {X: 0, Y: far}, {X: 0, Y: near},
		{X: near, Y: near}}
}

// turned rotates points by 45 degrees, in place.
func turned(points []Point) []Point {
	for i, p := range points {
		x, y := p.X-0.5, p.Y-0.5
		points[i] = Point{0.5 + (x-y)*math.Sqrt2/2*0.95, 0.5 + (x+y)*math.Sqrt2/2*0.95}
	}
	return points
}

func dome() []Point {
	points := make([]Point, 0, 13)
	for i := range 13 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		points = append(points, Point{0.5 - 0.5*cos, 0.8 - 0.66*sin})
	}
	return points
}

// Path returns the shape's outline as SVG path data in a square of side 20.
func (s Shape) Path() string {
	switch s {
	case Round:
		return "M10 .5a9.5 9.5 0 1 0 .01 0z"
	case Ring:
		return "M10 0a10 10 0 1 0 .01 0zM10 4a6 6 0 1 1-.01 0z"
	}
	var path strings.Builder
	for i, p := range s.Corners() {
		path.WriteString([]string{"M", "L"}[min(i, 1)] + hundredths(20*p.X) + " " + hundredths(20*p.Y))
	}
	return path.String() + "z"
}

func hundredths(x float64) string { return strconv.FormatFloat(math.Round(100*x)/100, 'f', -1, 64) }

type Shape string

const (
	Round     Shape = "round"
	Square    Shape = "square"
	Triangle  Shape = "triangle"
	Diamond   Shape = "diamond"
	Hexagon   Shape = "hexagon"
	Star      Shape = "star"
	Cross     Shape = "cross"
	Down      Shape = "down"
	Ring      Shape = "ring"
	Hourglass Shape = "hourglass"
	House     Shape = "house"
	Dome      Shape = "dome"
	// Saltire is a cross turned by 45 degrees.
	Saltire Shape = "saltire"
)

func Shapes() []Shape {
	return []Shape{
		Round, Square, Triangle, Diamond, Hexagon, Star, Cross, Down, Ring, Hourglass, House, Dome, Saltire,
	}
}
