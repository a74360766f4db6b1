package apptest

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type Sheet interface {
	Object() fyne.CanvasObject
	Typed(letter rune) bool
}

// A Target is an object that can be tapped. A disabled target gives a reason.
type Target interface {
	fyne.Widget
	fyne.Tappable
	AccessibilityLabel() string
	Disabled() bool
	Reason() string
}

// A Thumb makes entries like a player: it taps the visible controls of a sheet in a window, and counts the taps.
type Thumb struct {
	T      testing.TB
	Table  calc.Table
	Window fyne.Window
	// Said holds the sentences that the sheet has shown. Changes is the number of changes that the sheet has reported.
	Said    []string
	Changes int
	Taps    int
	sheet   Sheet
}

// Dock shows an object below the sheet; nil removes the object.
func (h *Thumb) Dock(o fyne.CanvasObject) {
	focused, content := h.Window.Canvas().Focused(), h.sheet.Object()
	if o != nil {
		content = container.NewBorder(nil, o, nil, nil, content)
	}
	if h.Window.SetContent(content); focused != nil {
		h.Window.Canvas().Focus(focused)
	}
}

func (h *Thumb) Changed() { h.Changes++ }
func (h *Thumb) Refuse(sentence string) {
	if sentence != "" {
		h.Said = append(h.Said, sentence)
	}
}

// Open shows a sheet in a window. Letters typed outside fields go to the sheet.
func (h *Thumb) Open(sheet Sheet, content fyne.CanvasObject, size fyne.Size) {
	h.sheet, h.Window = sheet, test.NewTempWindow(h.T, content)
	h.Window.Resize(size)
	h.Window.Canvas().SetOnTypedRune(func(letter rune) { sheet.Typed(letter) })
}

func (h *Thumb) Type(letters string) {
	for _, letter := range letters {
		if focused := h.Window.Canvas().Focused(); focused != nil {
			focused.TypedRune(letter)
		} else {
			h.sheet.Typed(letter)
		}
	}
}

// Find returns the target with a label, or else the first target whose label begins with it, or else nil.
func (h *Thumb) Find(label string) Target {
	var exact, begun Target
	Walk(h.Window.Content(), func(o fyne.CanvasObject) {
		target, is := o.(Target)
		if !is {
			return
		}
		switch said := Spoken(target); {
		case exact == nil && (said == label || said == label+" ✓"):
			exact = target
		case begun == nil && strings.HasPrefix(said, label):
			begun = target
		}
	})
	if exact != nil {
		return exact
	}
	return begun
}

func (h *Thumb) Tap(labels ...string) {
	h.T.Helper()
	for _, label := range labels {
		found := h.Find(label)
		if found == nil {
			h.T.Fatalf("nothing is called %q, but %q", label, h.Sees())
		}
		h.Taps++
		test.Tap(found)
	}
}

func (h *Thumb) Sees() []string { return sentencesIn(h.Window.Content()) }

func (h *Thumb) Says(sentence string) bool { return slices.Contains(h.Sees(), sentence) }

func (h *Thumb) MustSay(sentence string) {
	h.T.Helper()
	if !h.Says(sentence) {
		h.T.Errorf("%q is not in sight, but %q", sentence, h.Sees())
	}
}

func (h *Thumb) Settle() { settle(h.Window) }

func (h *Thumb) Refused(rulebook string, e calc.Entry) string {
	if _, _, refusal := e.Apply(h.Table); refusal != nil {
		return words.Refusal(rulebook, h.Table.Layout(), refusal)
	}
	return ""
}

// Spoken returns an object's screen reader label, without the reason why the object is disabled.
func Spoken(o interface{ AccessibilityLabel() string }) string {
	label, _, _ := strings.Cut(o.AccessibilityLabel(), ". ")
	return label
}
