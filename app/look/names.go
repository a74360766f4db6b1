package look

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// The names of the table's colours. A widget calls theme.ColorForWidget with them in its renderer's Refresh, because
// the theme may change.
const (
	// Paper is the background of every screen.
	Paper fyne.ThemeColorName = "paper"
	// Felt is the background of an area set back from the paper: the price board, a side panel.
	Felt fyne.ThemeColorName = "felt"
	// Card is the background of an area raised from the paper: a playing card, a sheet, a text field.
	Card fyne.ThemeColorName = "card"
	Ink  fyne.ThemeColorName = "ink"
	// Soft is the colour of captions and other minor text.
	Soft fyne.ThemeColorName = "ink.soft"
	// Faint is the colour of disabled or removed things; it is too pale for text that must be read.
	Faint fyne.ThemeColorName = "ink.faint"
	Rule  fyne.ThemeColorName = "rule"
	// Edge is the outline of an object that can be tapped or typed in.
	Edge fyne.ThemeColorName = "edge"
	// Turn is the accent: the player to move, the primary action, the focus ring.
	Turn   fyne.ThemeColorName = "turn"
	OnTurn fyne.ThemeColorName = "turn.on"
	// TurnWash is the background of the row of the player to move, and of chosen things.
	TurnWash fyne.ThemeColorName = "turn.wash"
	// Gain is the colour of a rise or an income, always with a sign.
	Gain fyne.ThemeColorName = "gain"
	// Loss is the colour of a fall, a payment or a refusal, always with a sign.
	Loss  fyne.ThemeColorName = "loss"
	Scrim fyne.ThemeColorName = "scrim"
	Hover fyne.ThemeColorName = "hover"
	// Bar is the background of a message shown for a while. OnBar is the colour of its text, BarAction of its buttons.
	Bar       fyne.ThemeColorName = "bar"
	OnBar     fyne.ThemeColorName = "bar.on"
	BarAction fyne.ThemeColorName = "bar.action"
)

// The names of the text sizes, which the theme's factor scales.
const (
	CaptionSize fyne.ThemeSizeName = "size.caption"
	BodySize    fyne.ThemeSizeName = "size.body"
	// FigureSize is the size of main figures and section titles.
	FigureSize fyne.ThemeSizeName = "size.figure"
	// HeadlineSize is the size of a screen's title and a card's effect.
	HeadlineSize fyne.ThemeSizeName = "size.headline"
	// HeroSize is the size of a screen's main figure.
	HeroSize fyne.ThemeSizeName = "size.hero"
)

// MotionTime is the name of the duration of a motion in milliseconds; the duration 0 means no motion.
const MotionTime fyne.ThemeSizeName = "time.motion"

// The gaps and margins between objects, in Fyne units.
const (
	Space1 float32 = 4
	Space2 float32 = 8
	Space3 float32 = 12
	Space4 float32 = 16
	Space5 float32 = 24
)

const (
	// Target is the least width and height of a tap target, in Fyne units.
	Target   float32 = 44
	Radius   float32 = 8
	Hairline float32 = 1
)

// The sizes at which a screen changes its layout, in Fyne units.
const (
	// TabletWidth is the least width for more than a phone's single column.
	TabletWidth float32 = 600
	// DesktopWidth is the least width for two panes: the table, and a sheet or another page.
	DesktopWidth float32 = 1100
	// TheatreWidth is the least width for a third pane, the log.
	TheatreWidth float32 = 1600
	// UprightHeight is the least height for two panes below each other, in a window narrower than DesktopWidth.
	UprightHeight float32 = 900
)

// Suit is an [emblem.Suit], the shape and colours of a company, with the names of the colours.
type Suit struct {
	emblem.Suit
	// Fill is the company's colour as a background and for its shape; On is the colour of text on Fill.
	Fill, On fyne.ThemeColorName
	// Ink is the company's colour as text on Paper, Felt or Card, and for the outline of its shape.
	Ink fyne.ThemeColorName
	// Wash is a pale background in the company's colour, for text in its ink or in the usual text colour.
	Wash fyne.ThemeColorName
}

// Dress returns a suit with its colour names.
func Dress(of emblem.Suit) Suit {
	name := fyne.ThemeColorName(palette.Company(of.Key))
	return Suit{Suit: of, Fill: name, On: name + ".on", Ink: name + ".ink", Wash: name + ".wash"}
}

// SuitOf returns the suit of the company with a key, see [emblem.SuitOf].
func SuitOf(key string) Suit { return Dress(emblem.SuitOf(key)) }

// Series returns the name of the colour of the chart line or pawn with index n. Colours repeat after
// [palette.SeriesCount].
func Series(n int) fyne.ThemeColorName { return fyne.ThemeColorName(palette.Series(n)) }
