package pages

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
)

type room struct {
	// aside reports whether some parts fit beside the others. low reports whether the tabs go in the head because the
	// window is low.
	aside, low bool
}

// lowest is the smallest height of a window whose tabs are below the head. widestTitle is the smallest width of a
// window whose head has space for the tabs.
const lowest, widestTitle float32 = 480, 760

func (p *Page) sized(size fyne.Size) {
	now := room{aside: p.shell.Shape(size) == shell.DesktopShape, low: size.Height < lowest && size.Width >= widestTitle}
	if now != p.room {
		p.room = now
		p.show()
	}
}

type panes struct{}

func (panes) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (panes) Layout(o []fyne.CanvasObject, size fyne.Size) {
	body, rule, side := o[0], o[1], o[2]
	width := size.Width
	if side.Visible() {
		width -= min(max(size.Width*0.32, 380), 560)
		core.Place(rule, width, 0, look.Hairline, size.Height)
		core.Place(side, width+look.Hairline, 0, size.Width-width-look.Hairline, size.Height)
	}
	core.Place(body, 0, 0, width, size.Height)
}
