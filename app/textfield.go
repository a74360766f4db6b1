package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	fw "fyne.io/fyne/v2/widget"
)

// A textField is something to type in that leaves the page's own keys to the page: Ctrl and Enter go on to it, and
// escape leaves the field.
type textField struct {
	fw.Entry
	// digits asks a phone for the keyboard of digits.
	digits bool
}

func newTextField() *textField {
	f := &textField{}
	f.ExtendBaseWidget(f)
	return f
}

// newNumberField is a field for a number.
func newNumberField() *textField {
	f := newTextField()
	f.digits = true
	return f
}

// Keyboard is the keyboard that a phone shows.
func (f *textField) Keyboard() mobile.KeyboardType {
	if f.digits {
		return mobile.NumberKeyboard
	}
	return f.Entry.Keyboard()
}

// TypedShortcut hands on what belongs to the page.
func (f *textField) TypedShortcut(s fyne.Shortcut) {
	custom, ok := s.(*desktop.CustomShortcut)
	page, takes := f.canvas().(fyne.Shortcutable)
	if ok && takes && custom.Modifier == fyne.KeyModifierControl && custom.KeyName == fyne.KeyReturn {
		page.TypedShortcut(s)
		return
	}
	f.Entry.TypedShortcut(s)
}

// TypedKey leaves the field by escape.
func (f *textField) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		f.canvas().Unfocus()
		return
	}
	f.Entry.TypedKey(e)
}

func (f *textField) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(f) }
