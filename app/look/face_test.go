package look

import (
	"bytes"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/go-text/typesetting/font"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// TestOwnFontsHaveTheirLetters looks for every letter that is drawn without asking the system in each of our fonts.
func TestOwnFontsHaveTheirLetters(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		face := must.Get(font.ParseTTF(bytes.NewReader(Face("", style).Content())))(t)
		for letter := range rune(unicode.MaxRune) {
			_, has := face.NominalGlyph(letter)
			expect.True(t, has || Face(string(letter), style) == nil, "%U is not in the font of %+v", letter, style)
		}
	}
}

func TestOtherLettersAreLookedForInTheSystem(t *testing.T) {
	for text, own := range map[string]bool{
		"Anna – “+60” ½ €": true, "Дмитрий, Ľudovít": true, "Anna 🎩": false, "小林": false, "✓": false,
	} {
		expect.Equal(t, Face(text, fyne.TextStyle{}) != nil, own, "%q is drawn by our own font", text)
	}
}

// TestMeasureIsTheToolkits compares with what the toolkit measures by all its fonts.
func TestMeasureIsTheToolkits(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"", "0", "Anna – 1,280", "Дмитрий"} {
		for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
			got, want := Measure(text, 17, style), fyne.MeasureText(text, 17, style)
			expect.True(t, got == want, "%q %+v measures %v, by the toolkit %v", text, style, got, want)
		}
	}
}
