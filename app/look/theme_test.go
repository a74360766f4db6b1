package look

import (
	"bytes"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestEveryColourIsDefined(t *testing.T) {
	test.NewTempApp(t)
	for name, th := range variants() {
		test.AssertAllColorNamesDefined(t, th, name)
		for _, n := range names() {
			expect.True(t, at(th, n).A != 0, "%s: %s is not defined", name, n)
		}
	}
}

func TestVariantFollowsTheDeviceUntilChosen(t *testing.T) {
	paper := Theme{Variant: Light}.Color(Paper, theme.VariantDark)
	night := Theme{Variant: Dark}.Color(Paper, theme.VariantLight)
	follow := Theme{}
	expect.True(t, follow.Color(Paper, theme.VariantLight) == paper && follow.Color(Paper, theme.VariantDark) == night,
		"the zero theme does not follow the device")
	expect.True(t, paper != night, "light and dark are the same")
}

func TestTextGrowsWithTheFactorAndSpacesDoNot(t *testing.T) {
	test.NewTempApp(t)
	large := Theme{Text: 1.5}
	expect.Equal(t, large.Size(theme.SizeNameText), 22.5, "text of factor 1.5")
	got := large.Size(theme.SizeNamePadding)
	expect.True(t, got == (Theme{}).Size(theme.SizeNamePadding), "padding grew to %v", got)
	expect.Equal(t, (Theme{Text: 9}).Factor(), LargestText, "factor 9 is held at")
	expect.Equal(t, (Theme{Text: 0.1}).Factor(), SmallestText, "factor 0.1 is held at")
}

func TestSeriesBeginAnew(t *testing.T) {
	expect.True(t, Series(0) == Series(palette.SeriesCount) && Series(-1) == Series(palette.SeriesCount-1), "series do not wrap around")
}

func TestTextHasRoomInItsWindow(t *testing.T) {
	for size, want := range map[fyne.Size]float32{{Width: 390, Height: 844}: 1.6, {Width: 1920, Height: 1080}: 1.6,
		{Width: 844, Height: 420}: 1.4, {Width: 320, Height: 480}: 1.3, {Width: 480, Height: 320}: 1.05,
		{Width: 100, Height: 100}: 1} {
		expect.Equal(t, (Theme{Text: LargestText}).ForWindow(size).Factor(), want, "%v", size)
		for _, text := range []float32{0, SmallestText, 1} {
			if theme := (Theme{Text: text}); theme.ForWindow(size).Factor() != theme.Factor() {
				t.Errorf("%v: %v becomes %v", size, theme.Factor(), theme.ForWindow(size).Factor())
			}
		}
	}
}

func suits() []Suit {
	return calc.Map(append(emblem.Suits(), emblem.Plain()), Dress)
}

func names() []fyne.ThemeColorName {
	all := []fyne.ThemeColorName{
		Paper, Felt, Card, Ink, Soft, Faint, Rule, Edge, Turn, OnTurn, TurnWash, Gain, Loss, Scrim, Hover,
		Bar, OnBar, BarAction,
	}
	for _, s := range suits() {
		all = append(all, s.Fill, s.On, s.Ink, s.Wash)
	}
	for i := range palette.SeriesCount {
		all = append(all, Series(i))
	}
	return all
}

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

func TestMeasureIsTheToolkits(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"", "0", "Anna – 1,280", "Дмитрий"} {
		for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
			got, want := Measure(text, 17, style), fyne.MeasureText(text, 17, style)
			expect.True(t, got == want, "%q %+v measures %v, by the toolkit %v", text, style, got, want)
		}
	}
}
