package app

import (
	"image"
	"image/color"
	"image/draw"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"

	"scripkeeper/app/look"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// lettersOf returns the letters, in both cases, of a language's sentences, except sentences of the command line.
func lettersOf(l *lang.Language) string {
	var all []rune
	for key, text := range l.Own() {
		if !strings.HasPrefix(key, "command.") {
			all = append(all, []rune(text+strings.ToUpper(text))...)
		}
	}
	slices.Sort(all)
	return strings.ReplaceAll(string(slices.Compact(all)), "\n", "")
}

func TestEveryLetterIsDrawn(t *testing.T) {
	begin(t)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		own := look.Face("", style)
		drawn := func(letter rune) string {
			text := canvas.NewText(string(letter), color.Black)
			text.TextStyle, text.TextSize, text.FontSource = style, 15, own
			c := software.NewCanvas()
			c.SetContent(text)
			c.Resize(fyne.NewSize(32, 32))
			picture := image.NewNRGBA(image.Rect(0, 0, 32, 32))
			draw.Draw(picture, picture.Rect, c.Capture(), image.Point{}, draw.Src)
			return string(picture.Pix)
		}
		nothing, box := drawn(' '), drawn('\u0378')
		must.Hold(t, nothing != box, "a letter that there is not looks like a blank")
		for _, l := range lang.Languages() {
			for _, letter := range lettersOf(l) {
				seen := drawn(letter)
				if look.Face(string(letter), style) == nil || seen == box ||
					(seen == nothing) != unicode.IsSpace(letter) {
					t.Errorf("%s: %q (%U) is not drawn in %+v", l.Tag(), letter, letter, style)
				}
			}
		}
	}
}

// Repeated theme changes leak no memory. If the toolkit kept its fonts, these changes would leak 47 MB.
func TestThemesLeaveNoFontsBehind(t *testing.T) {
	s := begin(t)
	live := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc >> 20)
	}
	change := func(variant look.Variant) {
		s.App.Settings().SetTheme(look.Theme{Variant: variant})
		for _, bold := range []bool{false, true} {
			fyne.MeasureText("Anna 1 200", 14, fyne.TextStyle{Bold: bold})
		}
	}
	change(look.Dark)
	before := live()
	for range 4 {
		change(look.Light)
		change(look.Dark)
	}
	grown := live() - before
	expect.True(t, grown <= 15, "eight changes of the theme leave %d MB behind", grown)
}
