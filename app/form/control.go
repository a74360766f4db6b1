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

// A Control fills in one field of a form. It is kept as long as the form asks for the field, and follows what the form
// allows.
type Control interface {
	// Object is what one sees.
	Object() fyne.CanvasObject
	// Fits reports whether the control can go on with a field of its name; if not, another is made.
	Fits(f sheet.Field) bool
	// Show follows the field as the form describes it now.
	Show(f sheet.Field)
	// Mark marks what is typed as wrong, or takes the mark away.
	Mark(wrong bool)
	// first is where the keyboard begins.
	first() fyne.Focusable
	// bare leaves the label out or puts it back, and reports whether it can stand elsewhere.
	bare(on bool) bool
	// narrow reports whether the control is content with a column of a number's width.
	narrow() bool
	// half reports whether half of a wide sheet is enough for the control.
	half() bool
}

// An Asker makes the controls of a form, and is told what is filled in.
type Asker struct {
	// Refuse is told why a choice that is tapped is impossible.
	Refuse func(sentence string)
	// Set and SetText change the field of a name.
	Set     func(name string, n int)
	SetText func(name, text string)
	// Unread is told that what is typed is no number, nor is it when nothing is; nil where the number is then one that
	// is refused, and nothing is 0.
	Unread func(name string)
	// Entered is told of Enter in a number or in words of one line; nil for nobody.
	Entered func(name string)
	// Roomy puts choices with long names below one another rather than into a flow of chips.
	Roomy bool
	// trades are the cells of shares that change hands, and their pad.
	trades *trades
	// next is where the keyboard goes on once a card is chosen, nil for nowhere.
	next func(after Control) fyne.Focusable
	// give says where the numbers on a card go, by the indexes of their choices.
	give func(numbers []sheet.Field, way []int)
	// reveal opens what lies behind a seat's veil, open the part of a player.
	reveal, open func(seat int)
}

// Control makes the control that a field asks for.
func (a *Asker) Control(f sheet.Field) Control {
	set := func(n int) { a.Set(f.Name, n) }
	switch {
	case f.Numbers != nil:
		return newWayControl(a, f)
	case f.Trade != nil:
		return a.trades.control(f, set)
	case f.Tally != nil:
		return newTallyControl(a, f, set)
	case parted(f):
		return newPartControl(f, a.open)
	case rowed(f):
		return newRowControl(a, f, set)
	case tracked(f):
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
	if f.Noted() || a.Roomy && longer(f, 20) {
		return newTileControl(a, f, set)
	}
	if f.Input == sheet.List && !f.Companies {
		return newListControl(f, set)
	}
	return newChipControl(a, f, set)
}

// entered tells of Enter in the field of a name, nil where nobody wants to know.
func (a *Asker) entered(name string) func(string) {
	if a.Entered == nil {
		return nil
	}
	return func(string) { a.Entered(name) }
}

// unread tells that what is typed in a field is no number.
func (a *Asker) unread(name string) {
	if a.Unread != nil {
		a.Unread(name)
		return
	}
	a.Set(name, NoNumber)
}

// Plain returns a control with content of its own. The keyboard begins at start, nil for nowhere.
func Plain(content fyne.CanvasObject, start fyne.Focusable) Control {
	return plainControl{plain{content, start}}
}

// plainControl is a control that fits every field and follows none.
type plainControl struct{ plain }

func (plainControl) Fits(sheet.Field) bool { return true }
func (plainControl) Show(sheet.Field)      {}

// plain is a control that says itself what it is about, as wide as the sheet, in which nothing is typed.
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

// labelled is a control with its label above it, where it has one.
type labelled struct {
	plain
	label *text.Text
	// head is the label with the mark of the company that the control is about.
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

// follow writes the label anew: it may name what another field says.
func (l labelled) follow(f sheet.Field) { l.label.SetText(f.Label) }

func (l labelled) bare(on bool) bool {
	core.Show(l.head, !on)
	return true
}

// First is where the keyboard begins in a control, nil for nowhere.
func First(c Control) fyne.Focusable { return c.first() }
