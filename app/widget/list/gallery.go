package list

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

type GalleryGroup struct {
	Heading fyne.CanvasObject
	Count   int
}

// Gallery is a scrolling page of equal cells in groups, in as many columns as fit. Only visible cells are built, and
// cells scrolled out of sight are reused, so the number of cells costs no time.
type Gallery struct {
	fw.BaseWidget
	top    fyne.CanvasObject
	least  func() fyne.Size
	widest float32
	build  func() fyne.CanvasObject
	fill   func(cell fyne.CanvasObject, group, at int)

	groups  []GalleryGroup
	cells   map[galleryKey]fyne.CanvasObject
	spare   []fyne.CanvasObject
	pane    *fyne.Container
	scroll  *container.Scroll
	columns int
	width   float32
	cell    fyne.Size
	// body is the text size for which the cells were laid out.
	body float32
	// ink is the text colour with which the cells were built.
	ink color.Color
}

type galleryKey struct{ group, at int }

// NewGallery returns a gallery below the object top, which scrolls with the gallery and may be nil. least returns the
// least size of a cell, and widest is the greatest width of all columns. build makes an empty cell; fill sets its
// content.
func NewGallery(top fyne.CanvasObject, least func() fyne.Size, widest float32, build func() fyne.CanvasObject,
	fill func(cell fyne.CanvasObject, group, at int)) *Gallery {
	g := &Gallery{
		top: top, least: least, widest: widest, build: build, fill: fill, columns: 1,
		cells: map[galleryKey]fyne.CanvasObject{},
	}
	g.pane = container.New(galleryLayout{g})
	g.scroll = container.NewVScroll(g.pane)
	g.scroll.OnScrolled = func(fyne.Position) { g.arrange() }
	g.ExtendBaseWidget(g)
	return g
}

// List puts the cells below one another.
func (g *Gallery) List() *Gallery {
	least := g.least
	g.least = func() fyne.Size { return fyne.NewSize(g.widest, least().Height) }
	return g
}

// Update shows other groups, and fills the visible cells again.
func (g *Gallery) Update(groups []GalleryGroup) {
	g.groups = groups
	g.empty()
	if ink, least := core.Tint(g, look.Ink), g.least(); g.ink != ink || g.cell != least {
		g.ink, g.cell, g.spare = ink, least, nil // spare cells have the old colours and sizes
	}
	g.pane.Refresh()
	g.scroll.Refresh()
	g.arrange()
}

func (g *Gallery) empty() {
	for key, cell := range g.cells {
		g.spare = append(g.spare, cell)
		delete(g.cells, key)
	}
}

func (g *Gallery) Columns() int { return g.columns }

// Reveal scrolls a cell into view and returns the cell, or nil if there is no such cell.
func (g *Gallery) Reveal(group, at int) fyne.CanvasObject {
	if group < 0 || group >= len(g.groups) || at < 0 || at >= g.groups[group].Count {
		return nil
	}
	tops, _ := g.tops()
	y, view := g.cellAt(tops[group], group, at).Y, g.scroll.Size().Height
	switch {
	case y < g.scroll.Offset.Y:
		g.scroll.ScrollToOffset(fyne.NewPos(0, max(0, y-look.Space5)))
	case y+g.cell.Height > g.scroll.Offset.Y+view:
		g.scroll.ScrollToOffset(fyne.NewPos(0, y+g.cell.Height-view+look.Space5))
	}
	g.arrange()
	return g.cells[galleryKey{group, at}]
}

func (g *Gallery) ScrollToTop() { g.scroll.ScrollToTop() }

// Resize builds the additional cells that a greater height shows.
func (g *Gallery) Resize(size fyne.Size) {
	g.BaseWidget.Resize(size)
	g.arrange()
}

func (g *Gallery) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{g.scroll} }

func (g *Gallery) CreateRenderer() fyne.WidgetRenderer { return fw.NewSimpleRenderer(g.scroll) }

func (g *Gallery) inside() (x, width float32) {
	whole := g.pane.Size().Width
	width = min(whole-2*look.Space4, g.widest)
	return (whole - width) / 2, width
}

func (g *Gallery) tops() (tops []float32, height float32) {
	y := look.Space3
	if g.top.Visible() {
		y += g.top.MinSize().Height + look.Space3
	}
	for _, group := range g.groups {
		tops = append(tops, y)
		rows := (group.Count + g.columns - 1) / g.columns
		y += group.Heading.MinSize().Height + float32(rows)*g.cell.Height + look.Space3
	}
	return tops, y
}

func (g *Gallery) cellAt(top float32, group, at int) fyne.Position {
	x, _ := g.inside()
	y := top + g.groups[group].Heading.MinSize().Height
	return fyne.NewPos(x+float32(at%g.columns)*(g.cellWidth()+look.Space4), y+float32(at/g.columns)*g.cell.Height)
}

func (g *Gallery) cellWidth() float32 {
	_, width := g.inside()
	return (width - look.Space4*float32(g.columns-1)) / float32(g.columns)
}

func (g *Gallery) arrange() {
	x, width := g.inside()
	if width <= 0 {
		return
	}
	tops, _ := g.tops()
	core.Place(g.top, x, look.Space3, width, g.top.MinSize().Height)
	// Tab goes through the objects in their order. So there is one more row on each side.
	objects := []fyne.CanvasObject{g.top}
	first, last := g.scroll.Offset.Y-g.cell.Height, g.scroll.Offset.Y+g.scroll.Size().Height+g.cell.Height
	wanted := map[galleryKey]bool{}
	var order []galleryKey // the heading of a group is at -1
	for n, group := range g.groups {
		core.Place(group.Heading, x, tops[n], width, group.Heading.MinSize().Height)
		order = append(order, galleryKey{n, -1})
		begin := g.cellAt(tops[n], n, 0).Y
		low := max(0, int((first-begin)/g.cell.Height)) * g.columns
		for at := low; at < group.Count && g.cellAt(tops[n], n, at).Y < last; at++ {
			wanted[galleryKey{n, at}] = true
			order = append(order, galleryKey{n, at})
		}
	}
	for key, cell := range g.cells {
		if !wanted[key] {
			g.spare = append(g.spare, cell)
			delete(g.cells, key)
		}
	}
	for _, key := range order {
		if key.at < 0 {
			objects = append(objects, g.groups[key.group].Heading)
			continue
		}
		cell, there := g.cells[key]
		if !there {
			cell = g.take()
			g.cells[key] = cell
			g.fill(cell, key.group, key.at)
		}
		at := g.cellAt(tops[key.group], key.group, key.at)
		core.Place(cell, at.X, at.Y, g.cellWidth(), g.cell.Height)
		objects = append(objects, cell)
	}
	if !slices.Equal(objects, g.pane.Objects) {
		g.pane.Objects = objects
		canvas.Refresh(g.pane)
	}
}

func (g *Gallery) take() fyne.CanvasObject {
	if n := len(g.spare); n > 0 {
		cell := g.spare[n-1]
		g.spare = g.spare[:n-1]
		return cell
	}
	return g.build()
}

type galleryLayout struct{ g *Gallery }

func (l galleryLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	_, height := l.g.tops()
	return fyne.NewSize(look.Target, height)
}

func (l galleryLayout) Layout([]fyne.CanvasObject, fyne.Size) {
	if body := core.Scaled(l.g, look.BodySize); body != l.g.body {
		l.g.body, l.g.cell = body, l.g.least()
		l.g.empty()
	}
	_, width := l.g.inside()
	if width != l.g.width {
		l.g.width = width
		l.g.empty() // the content of a cell may depend on its width
	}
	l.g.columns = max(1, int((width+look.Space4)/(l.g.cell.Width+look.Space4)))
	l.g.arrange()
}
