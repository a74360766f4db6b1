package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// lineWidth is how wide a line is at least, at the normal size of text: one fits on a phone, three on a wide window.
const lineWidth float32 = 24

// NewLines puts lines into as many columns as fit.
func NewLines(all ...fyne.CanvasObject) *fyne.Container {
	least := lineWidth * theme.Size(look.BodySize)
	return container.New(&columns{least: least, gap: look.Space5, lines: look.Space1, count: 1}, all...)
}

// NewLine puts what a line is about before what is filled in of it, and names it.
func NewLine(name string, about fyne.CanvasObject, ends ...fyne.CanvasObject) *Group {
	return NewGroup(name, container.New(line{}, append([]fyne.CanvasObject{about}, ends...)...))
}

// About is a mark before a name with a line beneath it. Where the name has no room its short form stands there, unless
// that is empty.
func About(mark fyne.CanvasObject, name, short string, beneath fyne.CanvasObject) fyne.CanvasObject {
	return Lead(mark, Stack(0, text.New(name, core.Strong).Shrink().Or(short), beneath))
}

// line gives controls the width that they ask for, a number room for seven digits where there is that, and the rest to
// what stands before them. What is hidden takes no room.
type line struct{}

// seen are the objects of a line that show.
func (line) seen(o []fyne.CanvasObject) []fyne.CanvasObject {
	return slices.DeleteFunc(slices.Clone(o), func(o fyne.CanvasObject) bool { return !o.Visible() })
}

// widths are those of the ends, in a width of the whole; 0 asks for the least.
func (line) widths(o []fyne.CanvasObject, whole float32) (ends []float32, total float32) {
	for _, end := range o[1:] {
		ends, total = append(ends, end.MinSize().Width), total+end.MinSize().Width
	}
	number := max(look.Target, min(7*theme.Size(look.BodySize), whole/float32(len(o))))
	for i, end := range o[1:] {
		if _, tapped := end.(fyne.Disableable); !tapped && ends[i] < number {
			total += number - ends[i]
			ends[i] = number
		}
	}
	return ends, total + look.Space2
}

func (l line) MinSize(o []fyne.CanvasObject) fyne.Size {
	o = l.seen(o)
	_, total := l.widths(o, 0)
	size := fyne.NewSize(total, look.Target)
	for _, object := range o {
		size.Height = max(size.Height, object.MinSize().Height)
	}
	return size
}

func (l line) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o = l.seen(o)
	ends, total := l.widths(o, size.Width)
	height := o[0].MinSize().Height
	core.Place(o[0], 0, (size.Height-height)/2, size.Width-total, height)
	x := size.Width - total + look.Space2
	for i, end := range o[1:] {
		height := end.MinSize().Height
		core.Place(end, x, (size.Height-height)/2, ends[i], height)
		x += ends[i]
	}
}
