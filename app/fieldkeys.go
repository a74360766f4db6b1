package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	fw "fyne.io/fyne/v2/widget"
)

// A field that one types in keeps all keys to itself. These are the ones that mean something to the page around it:
// closing it, and recording what it holds.

// passKey hands a key of a field on to the page, and tells whether it was one that the page wants.
func passKey(field fyne.CanvasObject, e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyEscape && e.Name != mobile.KeyBack {
		return false
	}
	on := fyne.CurrentApp().Driver().CanvasForObject(field)
	if on != nil && on.OnTypedKey() != nil {
		on.OnTypedKey()(e)
	}
	return true
}

// passShortcut hands a shortcut of a field on to a canvas, and tells whether it was one that the page wants.
func passShortcut(on fyne.Canvas, shortcut fyne.Shortcut) bool {
	custom, ok := shortcut.(*desktop.CustomShortcut)
	if !ok || custom.KeyName != fyne.KeyReturn && custom.KeyName != fyne.KeyEnter {
		return false
	}
	if page, ok := on.(fyne.Shortcutable); ok {
		page.TypedShortcut(shortcut)
	}
	return true
}

// wordsEntry takes a few lines of words. Tab leaves it.
type wordsEntry struct{ fw.Entry }

func newWordsEntry(text string, changed func(string)) *wordsEntry {
	e := &wordsEntry{}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.ExtendBaseWidget(e)
	e.SetMinRowsVisible(2)
	e.SetText(text)
	e.OnChanged = changed
	return e
}

// AcceptsTab leaves the tabulator to the page.
func (e *wordsEntry) AcceptsTab() bool { return false }

// TypedKey takes what the page has no use for.
func (e *wordsEntry) TypedKey(key *fyne.KeyEvent) {
	if !passKey(e, key) {
		e.Entry.TypedKey(key)
	}
}

// TypedShortcut takes what the page has no use for.
func (e *wordsEntry) TypedShortcut(shortcut fyne.Shortcut) {
	if !passShortcut(fyne.CurrentApp().Driver().CanvasForObject(e), shortcut) {
		e.Entry.TypedShortcut(shortcut)
	}
}
