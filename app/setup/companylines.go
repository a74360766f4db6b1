package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// companyLines lays out a company's row: the name and its buttons, and below them the caption, the code, the price and
// the number of shares, which may be hidden. On a wide page, all are in a single line.
type companyLines struct{ width float32 }

func (l *companyLines) one() bool { return l.width >= 42*theme.Size(look.BodySize) }

func (*companyLines) fields(o []fyne.CanvasObject) []fyne.CanvasObject {
	if o[4].Visible() {
		return o[2:5]
	}
	return o[2:4]
}

func (l *companyLines) MinSize(o []fyne.CanvasObject) fyne.Size {
	name, buttons := o[0].MinSize(), o[5].MinSize()
	size := fyne.NewSize(name.Width+buttons.Width, max(name.Height, buttons.Height))
	if !l.one() {
		size.Height += look.Space1 + l.height(o)
	}
	return size
}

func (l *companyLines) height(o []fyne.CanvasObject) float32 {
	height := float32(0)
	for _, field := range l.fields(o) {
		height = max(height, field.MinSize().Height)
	}
	return height
}

func (l *companyLines) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	name, buttons, caption := o[0].MinSize().Height, o[5].MinSize(), o[1].MinSize()
	high := max(name, buttons.Height)
	right := size.Width - buttons.Width
	core.Place(o[5], right, (high-buttons.Height)/2, buttons.Width, buttons.Height)
	fields := l.fields(o)
	count := float32(len(fields))
	field := max(look.Target, min(6*theme.Size(look.BodySize), size.Width/(count+2)))
	y, left := float32(0), right-count*field
	if l.one() {
		said := min(8*theme.Size(look.BodySize), left/2) // the caption shrinks, so its minimum width is of no use here
		core.Place(o[1], left-said-look.Space2, (high-caption.Height)/2, said, caption.Height)
		core.Place(o[0], 0, (high-name)/2, left-said-2*look.Space2, name)
	} else {
		core.Place(o[0], 0, (high-name)/2, right, name)
		y, high, left = high+look.Space1, l.height(o), size.Width-count*field
		core.Place(o[1], 0, y+(high-caption.Height)/2, left-look.Space2, caption.Height)
	}
	for n, f := range fields {
		height := f.MinSize().Height
		core.Place(f, left+float32(n)*field, y+(high-height)/2, field-look.Space1, height)
	}
}
