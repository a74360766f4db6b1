package look

import (
	_ "unsafe" // the toolkit hands its shaper out to nobody

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/shaping"
)

// Face is the program's own font of a style where it has every letter of a text, else nothing: the toolkit then looks
// for the others in the fonts of the system, which takes as long as all else before the first picture, and which few
// games need.
func Face(text string, style fyne.TextStyle) fyne.Resource {
	for _, letter := range text {
		if !bundled(letter) {
			return nil
		}
	}
	return theme.DefaultTheme().Font(style)
}

// Measure is the room that a line of text takes.
func Measure(text string, size float32, style fyne.TextStyle) fyne.Size {
	room, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, style, Face(text, style))
	return room
}

// bundled tells of a letter that the program's own fonts have it: Latin and Cyrillic ones, marks of sentences, signs of
// currencies.
func bundled(letter rune) bool {
	return letter >= ' ' && letter <= '~' || letter >= 0xa0 && letter <= 0x2ff || letter >= 0x400 && letter <= 0x52f ||
		letter >= 0x2000 && letter <= 0x2044 || letter >= 0x20a0 && letter <= 0x20bf
}

// shaper is the toolkit's one shaper of text.
//
//go:linkname shaper fyne.io/fyne/v2/internal/painter.shaper
var shaper *shaping.HarfbuzzShaper

// ForgetFonts has the toolkit let go of the fonts that it has read. On every change of its settings it reads them all
// anew, 11 MB each, and its shaper keeps each that it ever wrote in: by the plans that it made for it, which nothing
// else throws away.
func ForgetFonts() { *shaper = shaping.HarfbuzzShaper{} }
