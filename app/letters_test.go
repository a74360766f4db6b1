package app

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"

	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/export"
)

// lettersOf returns the letters of a language's sentences with their capitals, except those of the command line.
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

// The app's own fonts draw every letter of every language: no blank, and no box for a missing glyph.
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

// Every letter of every language is printed with the two paper fonts alone and can be read back.
func TestEveryLetterIsPrinted(t *testing.T) {
	own := handover.Fonts()
	with := export.PaperFonts{Regular: own.Regular, Bold: own.Bold}
	for _, l := range lang.Languages() {
		all := lettersOf(l)
		if missing := must.Get(with.Letters())(t).Missing(all); missing != "" {
			t.Errorf("%s: no font has %q", l.Tag(), missing)
		}
		var pdf bytes.Buffer
		must.Do(t, export.PDF(&pdf, export.Paper{Title: all, Headline: all, Occasion: all, At: time.Unix(0, 0)}, with))
		run := exec.CommandContext(t.Context(), "pdftotext", "-raw", "-", "-")
		run.Stdin = &pdf
		read := string(must.Get(run.Output())(t))
		for _, letter := range all {
			// Three of the four lines show it: the bold title and the lines below. A reader may return any blank as a
			// space.
			if count := strings.Count(read, string(letter)); count < 3 && !unicode.IsSpace(letter) {
				t.Errorf("%s: %q (%U) is printed %d times, not 3", l.Tag(), letter, letter, count)
			}
		}
	}
}

// Repeated theme changes leak no fonts; without care these changes would leak 47 MB.
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
