package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

type foldArrow struct {
	down, up *mark.Picture
	content  *fyne.Container
}

func newFoldArrow(open bool) *foldArrow {
	a := &foldArrow{
		down: mark.NewPicture(theme.MenuDropDownIcon(), 24, look.Soft),
		up:   mark.NewPicture(theme.MenuDropUpIcon(), 24, look.Soft),
	}
	a.content = container.NewStack(a.down, a.up)
	a.point(open)
	return a
}

func (a *foldArrow) point(open bool) {
	core.Show(a.down, !open)
	core.Show(a.up, open)
}
