package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget/core"
)

// NewColumns lays objects out in columns of equal width, at least the given width. It uses as few rows as possible and
// fills them evenly.
func NewColumns(least, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&columns{least: least, gap: gap, lines: gap, count: 1}, objects...)
}

type columns struct {
	least, gap, lines float32
	count             int
}

func (c *columns) MinSize(o []fyne.CanvasObject) fyne.Size {
	width, height := float32(0), float32(0)
	for _, row := range c.rows(o) {
		tallest := float32(0)
		for _, object := range row {
			size := object.MinSize()
			width, tallest = max(width, size.Width), max(tallest, size.Height)
		}
		if height > 0 {
			height += c.lines
		}
		height += tallest
	}
	return fyne.NewSize(width, height)
}

func (c *columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	c.count = max(1, int((size.Width+c.gap)/(c.least+c.gap)))
	if shown, rows := len(visible(o)), len(c.rows(o)); rows > 0 {
		c.count = (shown + rows - 1) / rows
	}
	each := (size.Width - c.gap*float32(c.count-1)) / float32(c.count)
	y := float32(0)
	for _, row := range c.rows(o) {
		tallest := float32(0)
		for _, object := range row {
			tallest = max(tallest, object.MinSize().Height)
		}
		for i, object := range row {
			core.Place(object, float32(i)*(each+c.gap), y, each, tallest)
		}
		y += tallest + c.lines
	}
}

func (c *columns) rows(o []fyne.CanvasObject) [][]fyne.CanvasObject {
	return slices.Collect(slices.Chunk(visible(o), c.count))
}

func visible(o []fyne.CanvasObject) []fyne.CanvasObject {
	return slices.DeleteFunc(slices.Clone(o), func(o fyne.CanvasObject) bool { return !o.Visible() })
}

// Measured centres an object and limits its width, for text in a readable column.
func Measured(widest float32, object fyne.CanvasObject) *fyne.Container {
	return Centred(func(fyne.Size) float32 { return max(widest, object.MinSize().Width) }, object)
}

// Centred centres an object. width returns the object's width for the available space.
func Centred(width func(room fyne.Size) float32, object fyne.CanvasObject) *fyne.Container {
	return container.New(column{width}, object)
}

type column struct{ width func(room fyne.Size) float32 }

func (c column) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (c column) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, c.width(size))
	core.Place(o[0], (size.Width-width)/2, 0, width, size.Height)
}
