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

// settings are what the owner of a device chose. They are kept in the preferences of the program, never in the book:
// losing them loses no game.
type settings struct{ preferences fyne.Preferences }

// The sizes of a window that nobody has resized yet, in Fyne units.
const (
	firstWidth, firstHeight float32 = 1100, 760
	phoneWidth, phoneHeight float32 = 390, 844
	// minSide is the smallest remembered width or height that is believed.
	minSide float32 = 200
)

// language is the tag of the one that was chosen, empty for that of the system.
func (s settings) language() string { return s.preferences.String("language") }

func (s settings) setLanguage(tag string) { s.preferences.SetString("language", tag) }

// speak has the program speak a language, the one that was chosen where none is asked for, or that of the system.
func (s settings) speak(tag string) {
	if tag = cmp.Or(tag, s.language()); tag == "" {
		tag = fynelang.SystemLocale().String()
	}
	words.Speak(lang.Best(tag))
}

// variant is light, dark, or as the system says.
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

// textSizes are the factors that the size of text can be set to, the normal one second.
func textSizes() []float32 { return []float32{look.SmallestText, 1, 1.25, look.LargestText} }

// text is the place in [textSizes] that was chosen.
func (s settings) text() int {
	return min(max(s.preferences.IntWithFallback("text", 1), 0), len(textSizes())-1)
}

func (s settings) setText(place int) { s.preferences.SetInt("text", place) }

// still is for who wants nothing to move.
func (s settings) still() bool { return s.preferences.Bool("still") }

func (s settings) setStill(still bool) { s.preferences.SetBool("still", still) }

// clock is what time the head of a table tells.
func (s settings) clock() view.Clock { return view.Clock(s.preferences.Int(table.ClockKey)) }

func (s settings) setClock(c view.Clock) { s.preferences.SetInt(table.ClockKey, int(c)) }

// device is the name that stands beside entries made here.
func (s settings) device() string {
	if name := s.preferences.String("device"); name != "" {
		return name
	}
	return session.DeviceName()
}

func (s settings) setDevice(name string) { s.preferences.SetString("device", name) }

// theme is the look that was chosen.
func (s settings) theme() look.Theme {
	return look.Theme{Variant: s.variant(), Text: textSizes()[s.text()], Still: s.still()}
}

// dress gives every page the look that was chosen, as far as a window of a size has room for its text.
func (s settings) dress(on *shell.Shell, window fyne.Size) {
	all := on.App.Settings()
	if fitting := s.theme().In(window); all.Theme() != fyne.Theme(fitting) {
		all.SetTheme(fitting)
		on.Rebuild()
	}
}

// size is the size that the window was left with.
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
