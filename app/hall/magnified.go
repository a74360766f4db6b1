package hall

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// near is a room in which text of the usual size is as large as it should be for those who sit far away.
const nearWidth, nearHeight float32 = 420, 400

// magnified shows something with its text larger, the larger its room is, and no higher than it is wide.
func magnified(plain fyne.Theme, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&magnifying{plain: plain}, container.NewThemeOverride(o, plain))
}

type magnifying struct {
	plain fyne.Theme
	by    float32
}

// MinSize is small: it takes the room as it is.
func (*magnifying) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// Layout enlarges the text.
func (m *magnifying) Layout(o []fyne.CanvasObject, size fyne.Size) {
	by := max(1, float32(int(min(size.Width/nearWidth, size.Height/nearHeight)*10))/10)
	if override := o[0].(*container.ThemeOverride); by != m.by {
		m.by = by
		override.Theme = look.Magnified{Theme: m.plain, By: by}
		override.Refresh()
	}
	height := min(size.Height, size.Width*1.1)
	widget.Place(o[0], 0, (size.Height-height)/2, size.Width, height)
}
