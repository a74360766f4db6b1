package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// lineWidth is the least width of a line in text sizes: one line fits across a phone, three across a wide window.
const lineWidth float32 = 24

func NewLines(all ...fyne.CanvasObject) *fyne.Container {
	least := lineWidth * theme.Size(look.BodySize)
	return container.New(&columns{least: least, gap: look.Space5, lines: look.Space1, count: 1}, all...)
}

// NewLine puts a line's subject before its controls. name is the name of the line for screen readers.
func NewLine(name string, about fyne.CanvasObject, ends ...fyne.CanvasObject) *Group {
	return NewGroup(name, container.New(line{}, append([]fyne.CanvasObject{about}, ends...)...))
}

// About returns a mark before a name, with an object below the name. If the name is too long, its short form is shown,
// unless that is empty.
func About(mark fyne.CanvasObject, name, short string, beneath fyne.CanvasObject) fyne.CanvasObject {
	return Lead(mark, Stack(0, text.New(name, core.Strong).Shrink().Or(short), beneath))
}

// line is the layout of [NewLine]. Buttons get their least width, numbers get space for seven digits, and the subject
// gets the rest. Hidden objects take no space.
type line struct{}

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
	o = visible(o)
	_, total := l.widths(o, 0)
	size := fyne.NewSize(total, look.Target)
	for _, object := range o {
		size.Height = max(size.Height, object.MinSize().Height)
	}
	return size
}

func (l line) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o = visible(o)
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

// NewFoldingLine puts a line's subject before its controls. The first control gets space for seven digits, the others
// their least width. If the subject then has too little space for its name, the controls move below the subject. name
// is the name of the line for screen readers.
func NewFoldingLine(name string, about fyne.CanvasObject, ends ...fyne.CanvasObject) *Group {
	return NewGroup(name, container.New(&foldingLine{}, append([]fyne.CanvasObject{about}, ends...)...))
}

type foldingLine struct{ width float32 }

// numberRoom is the width of a number, nameRoom the least width of a name, both in text sizes.
const numberRoom, nameRoom float32 = 7, 9

func (*foldingLine) others(o []fyne.CanvasObject) float32 {
	width := look.Space2
	for _, end := range o[2:] {
		width += end.MinSize().Width + look.Space2
	}
	return width
}

func (l *foldingLine) folded(o []fyne.CanvasObject) bool {
	return l.width-l.others(o) < (numberRoom+nameRoom)*theme.Size(look.BodySize)
}

func (l *foldingLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := look.Target
	for _, end := range o[1:] {
		height = max(height, end.MinSize().Height)
	}
	if l.folded(o) {
		height += o[0].MinSize().Height + look.Space1
	}
	return fyne.NewSize(2*look.Target+l.others(o), height)
}

func (l *foldingLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	number, name := numberRoom*theme.Size(look.BodySize), o[0].MinSize().Height
	x, top := size.Width-l.others(o)-number, float32(0)
	if l.folded(o) {
		core.Place(o[0], 0, 0, size.Width, name)
		x, top, number = 0, name+look.Space1, size.Width-l.others(o)+look.Space2
	} else {
		core.Place(o[0], 0, (size.Height-name)/2, x, name)
		x += look.Space2
	}
	for i, end := range o[1:] {
		least := end.MinSize()
		if i == 0 {
			least.Width = number
		}
		core.Place(end, x, top+(size.Height-top-least.Height)/2, least.Width, least.Height)
		x += least.Width + look.Space2
	}
}
