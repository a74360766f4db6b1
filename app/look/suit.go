package look

import (
	"slices"
	"strconv"
	"strings"

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
	// Star is a star of five points.
	Star
	// Cross is an upright cross.
	Cross
	// Down is a filled triangle that points down.
	Down
	// Ring is a circle with a hole.
	Ring
	// Hourglass is two triangles that touch with their points.
	Hourglass
	// House is a square with a roof.
	House
	// Dome is half a circle.
	Dome
	// Saltire is a cross that leans.
	Saltire
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
	outlines := outlines()
	if at := find(outlines, key); at >= 0 {
		return outlines[at].suit()
	}
	return NoSuit()
}

// SuitsFor is how the companies of one game look. Keys that have a suit of their own keep it; the others get those
// that are left, in order. No two look the same as long as there are no more companies than [Suits].
func SuitsFor(keys []string) []Suit {
	suits, left := make([]Suit, len(keys)), outlines()
	for i, key := range keys {
		if at := find(left, key); at >= 0 {
			suits[i] = left[at].suit()
			left = slices.Delete(left, at, at+1)
		}
	}
	for i := range suits {
		switch {
		case suits[i].Key != "":
		case len(left) > 0:
			suits[i], left = left[0].suit(), left[1:]
		default:
			suits[i] = NoSuit()
		}
	}
	return suits
}

// Suits are the different looks of companies, in the order in which they are given out. The first four are the colours
// that every eye tells apart without their shapes.
func Suits() []Suit {
	var suits []Suit
	for _, o := range outlines() {
		suits = append(suits, o.suit())
	}
	return suits
}

// NoSuit is the look of a company for which no suit is left: its code tells it apart.
func NoSuit() Suit { return outline{"plain", Hexagon}.suit() }

// An outline is a suit before its colours are named: pages ask for suits again and again.
type outline struct {
	key   string
	shape Shape
}

func outlines() []outline {
	return []outline{
		{"blue", Round}, {"red", Square}, {"yellow", Triangle}, {"green", Diamond},
		{"violet", Star}, {"orange", Cross}, {"teal", Down}, {"pink", Ring},
		{"black", Hourglass}, {"brown", House}, {"slate", Dome}, {"olive", Saltire},
	}
}

func find(outlines []outline, key string) int {
	return slices.IndexFunc(outlines, func(o outline) bool { return strings.EqualFold(o.key, key) })
}

func (o outline) suit() Suit {
	name := fyne.ThemeColorName("company." + o.key)
	return Suit{Key: o.key, Shape: o.shape, Fill: name, On: name + ".on", Ink: name + ".ink", Wash: name + ".wash"}
}

// SeriesCount is the number of different colours for the lines of a chart.
const SeriesCount = 6

// Series is the colour of a line of a chart, counted from 0 and beginning anew after [SeriesCount].
func Series(n int) fyne.ThemeColorName {
	return fyne.ThemeColorName("series." + strconv.Itoa(((n%SeriesCount)+SeriesCount)%SeriesCount))
}
