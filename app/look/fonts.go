package look

import (
	_ "unsafe" // the toolkit hands its shaper out to nobody

	"github.com/go-text/typesetting/shaping"
)

// shaper is the toolkit's one shaper of text.
//
//go:linkname shaper fyne.io/fyne/v2/internal/painter.shaper
var shaper *shaping.HarfbuzzShaper

// ForgetFonts has the toolkit let go of the fonts that it has read. On every change of its settings it reads them all
// anew, 11 MB each, and its shaper keeps each that it ever wrote in: by the plans that it made for it, which nothing
// else throws away.
func ForgetFonts() { *shaper = shaping.HarfbuzzShaper{} }
