package look

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// The colours of the table by name. A widget asks for them in its renderer's Refresh with theme.ColorForWidget, so
// that they follow a change of theme.
const (
	// Paper is the ground of every screen.
	Paper fyne.ThemeColorName = "paper"
	// Felt is a region set back into the paper: the price board, a side panel.
	Felt fyne.ThemeColorName = "felt"
	// Card is a surface raised from the paper: a playing card, a sheet, a field to type in.
	Card fyne.ThemeColorName = "card"
	// Ink is the colour of text and figures.
	Ink fyne.ThemeColorName = "ink"
	// Soft is the colour of captions and of what matters less.
	Soft fyne.ThemeColorName = "ink.soft"
	// Faint is the colour of what cannot be used or is gone. It is no colour for text that must be read.
	Faint fyne.ThemeColorName = "ink.faint"
	// Rule is the thin line between things.
	Rule fyne.ThemeColorName = "rule"
	// Edge is the outline of something that can be tapped or typed in.
	Edge fyne.ThemeColorName = "edge"
	// Turn is the accent: whose turn it is, the primary action, the focus ring.
	Turn fyne.ThemeColorName = "turn"
	// OnTurn is the text on a fill of Turn.
	OnTurn fyne.ThemeColorName = "turn.on"
	// TurnWash is the ground of the row whose turn it is, and of what is chosen.
	TurnWash fyne.ThemeColorName = "turn.wash"
	// Gain is the colour of a rise or an income, beside its sign.
	Gain fyne.ThemeColorName = "gain"
	// Loss is the colour of a fall, a payment or a refusal, beside its sign.
	Loss fyne.ThemeColorName = "loss"
	// Scrim dims what lies behind a sheet.
	Scrim fyne.ThemeColorName = "scrim"
	// Hover lies over what the pointer is on.
	Hover fyne.ThemeColorName = "hover"
	// Bar is the ground of a passing message, OnBar its text and BarAction its buttons.
	Bar       fyne.ThemeColorName = "bar"
	OnBar     fyne.ThemeColorName = "bar.on"
	BarAction fyne.ThemeColorName = "bar.action"
)

// The sizes of text by name, all of them scaled by the theme's factor.
const (
	// CaptionSize is for labels above and beside figures.
	CaptionSize fyne.ThemeSizeName = "size.caption"
	// BodySize is for sentences and names.
	BodySize fyne.ThemeSizeName = "size.body"
	// FigureSize is for figures that lead, and titles of sections.
	FigureSize fyne.ThemeSizeName = "size.figure"
	// HeadlineSize is for a screen's title and a card's effect.
	HeadlineSize fyne.ThemeSizeName = "size.headline"
	// HeroSize is for the one figure a screen is about.
	HeroSize fyne.ThemeSizeName = "size.hero"
)

// MotionTime is how long a motion lasts, in milliseconds: 0 where nothing is to move.
const MotionTime fyne.ThemeSizeName = "time.motion"

// The steps of the one spacing scale, in Fyne units.
const (
	Space1 float32 = 4
	Space2 float32 = 8
	Space3 float32 = 12
	Space4 float32 = 16
	Space5 float32 = 24
)

const (
	// Target is the least width and height of something to tap, in Fyne units.
	Target float32 = 44
	// Radius rounds cards, buttons and fields.
	Radius float32 = 8
	// Hairline is the thickness of a rule.
	Hairline float32 = 1
)

// The widths, and the height, at which a screen changes its shape, in Fyne units.
const (
	// TabletWidth is where a phone's single column ends.
	TabletWidth float32 = 600
	// DesktopWidth is where there is room for two panes: the table, and what is entered or looked up.
	DesktopWidth float32 = 1100
	// TheatreWidth is where there is room for a third: the log.
	TheatreWidth float32 = 1600
	// UprightHeight is where there is room for the two panes one beneath the other, in a window that is too narrow for
	// them to stand side by side.
	UprightHeight float32 = 900
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
