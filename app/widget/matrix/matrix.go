// Package matrix draws the table at a glance: companies across, seats down, at any width.
package matrix

import (
	"slices"

	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
)

// Matrix is the whole table at a glance: companies across with their prices, seats down with cash, shares, net
// worth and rank. It takes the largest figures that its width allows; where one line a seat has no room, each seat
// takes two, its name above its figures; and where there are too many companies for that, a seat shows those of which
// it holds something. It never needs to be moved sideways.
type Matrix struct {
	fw.BaseWidget
	// OnCell is told which figure was tapped: the seat, [view.HeadRow] or [view.ExtraRow], and the company or one of
	// the columns [view.NameColumn], [view.CashColumn], [view.WorthColumn].
	OnCell func(seat, column int)
	// OnFold is told that the line was tapped under which rows are folded away, see [view.Matrix.Fold].
	OnFold func()
	// OnReach is told from where to where must be seen for a row that the focus moved to, the prices above it.
	OnReach func(top, bottom float32)

	measure
	cells   map[[2]int]*figureCell
	headers []*columnHeader
	names   []*playerName
	fold    *foldLine
	// stop makes one stop of the tab key of all of them.
	stop *core.KeyGroup
	// offset is how far the matrix is scrolled, sight how high the part is that is seen, 0 where all is, drawing what
	// draws it.
	offset  float32
	sight   float32
	drawing *renderer
	// top and bottom are the part that is seen; of a long matrix only that is drawn. Both are 0 when all is.
	top, bottom float32
}

// A measure is all that a matrix is laid out by: what it shows, under which heading, and how much room its figures have
// asked for. The theme of the matrix tells how large its text is.
type measure struct {
	of      fyne.Widget
	view    view.Matrix
	heading Heading
	seen    map[int]extent
}

// A Heading is how much of the prices stands over the columns.
type Heading uint8

const (
	// HeadPrices shows each company with its price and how it moved.
	HeadPrices Heading = iota
	// HeadCodes names the companies alone: the prices stand elsewhere.
	HeadCodes
	// HeadNothing leaves the companies to what stands above each column.
	HeadNothing
)

// SetHeading chooses how much stands over the columns.
func (m *Matrix) SetHeading(h Heading) { core.Set(m, &m.heading, h) }

func New(v view.Matrix, tapped func(seat, column int)) *Matrix {
	m := &Matrix{OnCell: tapped, cells: map[[2]int]*figureCell{}, stop: core.NewKeyGroup().Mute()}
	m.measure = measure{of: m, view: v, seen: map[int]extent{}}
	m.ExtendBaseWidget(m)
	m.fold = newFoldLine(func() {
		if m.OnFold != nil {
			m.OnFold()
		}
	})
	m.fold.Join(m.stop)
	m.note()
	return m
}

func (m *Matrix) Update(v view.Matrix) {
	m.view = v
	m.note()
	m.Refresh()
}

// windowStep is in what steps the part that is drawn follows the part that is seen.
const windowStep float32 = 200

// Window tells which part of the matrix is seen: the prices stay at its top, and of many seats only those are drawn
// that are near it. A height of 0 draws all.
func (m *Matrix) Window(top, height float32) {
	pinned := m.offset > 0
	m.offset, m.sight = max(0, top), height
	from, to := float32(0), float32(0)
	if height > 0 && len(m.view.Seats) > view.Crowd {
		from = float32(int(top/windowStep))*windowStep - 2*windowStep
		to = float32(int((top+height)/windowStep))*windowStep + 3*windowStep
	}
	if from != m.top || to != m.bottom {
		m.top, m.bottom = from, to
		m.Refresh()
		return
	}
	if pinned != (m.offset > 0) {
		m.Refresh()
	} else if pinned && m.drawing != nil {
		m.drawing.layoutHeader(m.arrange(m.Size().Width), m.Size().Width)
	}
}

// pinned is where the prices stand: at the top, or where the matrix is scrolled to. Prices of so many companies that
// they take more than half of what is seen are scrolled away.
func (m *Matrix) pinned(head float32) float32 {
	if !m.pins(head) {
		return 0
	}
	return max(0, min(m.offset, m.Size().Height-head))
}

func (m *Matrix) pins(head float32) bool { return m.sight == 0 || head <= m.sight/2 }

// drawn reports whether a row from one height to another is drawn.
func (m *Matrix) drawn(top, bottom float32) bool {
	return m.bottom == 0 || bottom > m.top && top < m.bottom
}

// AccessibilityLabel is empty: the figures speak for themselves.
func (m *Matrix) AccessibilityLabel() string { return "" }

func (m *Matrix) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// tapped is what a tap on a figure does, nil where nobody wants to know of it.
func (m *Matrix) tapped(seat, column int) func() {
	if m.OnCell == nil {
		return nil
	}
	return func() { m.OnCell(seat, column) }
}

// cell is the widget of a figure, made when first asked for.
func (m *Matrix) cell(seat, column int) *figureCell {
	key := [2]int{seat, column}
	c, ok := m.cells[key]
	if !ok {
		c = newFigureCell(m.tapped(seat, column))
		c.SetKeys(func(e *fyne.KeyEvent) bool { return m.walk(e, seat, column) })
		c.Join(m.stop)
		m.cells[key] = c
	}
	return c
}

// walk moves the focus up and down a column. Left and right go along the row as everywhere.
func (m *Matrix) walk(e *fyne.KeyEvent, seat, column int) bool {
	step := 0
	switch e.Name {
	case fyne.KeyDown:
		step = 1
	case fyne.KeyUp:
		step = -1
	default:
		return false
	}
	on := fyne.CurrentApp().Driver().CanvasForObject(m)
	if on == nil {
		return true
	}
	rows := m.view.Rows()
	g := m.arrange(m.Size().Width)
	at := slices.Index(rows, seat) + step
	for at >= 0 && at < len(rows) && !slices.Contains(g.figures(rows[at]), column) {
		at += step
	}
	switch {
	case at >= 0 && at < len(rows):
		m.reach(g, rows, at)
		on.Focus(m.cell(rows[at], column))
	case at < 0 && column >= 0 && column < len(m.headers) && g.hasHeaders():
		on.Focus(m.headers[column])
	}
	return true
}

// Reach has the row of a seat brought into sight, where the matrix has it.
func (m *Matrix) Reach(seat int) {
	rows := m.view.Rows()
	if at := slices.Index(rows, seat); at >= 0 {
		m.reach(m.arrange(m.Size().Width), rows, at)
	}
}

// reach brings a row into sight.
func (m *Matrix) reach(g grid, rows []int, at int) {
	if m.OnReach == nil {
		return
	}
	head := g.headerHeight()
	top := head + g.rowsHeight(g.above(at))
	bottom := top + g.rowHeight(rows[at])
	if m.pins(head) {
		top -= head
	}
	m.OnReach(top, bottom)
}

// figures are the columns of a row that are shown.
func (g grid) figures(row int) []int {
	if !g.folded {
		return g.measure.across(row)
	}
	held := g.view.HeldIn(row)
	if row <= view.ExtraRow {
		return held
	}
	return append([]int{view.CashColumn, view.WorthColumn}, held...)
}

// shown are the companies that have a column: those that have a price in it or a figure.
func (m *measure) shown() []int {
	if m.heading == HeadPrices {
		return m.view.Columns()
	}
	return slices.DeleteFunc(slices.Clone(m.view.Columns()),
		func(company int) bool { return !m.view.HasColumn(company) })
}

// columns are the columns with figures from left to right, across those of a row.
func (m *measure) columns() []int { return view.FigureColumns(m.shown()) }

func (m *measure) across(row int) []int {
	if row <= view.ExtraRow {
		return m.shown()
	}
	return m.columns()
}

// MinSize is the narrowest that the figures get along with, as high as the present width asks for.
func (m *Matrix) MinSize() fyne.Size {
	m.ExtendBaseWidget(m)
	g := m.foldRows(0)
	least := g.side + arrowRoom(m) + max(36*core.Factor(m)+g.column[view.CashColumn]+g.column[view.WorthColumn]+g.rank,
		g.chip+g.side)
	return fyne.NewSize(least, m.height(max(least, m.Size().Width)))
}

// HeightAt is the height that the matrix asks for at a width under a heading.
func (m *Matrix) HeightAt(width float32, under Heading) float32 {
	defer func(was Heading) { m.heading = was }(m.heading)
	m.heading = under
	return m.height(width)
}

// SeatsHeightAt is the same without the rows of what companies or the bank hold.
func (m *Matrix) SeatsHeightAt(width float32, under Heading) float32 {
	height, g := m.HeightAt(width, under), m.arrange(width)
	for _, row := range m.view.Rows() {
		if row <= view.ExtraRow {
			height -= g.rowHeight(row)
		}
	}
	return height
}

// label is what a column is called when it is spoken.
func (m *Matrix) label(column int) string {
	switch {
	case column >= 0:
		return m.view.Companies[column].Spoken()
	case column == view.WorthColumn:
		return m.view.Worth
	}
	return m.view.Cash
}

func (m *Matrix) CreateRenderer() fyne.WidgetRenderer {
	d := newRenderer(m)
	m.drawing = d
	d.Of, d.Paint, d.Arrange = m, d.repaint, d.arrange
	d.Least = func() fyne.Size { return fyne.Size{} } // MinSize of the widget answers
	d.Painted()
	return d
}

// nameStyle is the style of the names beside figures of a grid.
func nameStyle(g grid) core.Style {
	if g.style == core.FigureText || g.stacked {
		return core.Strong
	}
	return core.Body
}

// noteLine is the height that a row keeps free for the arrow and the name above its figures.
func (g grid) noteLine() float32 {
	if g.stacked && !g.folded {
		return core.LineHeight(g.of, core.Strong) + look.Space1
	}
	return 0
}
