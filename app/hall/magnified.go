package hall

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// controls are buttons that are larger on a larger screen: whoever stands beside it presses them as well.
type controls struct {
	*container.ThemeOverride
	plain fyne.Theme
	by    float32
}

func newControls(plain fyne.Theme, layout fyne.Layout, buttons ...fyne.CanvasObject) *controls {
	return &controls{container.NewThemeOverride(container.New(layout, buttons...), plain), plain, 1}
}

// magnify enlarges the buttons for a screen, and tells how many times they are as large.
func (c *controls) magnify(screen fyne.Size) (by float32) {
	by = min(2, max(1, float32(int(min(screen.Width/1280, screen.Height/720)*10))/10))
	if by != c.by {
		c.by, c.Theme = by, look.Magnified{Theme: c.plain, By: by}
		c.Refresh()
	}
	return by
}

// near is a room in which text of the usual size is as large as it should be for those who sit far away: nearPage for a
// page of words, nearPodium for the podium and who else is honoured.
func nearPage() fyne.Size   { return fyne.NewSize(420, 400) }
func nearPodium() fyne.Size { return fyne.NewSize(330, 270) }

// magnified shows something with its text larger, the larger its room is, and no higher than it is wide.
func magnified(plain fyne.Theme, near fyne.Size, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&magnifying{plain: plain, near: near}, container.NewThemeOverride(o, plain))
}

type magnifying struct {
	plain fyne.Theme
	near  fyne.Size
	by    float32
}

// MinSize is small: it takes the room as it is.
func (*magnifying) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

func (m *magnifying) Layout(o []fyne.CanvasObject, size fyne.Size) {
	by := max(1, float32(int(min(size.Width/m.near.Width, size.Height/m.near.Height)*10))/10)
	if override := o[0].(*container.ThemeOverride); by != m.by {
		m.by = by
		override.Theme = look.Magnified{Theme: m.plain, By: by}
		override.Refresh()
	}
	height := min(size.Height, size.Width*1.1)
	core.Place(o[0], 0, (size.Height-height)/2, size.Width, height)
}
