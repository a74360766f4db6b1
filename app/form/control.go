package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// A Control fills in one field of a form. It is kept as long as the form asks for the field.
type Control interface {
	Object() fyne.CanvasObject
	// Fits reports whether the control can show a new description of its field; if not, a new control is made.
	Fits(f sheet.Field) bool
	// Show updates the control to the field's current description.
	Show(f sheet.Field)
	// Mark marks the typed value as wrong, or removes the mark.
	Mark(wrong bool)
	// first returns the widget to focus first, or nil.
	first() fyne.Focusable
	// bare hides or shows the label, and reports whether the label can be shown elsewhere.
	bare(on bool) bool
	// narrow reports whether the control fits in a number's column.
	narrow() bool
	// half reports whether the control fits on half of a wide sheet.
	half() bool
}

// An Asker makes the controls of a form and receives their values.
type Asker struct {
	// Refuse is called with the reason when an impossible choice is tapped.
	Refuse func(sentence string)
	// Set and SetText change the named field.
	Set     func(name string, n int)
	SetText func(name, text string)
	// OnUnreadable is called when the text of a number field is empty or not a number. If OnUnreadable is nil, an empty
	// field counts as 0, and for any other such text the value [NoNumber] is set.
	OnUnreadable func(name string)
	// OnEnter is called on Enter in a number or one-line text field; may be nil.
	OnEnter func(name string)
	// Stacked stacks choices with long names instead of wrapping chips.
	Stacked bool
	trades  *trades
	// next returns the widget to focus after a card was chosen; may be nil.
	next func(after Control) fyne.Focusable
	// give assigns the numbers on a card to companies. way holds, for each number, the index of the choice to make.
	give func(numbers []sheet.Field, way []int)
	// reveal lifts a seat's veil. open opens a player's part of the entry.
	reveal, open func(seat int)
}

// Control makes the control for a field.
func (a *Asker) Control(f sheet.Field) Control {
	set := func(n int) { a.Set(f.Name, n) }
	switch {
	case f.Numbers != nil:
		return newWayControl(a, f)
	case f.Trade != nil:
		return a.trades.control(f, set)
	case f.Tally != nil:
		return newTallyControl(a, f, set)
	case isPart(f):
		return newPartControl(f, a.open)
	case isTypedRow(f):
		return newRowControl(a, f, set)
	case isTrack(f):
		return newTrackControl(a, f, set)
	case f.Row != nil && f.Input == sheet.Switch:
		return newCellControl(a, f, set)
	}
	switch f.Input {
	case sheet.Cards:
		return newCardControl(a, f, set)
	case sheet.Cover:
		return newCoverControl(a, f)
	case sheet.Words:
		return newWordsControl(a, f, func(text string) { a.SetText(f.Name, text) })
	case sheet.Switch:
		return newFlagControl(f, set)
	case sheet.Stepper:
		return newStepControl(f, set)
	case sheet.Number:
		return newSumControl(a, f, set)
	}
	if f.Noted() || a.Stacked && longer(f, 20) {
		return newTileControl(a, f, set)
	}
	if f.Input == sheet.List && !f.Companies {
		return newListControl(f, set)
	}
	return newChipControl(a, f, set)
}

func (a *Asker) entered(name string) func(string) {
	if a.OnEnter == nil {
		return nil
	}
	return func(string) { a.OnEnter(name) }
}

func (a *Asker) unread(name string) {
	if a.OnUnreadable != nil {
		a.OnUnreadable(name)
		return
	}
	a.Set(name, NoNumber)
}

// Plain returns a control with the given content. start is the widget to focus first; it may be nil.
func Plain(content fyne.CanvasObject, start fyne.Focusable) Control {
	return plainControl{plain{content, start}}
}

type plainControl struct{ plain }

func (plainControl) Fits(sheet.Field) bool { return true }
func (plainControl) Show(sheet.Field)      {}

// plain is a base for controls as wide as the sheet that need no label and take no typed text.
type plain struct {
	content fyne.CanvasObject
	start   fyne.Focusable
}

func (p plain) Object() fyne.CanvasObject { return p.content }
func (plain) Mark(bool)                   {}
func (p plain) first() fyne.Focusable     { return p.start }
func (plain) bare(bool) bool              { return false }
func (plain) narrow() bool                { return false }
func (plain) half() bool                  { return false }

type labelled struct {
	plain
	label   *text.Text
	head    fyne.CanvasObject
	company string
}

func newLabelled(f sheet.Field, control fyne.CanvasObject, start fyne.Focusable) labelled {
	label := text.New(f.Label, core.Caption)
	head := fyne.CanvasObject(label)
	if f.Company != nil {
		head = frame.Lead(mark.NewSymbol(*f.Company, look.CaptionSize), label)
	}
	if f.Label != "" {
		control = frame.Stack(look.Space1, head, control)
	}
	return labelled{plain{control, start}, label, head, codeOf(f)}
}

func (l labelled) follow(f sheet.Field) { l.label.SetText(f.Label) }

func (l labelled) bare(on bool) bool {
	core.Show(l.head, !on)
	return true
}

// First returns the widget to focus first in a control, or nil.
func First(c Control) fyne.Focusable { return c.first() }
