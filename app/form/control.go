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

// A Control fills in one field of a form.
type Control interface {
	Object() fyne.CanvasObject
	// Fits reports whether the control can show a new description of its field.
	Fits(f sheet.Field) bool
	Show(f sheet.Field)
	Mark(wrong bool)
	// first returns the widget to focus first, or nil if nothing can be focused.
	first() fyne.Focusable
	// bare hides or shows the control's label. It returns false if the control must keep the label.
	bare(on bool) bool
	// narrow reports whether the control fits in a column of numbers.
	narrow() bool
	// half reports whether the control fits in half the width of a wide page.
	half() bool
}

// An Asker makes the controls for the fields of a form, and receives the values that the user fills in.
type Asker struct {
	// Refuse is called with the reason when the user taps an impossible choice.
	Refuse  func(sentence string)
	Set     func(name string, n int)
	SetText func(name, text string)
	// OnUnreadable is called when the text of a number field is empty or not a number. If OnUnreadable is nil, an empty
	// text counts as 0, and any other as [NoNumber].
	OnUnreadable func(name string)
	// OnEnter is called on Enter in a number or one-line text field; may be nil.
	OnEnter func(name string)
	// Stacked puts choices with long names below one another.
	Stacked bool
	trades  *trades
	// next returns the widget to focus after the user chose a card; may be nil.
	next func(after Control) fyne.Focusable
	// give assigns the numbers on a card to companies. way[i] is the index of the choice for numbers[i].
	give func(numbers []sheet.Field, way []int)
	// reveal shows a seat's secret fields. open shows the fields of one player.
	reveal, open func(seat int)
}

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

// Plain returns a control with the given content. start is the widget to focus first, or nil.
func Plain(content fyne.CanvasObject, start fyne.Focusable) Control {
	return plainControl{plain{content, start}}
}

type plainControl struct{ plain }

func (plainControl) Fits(sheet.Field) bool { return true }
func (plainControl) Show(sheet.Field)      {}

// plain is embedded by controls that take the full width and have no label and no typed text.
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

func First(c Control) fyne.Focusable { return c.first() }
