package look

import (
	_ "unsafe" // the toolkit does not export its shaper

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/shaping"
)

// Face returns the app's own font of a style if the font has every letter of a text. Otherwise it returns nil. The
// toolkit then searches the system's fonts, which takes as long as the rest of the app's start.
func Face(text string, style fyne.TextStyle) fyne.Resource {
	for _, letter := range text {
		if !bundled(letter) {
			return nil
		}
	}
	return theme.DefaultTheme().Font(style)
}

func Measure(text string, size float32, style fyne.TextStyle) fyne.Size {
	room, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, style, Face(text, style))
	return room
}

// bundled reports whether the app's own fonts have a letter: Latin, Cyrillic, punctuation and currency signs.
func bundled(letter rune) bool {
	return letter >= ' ' && letter <= '~' || letter >= 0xa0 && letter <= 0x2ff || letter >= 0x400 && letter <= 0x52f ||
		letter >= 0x2000 && letter <= 0x2044 || letter >= 0x20a0 && letter <= 0x20bf
}

// shaper is the toolkit's only text shaper.
//
//go:linkname shaper fyne.io/fyne/v2/internal/painter.shaper
var shaper *shaping.HarfbuzzShaper

// ForgetFonts makes the toolkit drop its cached fonts. The toolkit reads all fonts, 11 MB each, again on every change
// of its settings, but its shaper keeps every font it ever used.
func ForgetFonts() { *shaper = shaping.HarfbuzzShaper{} }
