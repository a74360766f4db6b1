package pages

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
)

// A room is what the window has room for.
type room struct {
	// aside tells that parts have a place beside the others, low that the tabs have none above them, and stand in the
	// head.
	aside, low bool
}

// lowest is how high a window is at least whose tabs have a line of their own, widestTitle how wide one that has them
// in its head.
const lowest, widestTitle float32 = 480, 760

// sized puts the page together anew when it gets more room, or less.
func (p *Page) sized(size fyne.Size) {
	now := room{aside: p.shell.Shape(size) == shell.DesktopShape, low: size.Height < lowest && size.Width >= widestTitle}
	if now != p.room {
		p.room = now
		p.show()
	}
}

// panes puts what stands aside at the right of what is in the middle.
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
