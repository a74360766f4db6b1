package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewBreakpoint shows the compact object while it is narrower than a width (look.TabletWidth,
// look.DesktopWidth), and the wide one from there on. It may always shrink to the compact one's least size.
func NewBreakpoint(width float32, compact, wide fyne.CanvasObject) *fyne.Container {
	return container.New(&breakpoint{width: width}, compact, wide)
}

type breakpoint struct{ width float32 }

func (b *breakpoint) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (b *breakpoint) Layout(o []fyne.CanvasObject, size fyne.Size) {
	shown, hidden := o[0], o[1]
	if size.Width >= b.width {
		shown, hidden = hidden, shown
	}
	show(hidden, false)
	show(shown, true)
	put(shown, 0, 0, size.Width, size.Height)
}
