package hall

import (
	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
)

// A labelled button has its words beside its icon where there is room, and only its icon where there is none.
type labelled struct {
	wide   *input.Button
	narrow *input.Button
}

func newLabelled(tapped func()) labelled {
	return labelled{input.NewPlainButton("", nil, tapped), input.NewIconButton("", nil, tapped)}
}

// set changes its words and its icon.
func (l labelled) set(label string, icon fyne.Resource) {
	if l.wide.Label() != label {
		l.wide.SetIcon(icon).SetLabel(label)
		l.narrow.Spoken(label).SetIcon(icon)
	}
}

// lay puts the button to the left of a place, and tells how wide it is there; 0 where it is not to be seen.
func (l labelled) lay(seen, words bool, right, height float32) float32 {
	core.Show(l.wide, seen && words)
	core.Show(l.narrow, seen && !words)
	switch {
	case !seen:
		return 0
	case words:
		width := l.wide.MinSize().Width
		core.Place(l.wide, right-width, 0, width, height)
		return width
	}
	core.Place(l.narrow, right-height, 0, height, height)
	return height
}

// A tappable does something when it is tapped anywhere.
type tappable struct {
	fw.BaseWidget
	of     fyne.CanvasObject
	tapped func()
}

func newTappable(of fyne.CanvasObject, tapped func()) *tappable {
	t := &tappable{of: of, tapped: tapped}
	t.ExtendBaseWidget(t)
	return t
}

func (t *tappable) Tapped(e *fyne.PointEvent)           { core.Answer(t, e, t.tapped) }
func (t *tappable) CreateRenderer() fyne.WidgetRenderer { return fw.NewSimpleRenderer(t.of) }
