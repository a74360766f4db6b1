// Package look is how Scripkeeper looks: one theme with its colours, sizes of text and spaces, in a light and a
// dark variant. Every pair of text and ground in it passes WCAG AA.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/view/palette"
)

// A Variant says which of the two sets of colours is used.
type Variant uint8

const (
	// System follows what the device prefers.
	System Variant = iota
	// Light is ink on paper.
	Light
	// Dark is a table at night.
	Dark
)

// The bounds of the factor of the text's size.
const (
	SmallestText float32 = 0.85
	LargestText  float32 = 1.6
)

// A Theme is the whole look as one value. The zero Theme follows the device and has text of normal size.
type Theme struct {
	Variant Variant
	// Text is the factor of the text's size, 1 when it is 0; it is held between SmallestText and LargestText.
	Text float32
	// Still is for who wants nothing to move.
	Still bool
}

var _ fyne.Theme = Theme{}

// Dark reports whether the theme shows its dark colours when the device prefers a variant.
func (t Theme) Dark(device fyne.ThemeVariant) bool {
	switch t.Variant {
	case Light:
		return false
	case Dark:
		return true
	}
	return device == theme.VariantDark
}

// Color is the colour of a name: one of this package's or one of Fyne's.
func (t Theme) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	name = own(name)
	dark := t.Dark(device)
	if shade, ok := palette.Of(string(name)); ok {
		return shade.Color(dark)
	}
	if dark {
		return theme.DefaultTheme().Color(name, theme.VariantDark)
	}
	return theme.DefaultTheme().Color(name, theme.VariantLight)
}

// own gives the name in this package for a name of Fyne's that means the same.
func own(name fyne.ThemeColorName) fyne.ThemeColorName {
	switch name {
	case theme.ColorNameBackground:
		return Paper
	case theme.ColorNameForeground:
		return Ink
	case theme.ColorNamePlaceHolder:
		return Soft
	case theme.ColorNameDisabled:
		return Faint
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return Turn
	case theme.ColorNameForegroundOnPrimary:
		return OnTurn
	case theme.ColorNameSelection:
		return TurnWash
	case theme.ColorNameButton, theme.ColorNameDisabledButton, theme.ColorNameHeaderBackground,
		theme.ColorNameScrollBarBackground, theme.ColorNameInnerWindowBorder,
		theme.ColorNameInnerWindowBorderInactive:
		return Felt
	case theme.ColorNameInputBackground, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground:
		return Card
	case theme.ColorNameInputBorder, theme.ColorNameScrollBar:
		return Edge
	case theme.ColorNameSeparator:
		return Rule
	case theme.ColorNameSuccess:
		return Gain
	case theme.ColorNameError, theme.ColorNameWarning:
		return Loss
	case theme.ColorNameForegroundOnSuccess, theme.ColorNameForegroundOnError, theme.ColorNameForegroundOnWarning:
		return Paper
	}
	return name
}

// Font is the font of a style; the digits of all of them are of one width.
func (t Theme) Font(style fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(style) }

// Icon is one of Fyne's icons.
func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

// Factor is the factor of the text's size within its bounds.
func (t Theme) Factor() float32 {
	if t.Text == 0 {
		return 1
	}
	return min(max(t.Text, SmallestText), LargestText)
}

// The parts of a window's width and height that are one factor of the text's size.
const (
	textWidth  float32 = 240
	textHeight float32 = 300
)

// In is the theme in a window of a size: text that was chosen larger than normal is no larger there than leaves room
// for what it says.
func (t Theme) In(window fyne.Size) Theme {
	const steps = 20 // of the factor, so that a window that is drawn larger is not laid out anew at each unit
	most := float32(int(steps*min(window.Width/textWidth, window.Height/textHeight))) / steps
	t.Text = min(t.Factor(), max(1, most))
	return t
}

// Size is a size of text, which grows with the factor, a space, which does not, or the time of a motion.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case CaptionSize, theme.SizeNameCaptionText:
		return 12 * t.Factor()
	case BodySize, theme.SizeNameText:
		return 15 * t.Factor()
	case FigureSize, theme.SizeNameSubHeadingText:
		return 18 * t.Factor()
	case HeadlineSize, theme.SizeNameHeadingText:
		return 24 * t.Factor()
	case HeroSize:
		return 34 * t.Factor()
	case MotionTime:
		if t.Still {
			return 0
		}
		return 220
	case theme.SizeNameInlineIcon:
		return 20 * t.Factor()
	case theme.SizeNameInnerPadding:
		return 10
	case theme.SizeNameInputRadius, theme.SizeNameButtonRadius, theme.SizeNameCardRadius,
		theme.SizeNamePopupRadius, theme.SizeNameMenuRadius, theme.SizeNameSelectionRadius:
		return Radius
	case theme.SizeNameDialogRadius:
		return Space4
	}
	return theme.DefaultTheme().Size(name)
}

// A Magnified theme has its text and the icons beside it larger than the theme that it is made of, for those who sit
// far away.
type Magnified struct {
	fyne.Theme
	By float32
}

// Size is a size of text or of an icon, magnified, or a space as it is.
func (m Magnified) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case CaptionSize, BodySize, FigureSize, HeadlineSize, HeroSize, theme.SizeNameInlineIcon:
		return m.Theme.Size(name) * m.By
	}
	return m.Theme.Size(name)
}
