package openmarket

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
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

// newRow puts what a row is about before its number and the buttons that change it.
func newRow(name string, about fyne.CanvasObject, ends ...fyne.CanvasObject) fyne.CanvasObject {
	return frame.NewGroup(name, container.New(row{}, append([]fyne.CanvasObject{about}, ends...)...))
}

// newSeatRow puts a player with a line beneath the name before a number.
func newSeatRow(task form.Task, seat int, beneath, number fyne.CanvasObject) fyne.CanvasObject {
	name := words.Seat(task.Table.Layout(), seat)
	return newRow(name, newAbout(mark.NewPawn(task.Pawn(seat), look.Space5), name, beneath), number)
}

// newCompanyRow puts a company with its figures before the buttons that step its number.
func newCompanyRow(of view.Company, f *figures, step func(by int) bool) fyne.CanvasObject {
	return newNumberRow(of, f.beneath, f.number, step)
}

// newNumberRow puts a company with a line beneath its name before a number and the buttons that step it.
func newNumberRow(of view.Company, beneath, number fyne.CanvasObject, step func(by int) bool) fyne.CanvasObject {
	less, more := newSteps(of.Name, step)
	about := newAbout(mark.NewSymbol(of, look.BodySize), of.Name, beneath)
	return newRow(of.Name, about, less, number, more)
}

// newAbout is a mark before a name with a line beneath it.
func newAbout(mark fyne.CanvasObject, name string, beneath fyne.CanvasObject) fyne.CanvasObject {
	return frame.Lead(mark, frame.Stack(0, text.New(name, core.Strong).Shrink(), beneath))
}

// A button can be tapped, or not now.
type button interface {
	fyne.CanvasObject
	fyne.Disableable
}

// newSteps are the buttons that take a number one down and one up, also again and again.
func newSteps(spoken string, step func(by int) bool) (less, more button) {
	return input.NewHoldButton(spoken+" –", theme.ContentRemoveIcon(), func() bool { return step(-1) }),
		input.NewHoldButton(spoken+" +", theme.ContentAddIcon(), func() bool { return step(1) })
}

// row gives buttons the width of a target, a number room for seven digits where there is that, and the rest to what
// stands before them. What is hidden takes no room.
type row struct{}

// seen are the objects of a row that show.
func (row) seen(o []fyne.CanvasObject) []fyne.CanvasObject {
	return slices.DeleteFunc(slices.Clone(o), func(o fyne.CanvasObject) bool { return !o.Visible() })
}

// widths are those of the ends, in a width of the whole; 0 asks for the least.
func (row) widths(o []fyne.CanvasObject, whole float32) (ends []float32, total float32) {
	for _, end := range o[1:] {
		ends, total = append(ends, end.MinSize().Width), total+end.MinSize().Width
	}
	number := max(look.Target, min(7*theme.Size(look.BodySize), whole/float32(len(o))))
	for i, end := range o[1:] {
		if _, is := end.(button); !is && ends[i] < number {
			total += number - ends[i]
			ends[i] = number
		}
	}
	return ends, total + look.Space2
}

// MinSize is as high as a target at least.
func (r row) MinSize(o []fyne.CanvasObject) fyne.Size {
	o = r.seen(o)
	_, total := r.widths(o, 0)
	size := fyne.NewSize(total, look.Target)
	for _, object := range o {
		size.Height = max(size.Height, object.MinSize().Height)
	}
	return size
}

// Layout places what the row is about at the left, the rest at the right.
func (r row) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o = r.seen(o)
	ends, total := r.widths(o, size.Width)
	height := o[0].MinSize().Height
	core.Place(o[0], 0, (size.Height-height)/2, size.Width-total, height)
	x := size.Width - total + look.Space2
	for i, end := range o[1:] {
		height := end.MinSize().Height
		core.Place(end, x, (size.Height-height)/2, ends[i], height)
		x += ends[i]
	}
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
	return newRow(label, text.New(label, core.Body).Shrink(), append(more, p.Figure)...)
}
