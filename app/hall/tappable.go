package hall

import (
	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
)

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
