package core

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// Style is a size and weight of text.
type Style uint8

const (
	// Body is the style of sentences and names.
	Body Style = iota
	// Caption is the style of labels and less important words.
	Caption
	Strong
	FigureText
	// Headline is the style of a screen's title, in bold.
	Headline
	// Hero is the style of a screen's main figure, in bold.
	Hero
)

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

func (s Style) TextStyle() fyne.TextStyle { return fyne.TextStyle{Bold: s != Body && s != Caption} }

func Measure(w fyne.Widget, text string, s Style) fyne.Size {
	return look.Measure(text, Scaled(w, s.Size()), s.TextStyle())
}

func LineHeight(w fyne.Widget, s Style) float32 { return Measure(w, "0", s).Height }

func Write(w fyne.Widget, t *canvas.Text, text string, s Style, name fyne.ThemeColorName) {
	t.Text = text
	t.TextSize = Scaled(w, s.Size())
	t.TextStyle = s.TextStyle()
	t.Color = Tint(w, name)
}

// Baseline returns the distance from the top of a line of text to the baseline of its letters.
func Baseline(w fyne.Widget, s Style) float32 {
	_, line := fyne.CurrentApp().Driver().RenderedTextSize("0", Scaled(w, s.Size()), s.TextStyle(),
		look.Face("0", s.TextStyle()))
	return line - Lift(Scaled(w, s.Size()))
}

// Shrunk returns the size of a line of text in a style whose size is multiplied by the factor part.
func Shrunk(w fyne.Widget, text string, s Style, part float32) fyne.Size {
	return look.Measure(text, Scaled(w, s.Size())*part, s.TextStyle())
}

// Squeeze shrinks a line that is too wide, but not below the size of an unmagnified caption, and cuts what does not
// fit.
func Squeeze(w fyne.Widget, t *canvas.Text, words string, s Style, width float32) {
	t.TextSize = Scaled(w, s.Size())
	least := Scaled(w, look.CaptionSize) / max(1, Factor(w))
	for t.TextSize > least && look.Measure(words, t.TextSize, t.TextStyle).Width > width {
		t.TextSize -= 0.5
	}
	t.Text = Shorten(words, width, t.TextSize, t.TextStyle)
}

// Ellipsis ends a text that was cut.
const Ellipsis = "…"

func Shorten(text string, width, size float32, style fyne.TextStyle) string {
	if look.Measure(text, size, style).Width <= width {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters)
	for low < high {
		middle := (low + high + 1) / 2
		cut := strings.TrimRight(string(letters[:middle]), " ") + Ellipsis
		if look.Measure(cut, size, style).Width <= width {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return strings.TrimRight(string(letters[:low]), " ") + Ellipsis
}

// Factor returns the widget's text size as a multiple of the normal size.
func Factor(w fyne.Widget) float32 { return Scaled(w, look.BodySize) / 15 }

// FarSpace returns the factor, at least 1, for spaces beside text that is magnified for a television.
func FarSpace(w fyne.Widget) float32 { return max(1, Factor(w)/look.LargestText) }
