package look

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// A Shape is the outline that tells a company apart without its colour.
type Shape uint8

const (
	// Round is a filled circle.
	Round Shape = iota
	// Square is a filled square.
	Square
	// Triangle is a filled triangle that points up.
	Triangle
	// Diamond is a filled square on its corner.
	Diamond
	// Hexagon is a filled hexagon.
	Hexagon
)

// A Suit is how one company looks: its shape and the names of its colours.
type Suit struct {
	// Key is the company's key.
	Key   string
	Shape Shape
	// Fill is the company's colour as a surface and for its shape; On is the text on that surface.
	Fill, On fyne.ThemeColorName
	// Ink is the company's colour as text on paper, felt or card, and the outline of its shape.
	Ink fyne.ThemeColorName
	// Wash is a pale ground of the company's colour; text on it is Ink of the suit or plain ink.
	Wash fyne.ThemeColorName
}

// SuitOf is how the company of a key looks. A key that has no suit of its own gets [NoSuit].
func SuitOf(key string) Suit {
	for _, s := range Suits() {
		if s.Key == key {
			return s
		}
	}
	return NoSuit()
}

// Suits are the companies that have a look of their own.
func Suits() []Suit {
	return []Suit{suit("blue", Round), suit("red", Square), suit("yellow", Triangle), suit("green", Diamond)}
}

// NoSuit is the look of a company without a colour of its own: its code tells it apart.
func NoSuit() Suit { return suit("plain", Hexagon) }

func suit(key string, shape Shape) Suit {
	name := fyne.ThemeColorName("company." + key)
	return Suit{Key: key, Shape: shape, Fill: name, On: name + ".on", Ink: name + ".ink", Wash: name + ".wash"}
}

// SeriesCount is the number of different colours for the lines of a chart.
const SeriesCount = 6

// Series is the colour of a line of a chart, counted from 0 and beginning anew after [SeriesCount].
func Series(n int) fyne.ThemeColorName {
	return fyne.ThemeColorName("series." + strconv.Itoa(((n%SeriesCount)+SeriesCount)%SeriesCount))
}
