package form

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
	"scripkeeper/ledger/letters"
)

// A TextField is a text input that leaves Ctrl+Enter, Escape and Tab to the page. At the end of the text, the Right key
// moves to the buttons beside the field.
type TextField struct {
	fw.Entry
	// Digits makes the field a number field.
	Digits bool
	signed bool
	// emptyUnread reports whether an empty field counts as no number rather than as 0.
	emptyUnread bool
	// Pasted may handle a pasted text in place of the field, and reports whether it did; may be nil.
	Pasted func(text string) bool
	// Escaped is called on Escape before the field loses the focus; may be nil.
	Escaped func()
	// entered reports whether the current press gave the field its focus.
	entered bool
	// held reports whether the pointer is down on the field. The field must not move meanwhile.
	held bool
}

// barless lets the text scroll with the cursor without a scroll bar. The toolkit itself has no such value.
const barless fyne.ScrollDirection = -1

func NewTextField() *TextField {
	f := &TextField{}
	f.Scroll = barless
	f.ExtendBaseWidget(f)
	return f
}

func NewNumberField() *TextField {
	f := NewTextField()
	f.Digits, f.Scroll = true, fyne.ScrollNone
	return f
}

// Least sets the smallest number. If it is negative, phones show the full keyboard: digit keyboards may lack a minus.
func (f *TextField) Least(least int) *TextField {
	f.signed = least < 0
	return f
}

// A field for several lines of text is at first as high as its text needs, from two to maxLines lines of about
// wordsLine letters.
const (
	wordsLine = 30
	maxLines  = 6
)

func NewWordsField(text string, changed func(string)) *TextField {
	f := &TextField{}
	f.MultiLine, f.Wrapping = true, fyne.TextWrapWord
	f.ExtendBaseWidget(f)
	f.SetMinRowsVisible(min(max(2, 1+len(text)/wordsLine), maxLines))
	f.SetText(text)
	f.OnChanged = changed
	return f
}

// Write sets the text without calling OnChanged.
func (f *TextField) Write(text string) {
	changed := f.OnChanged
	f.OnChanged = nil
	f.SetText(text)
	f.OnChanged = changed
}

// FocusGained selects a number, because the first typed digit should replace the number.
func (f *TextField) FocusGained() {
	f.Entry.FocusGained()
	if !f.held {
		core.BringIntoSight(f)
	}
	f.entered = true
	f.mark()
}

func (f *TextField) FocusLost() {
	f.Entry.FocusLost()
	f.entered, f.held = false, false
}

// MouseDown keeps the field in place until the press ends. If the field moved away, it would lose the focus.
func (f *TextField) MouseDown(e *desktop.MouseEvent) {
	f.held = true
	f.Entry.MouseDown(e)
}

func (f *TextField) TouchDown(e *mobile.TouchEvent) {
	f.held = true
	f.Entry.TouchDown(e)
}

// MouseUp selects a number again, because the press has moved the cursor.
func (f *TextField) MouseUp(e *desktop.MouseEvent) {
	f.Entry.MouseUp(e)
	f.pressed()
}

func (f *TextField) TouchUp(e *mobile.TouchEvent) {
	f.Entry.TouchUp(e)
	f.pressed()
}

func (f *TextField) pressed() {
	if f.entered {
		core.BringIntoSight(f)
		f.mark()
	}
	f.entered, f.held = false, false
}

func (f *TextField) mark() {
	if f.Digits {
		f.SelectAll()
	}
}

func (f *TextField) SelectAll() { f.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }

// AcceptsTab returns true, because TypedKey moves the focus on Tab.
func (f *TextField) AcceptsTab() bool { return true }

func (f *TextField) Typable() {}

func (f *TextField) Keyboard() mobile.KeyboardType {
	if f.Digits && !f.signed {
		return mobile.NumberKeyboard
	}
	return f.Entry.Keyboard()
}

func (f *TextField) TypedShortcut(s fyne.Shortcut) {
	if paste, is := s.(*fyne.ShortcutPaste); is && paste.Clipboard != nil {
		if f.Pasted != nil && f.Pasted(paste.Clipboard.Content()) {
			return
		}
		s = &fyne.ShortcutPaste{Clipboard: shortClipboard{paste.Clipboard}}
	}
	if !PassShortcut(f.canvas(), s) {
		f.Entry.TypedShortcut(s)
	}
}

// MaxPasted is the largest number of characters pasted at once. Millions of characters would block the app.
const MaxPasted = 4000

type shortClipboard struct{ fyne.Clipboard }

func (c shortClipboard) Content() string { return letters.Clip(c.Clipboard.Content(), MaxPasted) }

// PassShortcut passes Ctrl+Enter to a page that handles shortcuts, and reports whether it did.
func PassShortcut(page fyne.Canvas, s fyne.Shortcut) bool {
	custom, ok := s.(*desktop.CustomShortcut)
	if !ok || custom.Modifier != fyne.KeyModifierControl ||
		custom.KeyName != fyne.KeyReturn && custom.KeyName != fyne.KeyEnter {
		return false
	}
	on, takes := page.(fyne.Shortcutable)
	if takes {
		on.TypedShortcut(s)
	}
	return takes
}

// TypedRune inserts a letter. A number field accepts only digits and the characters of sums.
func (f *TextField) TypedRune(letter rune) {
	switch {
	case !f.Digits:
		f.Entry.TypedRune(letter)
	case strings.ContainsRune(sumLetters, letter):
		f.edit(func() { f.Entry.TypedRune(letter) })
	}
}

// TypedKey leaves the field on Escape or a phone's back key.
func (f *TextField) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
		if f.Escaped != nil {
			f.Escaped()
		}
		f.canvas().Unfocus()
		return
	}
	if e.Name == fyne.KeyTab {
		core.TypeOn(f, core.Backwards())
		return
	}
	if e.Name == fyne.KeyRight && !f.MultiLine && f.SelectedText() == "" && f.CursorColumn == len([]rune(f.Text)) &&
		core.GoBeside(f) {
		return
	}
	if f.Digits && (e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete) {
		f.edit(func() { f.Entry.TypedKey(e) })
		return
	}
	f.Entry.TypedKey(e)
}

func (f *TextField) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(f) }
