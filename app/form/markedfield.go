package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
)

func WithLabel(label string, field fyne.CanvasObject) *fyne.Container {
	return frame.Stack(look.Space1, text.New(label, core.Caption), field)
}

// A MarkedField wraps an input, and can mark that input as wrong. It is at least as large as a tap target.
type MarkedField struct {
	Content *fyne.Container
	halo    *frame.Panel
}

func NewMarkedField(entry fyne.CanvasObject) *MarkedField {
	f := &MarkedField{halo: frame.NewPanel(look.Loss, 0, container.NewStack())}
	f.halo.Hide()
	f.Content = container.New(haloed{}, f.halo, entry)
	return f
}

func (f *MarkedField) Mark(wrong bool) { core.Show(f.halo, wrong) }

func (f *MarkedField) IsMarked() bool { return f.halo.Visible() }

type haloed struct{}

func (haloed) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[1].MinSize().Max(fyne.NewSize(look.Target, look.Target))
}

func (haloed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const beyond = 2
	core.Place(o[0], -beyond, -beyond, size.Width+2*beyond, size.Height+2*beyond)
	core.Place(o[1], 0, 0, size.Width, size.Height)
}
