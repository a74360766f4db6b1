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

// A GalleryGroup is a number of cells under a heading.
type GalleryGroup struct {
	Heading fyne.CanvasObject
	Count   int
}

// Gallery is a scrolled page of cells of one size in groups, in as many columns as fit. Only the cells in sight are
// built; one that leaves the sight is filled anew for one that comes. A gallery of thousands so opens like one of ten.
type Gallery struct {
	fw.BaseWidget
	top    fyne.CanvasObject
	side   fyne.CanvasObject
	half   float32
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
	// width is how wide all columns together were when they were last laid out.
	width float32
	// gap is the space between cells.
	gap float32
	// cell is how large a cell is at least, with the text as large as it was when it was last asked.
	cell fyne.Size
	// body is the size of text that the cells were laid out for.
	body float32
	// ink is the colour of text that the cells were built with.
	ink color.Color
}

// galleryKey names a cell: its group, and where it stands there.
type galleryKey struct{ group, at int }

// NewGallery is a gallery below an object that scrolls along, nil for none. Cells are at least so large, and all
// columns together at most widest wide.
func NewGallery(top fyne.CanvasObject, least func() fyne.Size, widest float32, build func() fyne.CanvasObject,
	fill func(cell fyne.CanvasObject, group, at int)) *Gallery {
	g := &Gallery{
		top: top, least: least, widest: widest, build: build, fill: fill, columns: 1, gap: look.Space2,
		cells: map[galleryKey]fyne.CanvasObject{},
	}
	g.pane = container.New(galleryLayout{g})
	g.scroll = container.NewVScroll(g.pane)
	g.scroll.OnScrolled = func(fyne.Position) { g.arrange() }
	g.ExtendBaseWidget(g)
	return g
}

// List puts one cell below another without space between them.
func (g *Gallery) List() *Gallery {
	least := g.least
	g.gap, g.least = 0, func() fyne.Size { return fyne.NewSize(g.widest, least().Height) }
	return g
}

// Beside puts an object at the left of everything else where each of them then has at least a width, else above it.
func (g *Gallery) Beside(side fyne.CanvasObject, least float32) *Gallery {
	g.side, g.half = side, least
	return g
}

// Update shows other groups. Cells in sight are filled anew.
func (g *Gallery) Update(groups []GalleryGroup) {
	g.groups = groups
	g.empty()
	if ink, least := core.Tint(g, look.Ink), g.least(); g.ink != ink || g.cell != least {
		g.ink, g.cell, g.spare = ink, least, nil // a cell that was out of sight has the looks of before
	}
	g.pane.Refresh()
	g.scroll.Refresh()
	g.arrange()
}

// empty takes all cells out of sight, so that they are filled anew.
func (g *Gallery) empty() {
	for key, cell := range g.cells {
		g.spare = append(g.spare, cell)
		delete(g.cells, key)
	}
}

// Columns is how many cells stand side by side.
func (g *Gallery) Columns() int { return g.columns }

// Built is how many cells are built.
func (g *Gallery) Built() int { return len(g.cells) + len(g.spare) }

// Reveal scrolls until a cell is in sight and gives it; nil when there is none.
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

// Resize also builds what comes into sight where only the height changes.
func (g *Gallery) Resize(size fyne.Size) {
	g.BaseWidget.Resize(size)
	g.arrange()
}

// Inside is what scrolls.
func (g *Gallery) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{g.scroll} }

func (g *Gallery) CreateRenderer() fyne.WidgetRenderer { return fw.NewSimpleRenderer(g.scroll) }

// within is the width left of the margins, and where it begins.
func (g *Gallery) within() (x, width float32) {
	whole := g.pane.Size().Width
	width = min(whole-2*look.Space4, g.widest)
	return (whole - width) / 2, width
}

// halved is how wide what stands beside something else is, 0 where nothing does.
func (g *Gallery) halved() float32 {
	_, width := g.within()
	if half := (width - look.Space5) / 2; g.side != nil && half >= g.half {
		return half
	}
	return 0
}

// inside is where the cells stand: the width that is theirs, and where it begins.
func (g *Gallery) inside() (x, width float32) {
	x, width = g.within()
	if half := g.halved(); half > 0 {
		return x + width - half, half
	}
	return x, width
}

// topAt is where the object above the cells begins.
func (g *Gallery) topAt() float32 {
	if g.side == nil || g.halved() > 0 {
		return look.Space3
	}
	return look.Space3 + g.side.MinSize().Height + look.Space5
}

// tops are where the groups begin, and how high all of it is.
func (g *Gallery) tops() (tops []float32, height float32) {
	y := g.topAt()
	if g.top != nil && g.top.Visible() {
		y += g.top.MinSize().Height + look.Space3
	}
	for _, group := range g.groups {
		tops = append(tops, y)
		rows := (group.Count + g.columns - 1) / g.columns
		y += group.Heading.MinSize().Height + g.gap + float32(rows)*(g.cell.Height+g.gap) + look.Space3
	}
	if g.halved() > 0 {
		y = max(y, look.Space3+g.side.MinSize().Height+look.Space3)
	}
	return tops, y
}

// cellAt is where a cell of a group stands that begins at a height.
func (g *Gallery) cellAt(top float32, group, at int) fyne.Position {
	x, _ := g.inside()
	y := top + g.groups[group].Heading.MinSize().Height + g.gap
	return fyne.NewPos(x+float32(at%g.columns)*(g.cellWidth()+g.gap), y+float32(at/g.columns)*(g.cell.Height+g.gap))
}

func (g *Gallery) cellWidth() float32 {
	_, width := g.inside()
	return (width - g.gap*float32(g.columns-1)) / float32(g.columns)
}

// arrange places what is in sight, and takes away what is not.
func (g *Gallery) arrange() {
	x, width := g.inside()
	if width <= 0 {
		return
	}
	tops, _ := g.tops()
	var objects []fyne.CanvasObject
	if g.side != nil {
		left, wide := g.within()
		if half := g.halved(); half > 0 {
			wide = half
		}
		core.Place(g.side, left, look.Space3, wide, g.side.MinSize().Height)
		objects = append(objects, g.side)
	}
	if g.top != nil {
		core.Place(g.top, x, g.topAt(), width, g.top.MinSize().Height)
		objects = append(objects, g.top)
	}
	first, last := g.scroll.Offset.Y, g.scroll.Offset.Y+g.scroll.Size().Height
	wanted := map[galleryKey]bool{}
	var order []galleryKey
	for n, group := range g.groups {
		core.Place(group.Heading, x, tops[n], width, group.Heading.MinSize().Height)
		objects = append(objects, group.Heading)
		begin := g.cellAt(tops[n], n, 0).Y
		low := max(0, int((first-begin)/(g.cell.Height+g.gap))) * g.columns
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

// take is a cell that is not in sight, or a new one.
func (g *Gallery) take() fyne.CanvasObject {
	if n := len(g.spare); n > 0 {
		cell := g.spare[n-1]
		g.spare = g.spare[:n-1]
		return cell
	}
	return g.build()
}

// galleryLayout lays out a gallery for the width that it gets.
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
		l.g.empty() // what a cell shows may depend on how wide it is
	}
	l.g.columns = max(1, int((width+l.g.gap)/(l.g.cell.Width+l.g.gap)))
	l.g.arrange()
}
