package openmarket

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
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

// row gives buttons the width of a target, a number room for seven digits where there is that, and the rest to what
// stands before them.
type row struct{}

// widths are those of the ends, in a width of the whole; 0 asks for the least.
func (row) widths(o []fyne.CanvasObject, whole float32) (ends []float32, total float32) {
	for _, end := range o[1:] {
		ends, total = append(ends, end.MinSize().Width), total+end.MinSize().Width
	}
	number := max(look.Target, min(7*theme.Size(look.BodySize), whole/float32(len(o))))
	for i, end := range o[1:] {
		if _, button := end.(fyne.Disableable); !button && ends[i] < number {
			total += number - ends[i]
			ends[i] = number
		}
	}
	return ends, total + look.Space2
}

// MinSize is as high as a target at least.
func (r row) MinSize(o []fyne.CanvasObject) fyne.Size {
	_, total := r.widths(o, 0)
	size := fyne.NewSize(total, look.Target)
	for _, object := range o {
		size.Height = max(size.Height, object.MinSize().Height)
	}
	return size
}

// Layout places what the row is about at the left, the rest at the right.
func (r row) Layout(o []fyne.CanvasObject, size fyne.Size) {
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
