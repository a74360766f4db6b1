package app

import (
	"cmp"

	"fyne.io/fyne/v2"
	fynelang "fyne.io/fyne/v2/lang"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// settings are the owner's choices. They are in the app's preferences, not in the book, so no game depends on them.
type settings struct{ preferences fyne.Preferences }

// The sizes of a window that was never resized, in Fyne units.
const (
	firstWidth, firstHeight float32 = 1100, 760
	phoneWidth, phoneHeight float32 = 390, 844
	minSide                 float32 = 200
)

func (s settings) language() string { return s.preferences.String("language") }

func (s settings) setLanguage(tag string) { s.preferences.SetString("language", tag) }

// speak sets the language with the tag or, if tag is empty, the chosen language. Without a choice it sets the system's.
func (s settings) speak(tag string) {
	if tag = cmp.Or(tag, s.language()); tag == "" {
		tag = fynelang.SystemLocale().String()
	}
	words.Speak(lang.Best(tag))
}

func (s settings) variant() look.Variant {
	switch s.preferences.String("theme") {
	case "light":
		return look.Light
	case "dark":
		return look.Dark
	}
	return look.System
}

func (s settings) setVariant(v look.Variant) {
	s.preferences.SetString("theme", [...]string{look.System: "system", look.Light: "light", look.Dark: "dark"}[v])
}

// textSizes returns the available text scale factors; the second is the default.
func textSizes() []float32 { return []float32{look.SmallestText, 1, 1.25, look.LargestText} }

func (s settings) text() int {
	return min(max(s.preferences.IntWithFallback("text", 1), 0), len(textSizes())-1)
}

func (s settings) setText(place int) { s.preferences.SetInt("text", place) }

func (s settings) still() bool { return s.preferences.Bool("still") }

func (s settings) setStill(still bool) { s.preferences.SetBool("still", still) }

func (s settings) clock() view.Clock { return view.Clock(s.preferences.Int(table.ClockKey)) }

func (s settings) setClock(c view.Clock) { s.preferences.SetInt(table.ClockKey, int(c)) }

func (s settings) device() string {
	if name := s.preferences.String("device"); name != "" {
		return name
	}
	return session.DeviceName()
}

func (s settings) setDevice(name string) { s.preferences.SetString("device", name) }

func (s settings) theme() look.Theme {
	return look.Theme{Variant: s.variant(), Text: textSizes()[s.text()], Still: s.still()}
}

// dress applies the chosen theme to all pages, with text small enough for the window.
func (s settings) dress(on *shell.Shell, window fyne.Size) {
	all := on.App.Settings()
	if fitting := s.theme().ForWindow(window); all.Theme() != fyne.Theme(fitting) {
		all.SetTheme(fitting)
		on.Rebuild()
	}
}

func (s settings) size() fyne.Size {
	width, height := float32(s.preferences.Float("width")), float32(s.preferences.Float("height"))
	if width < minSide || height < minSide {
		return fyne.NewSize(firstWidth, firstHeight)
	}
	return fyne.NewSize(width, height)
}

func (s settings) setSize(size fyne.Size) {
	s.preferences.SetFloat("width", float64(size.Width))
	s.preferences.SetFloat("height", float64(size.Height))
}
