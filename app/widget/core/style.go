package core

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A Style is one step of the scale of text.
type Style uint8

const (
	// Body is for sentences and names.
	Body Style = iota
	// Caption is for labels and what matters less.
	Caption
	// Strong is Body in bold.
	Strong
	// FigureText is for figures that lead and titles of sections, in bold.
	FigureText
	// Headline is for the title of a screen, in bold.
	Headline
	// Hero is for the one figure that a screen is about, in bold.
	Hero
)

// Size is the name of its size in the theme.
func (s Style) Size() fyne.ThemeSizeName {
	switch s {
	case Caption:
		return look.CaptionSize
	case FigureText:
		return look.FigureSize
	case Headline:
		return look.HeadlineSize
	case Hero:
		return look.HeroSize
	}
	return look.BodySize
}

// TextStyle is how its letters are drawn.
func (s Style) TextStyle() fyne.TextStyle { return fyne.TextStyle{Bold: s != Body && s != Caption} }

// Measure is the room that a line of text takes.
func Measure(w fyne.Widget, text string, s Style) fyne.Size {
	return look.Measure(text, Scaled(w, s.Size()), s.TextStyle())
}

// LineHeight is the height of a line of text.
func LineHeight(w fyne.Widget, s Style) float32 { return Measure(w, "0", s).Height }

// Write sets a text, its style and its colour.
func Write(w fyne.Widget, t *canvas.Text, text string, s Style, name fyne.ThemeColorName) {
	t.Text = text
	t.TextSize = Scaled(w, s.Size())
	t.TextStyle = s.TextStyle()
	t.Color = Tint(w, name)
}

// Baseline is how far beneath the top of a line of text the letters stand.
func Baseline(w fyne.Widget, s Style) float32 {
	_, line := fyne.CurrentApp().Driver().RenderedTextSize("0", Scaled(w, s.Size()), s.TextStyle(),
		look.Face("0", s.TextStyle()))
	return line - Lift(Scaled(w, s.Size()))
}

// Shrunk is the room that a line of text takes at a part of its size.
func Shrunk(w fyne.Widget, text string, s Style, part float32) fyne.Size {
	return look.Measure(text, Scaled(w, s.Size())*part, s.TextStyle())
}

// Squeeze writes a line smaller where its room is too narrow, down to the size of a caption in text of normal size,
// before it is cut.
func Squeeze(w fyne.Widget, t *canvas.Text, words string, s Style, width float32) {
	t.TextSize = Scaled(w, s.Size())
	least := Scaled(w, look.CaptionSize) / max(1, Factor(w))
	for t.TextSize > least && look.Measure(words, t.TextSize, t.TextStyle).Width > width {
		t.TextSize -= 0.5
	}
	t.Text = Shorten(words, width, t.TextSize, t.TextStyle)
}

// Shorten cuts a text so that it fits a width, with an ellipsis at its end.
func Shorten(text string, width, size float32, style fyne.TextStyle) string {
	if look.Measure(text, size, style).Width <= width {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters)
	for low < high {
		middle := (low + high + 1) / 2
		cut := strings.TrimRight(string(letters[:middle]), " ") + "…"
		if look.Measure(cut, size, style).Width <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return strings.TrimRight(string(letters[:low]), " ") + "…"
}

// Factor is how much larger than normal the text of a widget is.
func Factor(w fyne.Widget) float32 { return Scaled(w, look.BodySize) / 15 }

// FarSpace is how many times as large spaces are beside text that is magnified for a television.
func FarSpace(w fyne.Widget) float32 { return max(1, Factor(w)/look.LargestText) }

// A Glyph is an icon in one colour of the theme. Reading a drawing costs more than all else of a refresh, so it is read
// only for another icon or another colour.
type Glyph struct {
	Image *canvas.Image
	icon  fyne.Resource
	ink   color.Color
}

// NewGlyph shows no icon yet.
func NewGlyph() *Glyph { return &Glyph{Image: &canvas.Image{FillMode: canvas.ImageFillContain}} }

// Show draws an icon in the colour that a name means for a widget now.
func (g *Glyph) Show(of fyne.Widget, icon fyne.Resource, name fyne.ThemeColorName) {
	ink := Tint(of, name)
	if icon == g.icon && ink == g.ink {
		return
	}
	g.icon, g.ink = icon, ink
	g.Image.Resource = theme.NewColoredResource(icon, name)
	g.Image.Refresh()
}
