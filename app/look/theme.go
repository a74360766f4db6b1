// Package look holds Scripkeeper's theme: colours, text sizes and spaces, in a light and a dark variant. Every pair of
// text and background meets WCAG AA.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/view/palette"
)

// Variant is the choice between light and dark colours.
type Variant uint8

const (
	// System is the variant of the device.
	System Variant = iota
	Light
	Dark
)

// The bounds of the text factor.
const (
	SmallestText float32 = 0.85
	LargestText  float32 = 1.6
)

// Theme is the whole look as a value. The zero Theme has the device's variant and text of normal size.
type Theme struct {
	Variant Variant
	// Text is the text factor, limited to SmallestText and LargestText; 0 means 1.
	Text  float32
	Still bool
}

var _ fyne.Theme = Theme{}

// Dark reports whether the theme has dark colours on a device with the given variant.
func (t Theme) Dark(device fyne.ThemeVariant) bool {
	switch t.Variant {
	case Light:
		return false
	case Dark:
		return true
	}
	return device == theme.VariantDark
}

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

// own returns this package's name for one of Fyne's colour names; any other name is returned unchanged.
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

func (t Theme) Font(style fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(style) }

func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

func (t Theme) Factor() float32 {
	if t.Text == 0 {
		return 1
	}
	return min(max(t.Text, SmallestText), LargestText)
}

// The least window width and height for a text factor of 1; they grow in proportion to the factor.
const (
	textWidth  float32 = 240
	textHeight float32 = 300
)

// ForWindow returns the theme for a window of a size. A text factor above 1 is reduced until the text leaves enough
// space, but not below 1.
func (t Theme) ForWindow(window fyne.Size) Theme {
	const steps = 20 // the factor changes in steps, so that not every unit of a window's size causes a new layout
	most := float32(int(steps*min(window.Width/textWidth, window.Height/textHeight))) / steps
	t.Text = min(t.Factor(), max(1, most))
	return t
}

// Size returns a text size, scaled by the factor, or an unscaled space or motion time.
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

// Magnified is a theme with the text and icons of another theme enlarged for distant readers.
type Magnified struct {
	fyne.Theme
	By float32
}

func (m Magnified) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case CaptionSize, BodySize, FigureSize, HeadlineSize, HeroSize, theme.SizeNameInlineIcon:
		return m.Theme.Size(name) * m.By
	}
	return m.Theme.Size(name)
}
