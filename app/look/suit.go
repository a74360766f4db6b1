package look

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// A Suit is an [emblem.Suit] with the names of its colours.
type Suit struct {
	emblem.Suit
	// Fill is the company's colour as a surface and for its shape; On is the text on that surface.
	Fill, On fyne.ThemeColorName
	// Ink is the company's colour as text on paper, felt or card, and the outline of its shape.
	Ink fyne.ThemeColorName
	// Wash is a pale ground of the company's colour; text on it is Ink of the suit or plain ink.
	Wash fyne.ThemeColorName
}

// Dress names the colours of a suit.
func Dress(of emblem.Suit) Suit {
	name := fyne.ThemeColorName(palette.Company(of.Key))
	return Suit{Suit: of, Fill: name, On: name + ".on", Ink: name + ".ink", Wash: name + ".wash"}
}

// SuitOf is how the company of a key looks, see [emblem.SuitOf].
func SuitOf(key string) Suit { return Dress(emblem.SuitOf(key)) }

// SeriesCount is the number of different colours for the lines of a chart and for pawns.
const SeriesCount = palette.SeriesCount

// Series is the colour of a line of a chart or of a pawn, counted from 0 and beginning anew after [SeriesCount].
func Series(n int) fyne.ThemeColorName { return fyne.ThemeColorName(palette.Series(n)) }
