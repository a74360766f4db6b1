package openmarket

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// rowWidth is how wide a row is at least, at the normal size of text: one fits on a phone, three on a wide window.
const rowWidth float32 = 24

// rows puts rows into as many columns as fit.
func rows(all ...fyne.CanvasObject) fyne.CanvasObject {
	return frame.NewColumns(rowWidth*theme.Size(look.BodySize), look.Space2, all...)
}

// newSeatRow puts a player with a line beneath the name before a number.
func newSeatRow(task form.Task, seat int, beneath, number fyne.CanvasObject) fyne.CanvasObject {
	name := words.Seat(task.Table.Layout(), seat)
	return row.New(name, row.About(mark.NewPawn(task.Pawn(seat), look.Space5), name, beneath), number)
}

// newCompanyRow puts a company with its figures before the buttons that step its number.
func newCompanyRow(of view.Company, f *figures, step func(by int) bool) fyne.CanvasObject {
	return newNumberRow(of, f.beneath, f.number, step)
}

// newNumberRow puts a company with a line beneath its name before a number and the buttons that step it.
func newNumberRow(of view.Company, beneath, number fyne.CanvasObject, step func(by int) bool) fyne.CanvasObject {
	less, more := row.Steps(of.Name, step)
	about := row.About(mark.NewSymbol(of, look.BodySize), of.Name, beneath)
	return row.New(of.Name, about, less, number, more)
}

// A number is a field for a number that may be left empty.
type number struct {
	field *form.TextField
	mark  *form.MarkedField
}

// newNumber tells said what was typed, or the blank number for nothing.
func newNumber(value, blank int, said func(int)) *number {
	n, written := &number{}, ""
	if value != calc.None {
		written = words.Number(value)
	}
	n.field = form.NewSumField(written, func(typed int) {
		if strings.TrimSpace(n.field.Text) == "" {
			typed = blank
		}
		said(typed)
	}, func() {})
	if blank == 0 {
		n.field.SetPlaceHolder(words.Number(0))
	}
	n.mark = form.NewMarkedField(n.field)
	return n
}

// show writes a number that was not typed, or nothing; what is being typed stays.
func (n *number) show(value int, empty bool) {
	text := words.Number(value)
	if empty {
		text = ""
	}
	if on := fyne.CurrentApp().Driver().CanvasForObject(n.field); on == nil || on.Focused() != fyne.Focusable(n.field) {
		n.field.Write(text)
	}
}

// sumRow is a sum behind what it is.
func sumRow(p *sums.Pad, label string, more ...fyne.CanvasObject) fyne.CanvasObject {
	return row.New(label, text.New(label, core.Body).Shrink(), append(more, p.Figure)...)
}
