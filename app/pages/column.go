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

// A column shows parts one below another. Only pieces in sight are built, so the number of rows costs no time.
type column struct {
	of    *Page
	rows  *list.Rows
	parts []page.Part
	make  []func() fyne.CanvasObject
	wide  float32
	// opened holds the indexes of the parts that show all rows.
	opened  map[int]bool
	heights map[string]float32
	places  map[string]int
}

func newColumn(p *Page) *column {
	c := &column{of: p, opened: map[int]bool{}}
	c.rows = list.NewRows(func(item int) fyne.CanvasObject {
		return frame.Measured(c.wide, frame.InsetSides(look.Space4, 0, c.make[item]()))
	})
	c.rows.Resized = c.arrange
	return c
}

func (c *column) show(parts []page.Part) {
	c.parts = parts
	c.arrange()
}

// A piece is a section of a part, built when it comes into sight. shows identifies its content; draw builds it.
type piece struct {
	shows any
	draw  func() fyne.CanvasObject
	// height is the piece's height, 0 if it must be measured. Pieces of a part with equal texts in the field alike have
	// the same height, and only one of them is measured.
	height float32
	alike  string
	field  string
}

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

// all builds all parts at once, for a sheet, whose content is short.
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

func (c *column) within() float32 {
	width := c.rows.Width()
	if width <= 0 {
		width = c.of.shell.Window.Canvas().Size().Width
	}
	return min(width, c.wide) - 2*look.Space4
}

// widestStanding is the largest width of rows with many figures; in wider rows the eye would lose the line.
const widestStanding float32 = 900

// widest returns the largest useful width of parts: a width to read text, or more for parts with objects side by side.
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

func (c *column) bring(field string) {
	if at, is := c.places[field]; is && c.of.over == nil {
		c.rows.ScrollTo(at)
	}
}
