package mark

import (
	"math"

	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
)

// corners are the corners of a shape in a square of side 1, clockwise, sixteen at most.
func corners(shape emblem.Shape) []fyne.Position {
	switch shape {
	case emblem.Triangle:
		return []fyne.Position{{X: 0.5, Y: 0.04}, {X: 1, Y: 0.94}, {X: 0, Y: 0.94}}
	case emblem.Diamond:
		return []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0, Y: 0.5}}
	case emblem.Hexagon:
		return []fyne.Position{{X: 0.25, Y: 0.06}, {X: 0.75, Y: 0.06}, {X: 1, Y: 0.5}, {X: 0.75, Y: 0.94},
			{X: 0.25, Y: 0.94}, {X: 0, Y: 0.5}}
	case emblem.Star:
		return star()
	case emblem.Cross:
		return cross()
	case emblem.Down:
		return []fyne.Position{{X: 0, Y: 0.06}, {X: 1, Y: 0.06}, {X: 0.5, Y: 0.96}}
	case emblem.Hourglass:
		return []fyne.Position{{X: 0.04, Y: 0}, {X: 0.96, Y: 0}, {X: 0.6, Y: 0.5}, {X: 0.96, Y: 1}, {X: 0.04, Y: 1},
			{X: 0.4, Y: 0.5}}
	case emblem.House:
		return []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 0.48}, {X: 0.82, Y: 0.48}, {X: 0.82, Y: 0.98},
			{X: 0.18, Y: 0.98},
			{X: 0.18, Y: 0.48}, {X: 0, Y: 0.48}}
	case emblem.Dome:
		return dome()
	case emblem.Saltire:
		return turned(cross())
	}
	return []fyne.Position{{X: 0.08, Y: 0.08}, {X: 0.92, Y: 0.08}, {X: 0.92, Y: 0.92}, {X: 0.08, Y: 0.92}}
}

// star is a star of five points, the first upwards.
func star() []fyne.Position {
	points := make([]fyne.Position, 0, 10)
	for i := range 10 {
		reach := 0.53
		if i%2 == 1 {
			reach = 0.23
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		points = append(points, fyne.NewPos(float32(0.5+reach*sin), float32(0.54-reach*cos)))
	}
	return points
}

// cross is an upright cross with arms of the same length.
func cross() []fyne.Position {
	const near, far = 0.33, 0.67
	return []fyne.Position{{X: near, Y: 0}, {X: far, Y: 0}, {X: far, Y: near}, {X: 1, Y: near}, {X: 1, Y: far},
		{X: far, Y: far}, {X: far, Y: 1}, {X: near, Y: 1}, {X: near, Y: far}, {X: 0, Y: far}, {X: 0, Y: near},
		{X: near, Y: near}}
}

// turned is a shape leant by an eighth of a turn.
func turned(points []fyne.Position) []fyne.Position {
	for i, p := range points {
		x, y := p.X-0.5, p.Y-0.5
		points[i] = fyne.NewPos(0.5+(x-y)*math.Sqrt2/2*0.95, 0.5+(x+y)*math.Sqrt2/2*0.95)
	}
	return points
}

// dome is the upper half of a circle, a little higher than that.
func dome() []fyne.Position {
	points := make([]fyne.Position, 0, 13)
	for i := range 13 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		points = append(points, fyne.NewPos(float32(0.5-0.5*cos), float32(0.8-0.66*sin)))
	}
	return points
}
