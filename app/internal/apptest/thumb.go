package apptest

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Sheet is an editor of a game.
type Sheet interface {
	Object() fyne.CanvasObject
	Typed(letter rune) bool
}

// A Thumb enters as a player would: it taps what can be seen of a sheet in a window, and counts the taps.
type Thumb struct {
	T      testing.TB
	Table  calc.Table
	Window fyne.Window
	// Said are the sentences that the sheet told, Changes how often it told of a change.
	Said    []string
	Changes int
	Taps    int
	sheet   Sheet
}

// Dock lays something beneath the sheet, for its task.
func (h *Thumb) Dock(o fyne.CanvasObject) {
	focused, content := h.Window.Canvas().Focused(), h.sheet.Object()
	if o != nil {
		content = container.NewBorder(nil, o, nil, nil, content)
	}
	if h.Window.SetContent(content); focused != nil {
		h.Window.Canvas().Focus(focused)
	}
}

// Changed and Refuse are for the task of the sheet.
func (h *Thumb) Changed() { h.Changes++ }
func (h *Thumb) Refuse(sentence string) {
	if sentence != "" {
		h.Said = append(h.Said, sentence)
	}
}

// Open shows a sheet in a window, where it gets the letters that no field takes.
func (h *Thumb) Open(sheet Sheet, content fyne.CanvasObject, size fyne.Size) {
	h.sheet, h.Window = sheet, test.NewTempWindow(h.T, content)
	h.Window.Resize(size)
	h.Window.Canvas().SetOnTypedRune(func(letter rune) { sheet.Typed(letter) })
}

// Type types letters wherever the keyboard is.
func (h *Thumb) Type(letters string) {
	for _, letter := range letters {
		if focused := h.Window.Canvas().Focused(); focused != nil {
			focused.TypedRune(letter)
		} else {
			h.sheet.Typed(letter)
		}
	}
}

// Refused is the sentence of why an entry as it stands cannot be, empty when it can.
func (h *Thumb) Refused(rulebook string, e calc.Entry) string {
	if _, _, refusal := e.Apply(h.Table); refusal != nil {
		return words.Refusal(rulebook, h.Table.Layout(), refusal)
	}
	return ""
}

// Spoken is what a screen reader says of something, without why it cannot be tapped.
func Spoken(o interface{ AccessibilityLabel() string }) string {
	label, _, _ := strings.Cut(o.AccessibilityLabel(), ". ")
	return label
}
