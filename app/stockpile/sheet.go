// Package stockpile has the editors of Stockpile: bids on their tracks, what lies in the piles as tokens, the
// forecasts as a grid, sales with their prices, and the investors with their money and abilities.
package stockpile

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/demand"
)

// NewEditor is the editor of an entry of Stockpile, where it has one.
func NewEditor(task form.Task) (form.Editor, bool) {
	switch entry := task.Entry.(type) {
	case *demand.Bids:
		return newBids(task), true
	case *demand.Bid:
		return newBid(task, entry), true
	case *demand.Piles:
		return newPiles(task), true
	case *demand.Take:
		return newPile(task), true
	case *rules.Sell:
		return newSale(task, entry), true
	case *rules.Movement:
		return newForecasts(task, entry), true
	case *rules.Reveal:
		return newRevealed(task, entry), true
	case *rules.Setup:
		return newInvestors(task), true
	}
	return nil, false
}

// A sheet is what the editors have in common: an entry with its form, and at the bottom those of its fields that
// stand nowhere else on the sheet.
type sheet struct {
	form.BaseEditor
	task    form.Task
	content *fyne.Container
	rest    *form.FormEditor
	// follow shows the entry as it stands.
	follow func()
	starts []startable
}

// newSheet is a sheet whose bottom has the fields that are asked for there.
func newSheet(task form.Task, beneath func(*calc.Field) bool) *sheet {
	s := &sheet{task: task, content: frame.Stack(look.Space3)}
	rest := task
	rest.Changed = s.changed
	s.rest = form.NewPart(rest, beneath)
	return s
}

// show begins the sheet with what it is made of, and what follows the entry.
func (s *sheet) show(follow func(), objects ...fyne.CanvasObject) {
	s.content.Objects = append(objects, s.rest.Object())
	s.follow = follow
	follow()
}

// changed shows what was filled in.
func (s *sheet) changed() {
	s.follow()
	s.task.Changed()
}

// set gives a field of the entry a value.
func (s *sheet) set(name string, value int) {
	if field, ok := s.field(name); ok {
		field.Set(value)
		s.rest.Follow()
		s.changed()
	}
}

// field is a field of the form as the entry stands now.
func (s *sheet) field(name string) (*calc.Field, bool) {
	return s.task.Entry.Form(s.task.Table).Field(name)
}

// secret reports whether something of the entry is for one player's eyes.
func (s *sheet) secret() bool {
	return slices.ContainsFunc(s.fields(), func(f *calc.Field) bool { return f.Secret })
}

func (s *sheet) fields() []*calc.Field     { return s.task.Entry.Form(s.task.Table).Fields }
func (s *sheet) layout() *calc.Layout      { return s.task.Table.Layout() }
func (s *sheet) name(f *calc.Field) string { return words.FieldOf(s.task.Rulebook, s.layout(), f) }

// reason is why a choice is refused, empty where it is not.
func (s *sheet) reason(r *calc.Refusal) string {
	if r == nil {
		return ""
	}
	return words.Refusal(s.task.Rulebook, s.layout(), r)
}

// cash tells what a seat has, and what it still owes.
func (s *sheet) cash(seat int) string {
	return words.Format("stockpile.sheet.cash", words.Names{"cash": s.task.Table.Cash(seat)})
}

func (s *sheet) Object() fyne.CanvasObject { return s.content }

// A startable is something of which the first that can be tapped has the keyboard first.
type startable interface {
	fyne.Focusable
	fyne.Disableable
}

// Focus puts the keyboard where one begins.
func (s *sheet) Focus(canvas fyne.Canvas) {
	if at := slices.IndexFunc(s.starts, func(c startable) bool { return !c.Disabled() }); at >= 0 {
		canvas.Focus(s.starts[at])
	} else {
		s.rest.Focus(canvas)
	}
}

// Reveal opens what lies behind a seat's veil.
func (s *sheet) Reveal(seat int) { s.rest.Reveal(seat) }

// Looker is the seat that looks behind its veil.
func (s *sheet) Looker() int { return s.rest.Looker() }
