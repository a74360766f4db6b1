package list

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/frame"
	"scripkeeper/calc/conformance/expect"
)

// A gallery shows more rows when its height grows, and refills its cells when its width grows.
func TestGalleryFollowsItsSize(t *testing.T) {
	test.NewTempApp(t)
	fills := 0
	g := NewGallery(nil, func() fyne.Size { return fyne.NewSize(400, 60) }, 400,
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

func TestSomethingStandsBesideAGallery(t *testing.T) {
	test.NewTempApp(t)
	side := NewRow("Game", "", nil)
	g := NewGallery(NewRow("People", "", nil), func() fyne.Size { return fyne.NewSize(100, 60) }, 900,
		func() fyne.CanvasObject { return NewRow("", "", nil) }, func(fyne.CanvasObject, int, int) {}).Beside(side, 300)
	w := test.NewTempWindow(t, g)
	g.Update([]GalleryGroup{{Heading: frame.NewHolder(), Count: 8}})
	for _, c := range []struct {
		width  float32
		beside bool
	}{{400, false}, {1000, true}, {640, false}} {
		w.Resize(fyne.NewSize(c.width, 600))
		right, bottom := side.Position().X+side.Size().Width, side.Position().Y+side.Size().Height
		for _, o := range []fyne.CanvasObject{g.top, g.Reveal(0, 0), g.Reveal(0, 7)} {
			at := o.Position()
			placed := at.Y >= bottom && at.X < right
			if c.beside {
				placed = at.X > right
			}
			expect.True(t, placed, "in %v something is at %v, beside what ends at %v, %v", c.width, at, right, bottom)
		}
	}
}
