package list

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/frame"
	"scripkeeper/calc/conformance/expect"
)

// A gallery builds the cells that its height shows, and Tab goes from row to row before it gets to the next heading.
func TestGalleryFollowsItsSize(t *testing.T) {
	test.NewTempApp(t)
	fills, tile := 0, func() fyne.CanvasObject { return NewTile("", frame.NewHolder(), func() {}) }
	g := NewGallery(frame.NewHolder(), func() fyne.Size { return fyne.NewSize(400, 60) }, 400, tile,
		func(fyne.CanvasObject, int, int) { fills++ })
	w := test.NewTempWindow(t, g)
	w.Resize(fyne.NewSize(400, 300))
	g.Update([]GalleryGroup{{frame.NewHolder(), 1}, {frame.NewHolder(), 100}, {tile(), 0}})
	low := len(g.cells)
	w.Resize(fyne.NewSize(400, 600))
	expect.True(t, len(g.cells) > low, "%d cells in sight at twice the height, %d before", len(g.cells), low)
	for range 50 {
		w.Canvas().FocusNext()
	}
	expect.True(t, g.cells[galleryKey{1, 48}] == w.Canvas().Focused().(fyne.CanvasObject), "Tab leads past a row")
	fills = 0
	w.Resize(fyne.NewSize(300, 600))
	expect.True(t, fills >= len(g.cells), "%d of %d cells are filled for another width", fills, len(g.cells))
}
