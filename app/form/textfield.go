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

// A TextField is something to type in that leaves the page's own keys to the page: Ctrl and Enter go on to it, and
// escape leaves the field. The tab key goes to the next field of the form, and the right arrow at the end of the text to
// the buttons beside the field.
type TextField struct {
	fw.Entry
	// digits asks a phone for the keyboard of digits.
	Digits bool
	// signed tells that the number may be below zero, see [TextField.Least].
	signed bool
	// emptyUnread tells that an empty field is no number, where it otherwise is 0.
	emptyUnread bool
	// Pasted takes a text that is pasted, in place of the field, and reports whether it did; nil takes none.
	Pasted func(text string) bool
	// Escaped is told of escape before the field is left; nil for nobody.
	Escaped func()
	// entered is true from when the keyboard comes to the field until the press that brought it there ends.
	entered bool
	// held is true while a pointer presses the field: nothing moves under it.
	held bool
}

// barless is a direction that none of the toolkit's scroll bars has: the words move with the cursor, and no bar lies
// over them.
const barless fyne.ScrollDirection = -1

// NewTextField is a field for one line.
func NewTextField() *TextField {
	f := &TextField{}
	f.Scroll = barless
	f.ExtendBaseWidget(f)
	return f
}

// NewNumberField is a field for a number. It leaves the mouse's wheel to the page.
func NewNumberField() *TextField {
	f := NewTextField()
	f.Digits, f.Scroll = true, fyne.ScrollNone
	return f
}

// Least bounds a number from below. A phone shows the keyboard of digits where it cannot be below zero: that keyboard may
// have no sign.
func (f *TextField) Least(least int) *TextField {
	f.signed = least < 0
	return f
}

// A field for words has two lines, or as many as what stands in it at first needs, up to maxLines of about wordsLine
// letters.
const (
	wordsLine = 30
	maxLines  = 6
)

// NewWordsField is a field for a few lines of words.
func NewWordsField(text string, changed func(string)) *TextField {
	f := &TextField{}
	f.MultiLine, f.Wrapping = true, fyne.TextWrapWord
	f.ExtendBaseWidget(f)
	f.SetMinRowsVisible(min(max(2, 1+len(text)/wordsLine), maxLines))
	f.SetText(text)
	f.OnChanged = changed
	return f
}

// Write puts another text into the field without reporting it.
func (f *TextField) Write(text string) {
	changed := f.OnChanged
	f.OnChanged = nil
	f.SetText(text)
	f.OnChanged = changed
}

// FocusGained marks a number whole, so that what is typed replaces it.
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

// MouseDown brings the keyboard here. A field that moved away now would lose it to what the press ends on.
func (f *TextField) MouseDown(e *desktop.MouseEvent) {
	f.held = true
	f.Entry.MouseDown(e)
}

// TouchDown does the same for a finger.
func (f *TextField) TouchDown(e *mobile.TouchEvent) {
	f.held = true
	f.Entry.TouchDown(e)
}

// MouseUp marks a number whole too: a press has put the cursor somewhere into it.
func (f *TextField) MouseUp(e *desktop.MouseEvent) {
	f.Entry.MouseUp(e)
	f.pressed()
}

// TouchUp does the same for a finger.
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
		f.MarkWhole()
	}
}

// MarkWhole marks all that stands in the field, so that what is typed replaces it.
func (f *TextField) MarkWhole() { f.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }

// AcceptsTab takes the tab key, which leads to the next field, also from one of several lines.
func (f *TextField) AcceptsTab() bool { return true }

// Typable marks a field as something that one types into.
func (f *TextField) Typable() {}

// Keyboard is the keyboard that a phone shows.
func (f *TextField) Keyboard() mobile.KeyboardType {
	if f.Digits && !f.signed {
		return mobile.NumberKeyboard
	}
	return f.Entry.Keyboard()
}

// TypedShortcut hands on what belongs to the page.
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

// MaxPasted is how many characters a field takes at once. A field that is drawn anew with millions holds up the
// program.
const MaxPasted = 4000

// A shortClipboard gives no more of what is on the clipboard than a field takes.
type shortClipboard struct{ fyne.Clipboard }

// Content is the beginning of what is on the clipboard.
func (c shortClipboard) Content() string { return letters.Clip(c.Clipboard.Content(), MaxPasted) }

// PassShortcut hands a shortcut of a field on to the page, and reports whether it was one that the page wants.
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

// TypedRune writes a letter. A field for a number takes only what a sum is written with, so that what stands in it is
// what counts, and parts the thousands.
func (f *TextField) TypedRune(letter rune) {
	switch {
	case !f.Digits:
		f.Entry.TypedRune(letter)
	case strings.ContainsRune(sumLetters, letter):
		f.edit(func() { f.Entry.TypedRune(letter) })
	}
}

// TypedKey leaves the field by escape, or by a phone's way back.
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
