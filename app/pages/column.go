package pages

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
)

// A column is parts one below another. What is out of sight is not made, so that thousands of rows open like ten.
type column struct {
	of    *Page
	rows  *list.Rows
	parts []page.Part
	make  []func() fyne.CanvasObject
	// wide is how wide the parts get together.
	wide float32
	// opened are the parts of which all rows are wanted, by their places.
	opened map[int]bool
	// heights are those of the pieces by their keys: what is alike is as high as it was.
	heights map[string]float32
	// places are those of the fields among the pieces, by their names.
	places map[string]int
}

func newColumn(p *Page) *column {
	c := &column{of: p, opened: map[int]bool{}}
	c.rows = list.NewRows(func(item int) fyne.CanvasObject {
		return frame.Measured(c.wide, frame.InsetSides(look.Space4, 0, c.make[item]()))
	})
	c.rows.Resized = c.arrange
	return c
}

// show shows parts. What is alike stays as it is.
func (c *column) show(parts []page.Part) {
	c.parts = parts
	c.arrange()
}

// A piece is some of a part that is made once it is in sight: what it shows, by which it is known again, and how.
type piece struct {
	shows any
	draw  func() fyne.CanvasObject
	// height is how high it is, 0 for as high as what is drawn. Pieces of a part that are called alike are equally high:
	// one of them is measured.
	height float32
	alike  string
	// field is the name of the field that it asks for, empty for none.
	field string
}

// arrange lists the pieces of all parts, as soon as there is a width for them.
func (c *column) arrange() {
	if c.rows.Width() <= 0 {
		return
	}
	c.wide = widest(c.parts)
	c.make, c.places = nil, map[string]int{}
	width := strconv.Itoa(int(c.within())) + " " + strconv.Itoa(int(10*theme.Size(look.BodySize))) + " "
	var items []list.RowItem
	heights, measured := map[string]float32{}, map[string]float32{}
	add := func(part int, p piece) {
		key, draw := width+strconv.Itoa(part)+written(p.shows), p.draw
		alike := strconv.Itoa(part) + p.alike
		switch {
		case p.height > 0:
		case p.alike != "":
			p.height = measured[alike]
		case p.field == "":
			p.height = c.heights[key]
		}
		if p.height == 0 {
			made := p.draw()
			made.Resize(fyne.NewSize(c.within(), 0))
			p.height = made.MinSize().Height
			measured[alike] = p.height
			draw = func() fyne.CanvasObject { return made }
		}
		if p.field != "" {
			c.places[p.field] = len(items)
		}
		heights[key] = p.height
		items = append(items, list.RowItem{Key: key, Height: p.height})
		c.make = append(c.make, draw)
	}
	space := func(part int, height float32) {
		add(part, piece{shows: height, draw: func() fyne.CanvasObject { return frame.Stack(0) }, height: height})
	}
	space(-1, look.Space3)
	for i, part := range c.parts {
		for _, p := range c.pieces(i, part) {
			add(i, p)
		}
		space(i, look.Space4)
	}
	c.heights = heights
	c.rows.SetItems(items)
}

// all are the parts as objects, made at once: what lies on a sheet is short.
func (c *column) all(parts []page.Part) []fyne.CanvasObject {
	c.parts, c.wide = parts, shell.ReadingWidth
	var objects []fyne.CanvasObject
	for i, part := range parts {
		if i > 0 {
			objects = append(objects, spacer(look.Space2))
		}
		for _, p := range c.pieces(i, part) {
			objects = append(objects, p.draw())
		}
	}
	return objects
}

// within is how wide what is in the column is.
func (c *column) within() float32 {
	width := c.rows.Width()
	if width <= 0 {
		width = c.of.shell.Window.Canvas().Size().Width
	}
	return min(width, c.wide) - 2*look.Space4
}

// widestStanding is how wide rows with many figures get, so that the eye finds its way along a line.
const widestStanding float32 = 900

// widest is how wide parts get: as wide as text is read, unless they have much to show side by side.
func widest(parts []page.Part) float32 {
	width := shell.ReadingWidth
	for _, part := range parts {
		switch {
		case part.As == page.Cards, part.As == page.Columns, part.As == page.Figures:
			return shell.WidestPage
		case slices.ContainsFunc(part.Rows, func(row page.Row) bool { return len(row.Cells) > 0 }):
			width = widestStanding
		}
	}
	return width
}

// bring brings a field into sight, where it is in the column.
func (c *column) bring(field string) {
	if at, is := c.places[field]; is && c.of.over == nil {
		c.rows.ScrollTo(at)
	}
}
