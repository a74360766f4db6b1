// Package matrix draws the state of a game as a table: companies across, seats (players) down, at any width.
package matrix

import (
	"slices"

	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
)

// Matrix shows companies across with their prices, and seats down with cash, shares, net worth and rank, in the largest
// figures that fit. If a seat does not fit in a line, its name is above its figures. If there are too many companies
// even for that, the seat shows only companies it holds. The matrix never scrolls sideways.
type Matrix struct {
	fw.BaseWidget
	// OnCell receives the position of a tapped figure. seat is a seat, [view.HeadRow] or [view.ExtraRow]; column is a
	// company, [view.NameColumn], [view.CashColumn] or [view.WorthColumn].
	OnCell func(seat, column int)
	// OnFold is called when the line that folds rows is tapped, see [view.Matrix.Fold].
	OnFold func()
	// OnReach is called when a row gets the focus. The area from top to bottom must be visible below the prices.
	OnReach func(top, bottom float32)

	measure
	cells   map[[2]int]*figureCell
	headers []*columnHeader
	names   []*playerName
	fold    *foldLine
	stop    *core.KeyGroup
	// offset is the scroll position, sight is the visible height (0 if unlimited), and drawing is the renderer.
	offset  float32
	sight   float32
	drawing *renderer
	// In a long matrix, only the rows between top and bottom are drawn; both are 0 if all rows are drawn.
	top, bottom float32
}

// A measure holds what determines the layout besides the text size: the view, the heading, and the space that the
// figures have needed so far.
type measure struct {
	of      fyne.Widget
	view    view.Matrix
	heading Heading
	seen    map[int]extent
}

// Heading is the content of the row above the columns.
type Heading uint8

const (
	// HeadPrices shows each company with its price and last move.
	HeadPrices Heading = iota
	// HeadCodes shows companies without prices, for a matrix near a board with the prices.
	HeadCodes
	// HeadNothing shows no companies, for columns below other columns of the same companies.
	HeadNothing
)

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

// windowStep is the scroll distance, in Fyne units, after which other rows are drawn.
const windowStep float32 = 200

// Window sets the visible area of the matrix. The prices stay at its top. If there are many seats, only the seats near
// the area are drawn. If height is 0, all seats are drawn.
func (m *Matrix) Window(top, height float32) {
	pinned := m.offset > 0
	m.offset, m.sight = max(0, top), height
	from, to := float32(0), float32(0)
	if height > 0 && len(m.view.Seats) > view.MaxSeatsShown {
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

// pinned returns the top of the row of prices, which stays at the top of the visible area. A row higher than half of
// the area stays at 0.
func (m *Matrix) pinned(head float32) float32 {
	if !m.pins(head) {
		return 0
	}
	return max(0, min(m.offset, m.Size().Height-head))
}

func (m *Matrix) pins(head float32) bool { return m.sight == 0 || head <= m.sight/2 }

func (m *Matrix) drawn(top, bottom float32) bool {
	return m.bottom == 0 || bottom > m.top && top < m.bottom
}

// AccessibilityLabel is empty, because each figure has its own label.
func (m *Matrix) AccessibilityLabel() string { return "" }

func (m *Matrix) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (m *Matrix) tapped(seat, column int) func() {
	if m.OnCell == nil {
		return nil
	}
	return func() { m.OnCell(seat, column) }
}

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

func (m *Matrix) Reach(seat int) {
	rows := m.view.Rows()
	if at := slices.Index(rows, seat); at >= 0 {
		m.reach(m.arrange(m.Size().Width), rows, at)
	}
}

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

// shown returns the companies with a column: all companies with a price, or with a figure in some row.
func (m *measure) shown() []int {
	if m.heading == HeadPrices {
		return m.view.Columns()
	}
	return slices.DeleteFunc(slices.Clone(m.view.Columns()),
		func(company int) bool { return !m.view.HasColumn(company) })
}

// columns returns all columns with figures, from left to right; across returns the columns of a single row.
func (m *measure) columns() []int { return view.FigureColumns(m.shown()) }

func (m *measure) across(row int) []int {
	if row <= view.ExtraRow {
		return m.shown()
	}
	return m.columns()
}

func (m *Matrix) MinSize() fyne.Size {
	m.ExtendBaseWidget(m)
	g := m.foldRows(0)
	least := g.side + arrowRoom(m) + max(36*core.Factor(m)+g.column[view.CashColumn]+g.column[view.WorthColumn]+g.rank,
		g.chip+g.side)
	return fyne.NewSize(least, m.height(max(least, m.Size().Width)))
}

// HeightAt returns the height of the matrix at the given width and with the given heading.
func (m *Matrix) HeightAt(width float32, under Heading) float32 {
	defer func(was Heading) { m.heading = was }(m.heading)
	m.heading = under
	return m.height(width)
}

// SeatsHeightAt is like [Matrix.HeightAt], but leaves out the rows for companies and for the bank.
func (m *Matrix) SeatsHeightAt(width float32, under Heading) float32 {
	height, g := m.HeightAt(width, under), m.arrange(width)
	for _, row := range m.view.Rows() {
		if row <= view.ExtraRow {
			height -= g.rowHeight(row)
		}
	}
	return height
}

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
	d.Least = func() fyne.Size { return fyne.Size{} } // the matrix has its own MinSize
	d.PaintNow()
	return d
}

func nameStyle(g grid) core.Style {
	if g.style == core.FigureText || g.stacked {
		return core.Strong
	}
	return core.Body
}
