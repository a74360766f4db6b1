package look

import (
	"bytes"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Ukrainian and Serbian letters keep their dots in every style, even if KeepDots runs twice.
func TestDotsAreKept(t *testing.T) {
	lost := 0
	for _, resource := range textFonts() {
		lost += dotless(t, resource)
	}
	expect.True(t, lost != 0, "the toolkit's fonts keep the dots themselves: KeepDots can go")
	for range 2 {
		KeepDots()
		for _, resource := range textFonts() {
			if n := dotless(t, resource); n > 0 {
				t.Errorf("%s takes the dots off %d letters", resource.Name(), n)
			}
		}
	}
}

func textFonts() []fyne.Resource {
	return []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(), theme.DefaultTextItalicFont(),
		theme.DefaultTextBoldItalicFont()}
}

// dotless counts the letters of a word that are drawn differently from isolated letters.
func dotless(t *testing.T, resource fyne.Resource) int {
	t.Helper()
	face := must.Get(font.ParseTTF(bytes.NewReader(resource.Content())))(t)
	word := []rune("ціна јабука")
	out := (&shaping.HarfbuzzShaper{}).Shape(shaping.Input{Text: word, RunEnd: len(word), Direction: di.DirectionLTR,
		Face: face, Size: fixed.I(16), Script: language.Cyrillic, Language: language.NewLanguage("uk")})
	lost := 0
	for i, glyph := range out.Glyphs {
		alone, has := face.NominalGlyph(word[i])
		if !has || glyph.GlyphID != alone {
			lost++
		}
	}
	return lost
}
