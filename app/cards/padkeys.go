package cards

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Typed takes a digit or a sign, and reports whether the letter is one and there is a trade for it. Open opens that
// trade, or tells that there is none.
func (p *Pad) Typed(letter rune, open func() bool) bool {
	digit := letter >= '0' && letter <= '9'
	if !digit && !strings.ContainsRune("-–+=", letter) || !open() {
		return false
	}
	switch {
	case digit:
		p.Digit(int(letter - '0'))
	case letter == '-' || letter == '–':
		p.Minus()
	default:
		p.Plus()
	}
	return true
}

// Pressed takes a key that steps, goes to an end or erases, and reports whether the key is one. The pad is opened
// first.
func (p *Pad) Pressed(key fyne.KeyName, open func()) bool {
	var act func()
	switch key {
	case fyne.KeyUp:
		act = func() { p.Step(1) }
	case fyne.KeyDown:
		act = func() { p.Step(-1) }
	case fyne.KeyHome:
		act = p.All
	case fyne.KeyEnd:
		act = p.Most
	case fyne.KeyBackspace, fyne.KeyDelete:
		act = p.Erase
	default:
		return false
	}
	open()
	act()
	return true
}
