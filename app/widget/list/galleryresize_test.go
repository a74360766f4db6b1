package list

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/frame"
	"scripkeeper/calc/conformance/expect"
)

func TestGalleryFollowsItsSize(t *testing.T) {
	test.NewTempApp(t)
	fills := 0
	g := NewGallery(frame.NewHolder(), func() fyne.Size { return fyne.NewSize(400, 60) }, 400,
		func() fyne.CanvasObject { return NewRow("", "", nil) }, func(fyne.CanvasObject, int, int) { fills++ })
	w := test.NewTempWindow(t, g)
	w.Resize(fyne.NewSize(400, 300))
	g.Update([]GalleryGroup{{Heading: frame.NewHolder(), Count: 100}})
	low := len(g.cells)
	w.Resize(fyne.NewSize(400, 600))
	expect.True(t, len(g.cells) > low, "%d cells in sight at twice the height, %d before", len(g.cells), low)
	fills = 0
	w.Resize(fyne.NewSize(300, 600))
	expect.True(t, fills >= len(g.cells), "%d of %d cells are filled for another width", fills, len(g.cells))
}
