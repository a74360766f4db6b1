package app

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	fw "fyne.io/fyne/v2/widget"
)

// sumEntry takes a number, or a small sum as one counts notes: "10+15-5".
type sumEntry struct {
	fw.Entry
}

func newSumEntry(value int, changed func(int)) *sumEntry {
	e := &sumEntry{}
	e.ExtendBaseWidget(e)
	e.SetText(strconv.Itoa(value))
	e.OnChanged = func(text string) {
		if n, ok := sumOf(text); ok {
			changed(n)
		}
	}
	return e
}

// Keyboard asks a phone for its number pad.
func (e *sumEntry) Keyboard() mobile.KeyboardType { return mobile.NumberKeyboard }

// TypedKey takes what the page has no use for.
func (e *sumEntry) TypedKey(key *fyne.KeyEvent) {
	if !passKey(e, key) {
		e.Entry.TypedKey(key)
	}
}

// TypedShortcut takes what the page has no use for.
func (e *sumEntry) TypedShortcut(shortcut fyne.Shortcut) {
	if !passShortcut(fyne.CurrentApp().Driver().CanvasForObject(e), shortcut) {
		e.Entry.TypedShortcut(shortcut)
	}
}

// sumOf reads a number or a sum of up to a few numbers. What is empty counts as 0; anything else that is no sum is
// not taken.
func sumOf(text string) (int, bool) {
	text = strings.NewReplacer(" ", "", " ", "", "–", "-", "−", "-").Replace(text)
	sum, sign, digits := 0, 1, ""
	flush := func() bool {
		if digits == "" {
			return true
		}
		n, err := strconv.Atoi(digits)
		if err != nil || n > mostSum {
			return false
		}
		sum += sign * n
		digits = ""
		return sum <= mostSum && sum >= -mostSum
	}
	for _, letter := range text {
		switch {
		case letter >= '0' && letter <= '9':
			digits += string(letter)
		case letter == '+' || letter == '-':
			if !flush() {
				return 0, false
			}
			sign = 1
			if letter == '-' {
				sign = -1
			}
		default:
			return 0, false
		}
	}
	if !flush() {
		return 0, false
	}
	return sum, true
}

// mostSum bounds what can be typed.
const mostSum = 1_000_000_000
