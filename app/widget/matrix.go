package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// Matrix is the whole table at a glance: companies across with their prices, seats down with cash, shares, net
// worth and rank. It takes the largest figures that its width allows; where one line a seat has no room, each seat
// takes two, its name above its figures.
type Matrix struct {
	fw.BaseWidget
	// OnCell is told which figure was tapped: the seat or [HeadRow], and the company or one of the columns
	// [NameColumn], [CashColumn], [WorthColumn].
	OnCell func(seat, column int)

	view  MatrixView
	cells map[[2]int]*matrixCell
	heads []*matrixHead
	names []*matrixName
}

// NewMatrix is a matrix of a view.
func NewMatrix(view MatrixView, tapped func(seat, column int)) *Matrix {
	m := &Matrix{OnCell: tapped, view: view, cells: map[[2]int]*matrixCell{}}
	m.ExtendBaseWidget(m)
	return m
}

// Update shows another view.
func (m *Matrix) Update(view MatrixView) {
	m.view = view
	m.Refresh()
}

// AccessibilityLabel is empty: the figures speak for themselves.
func (m *Matrix) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of a container.
func (m *Matrix) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (m *Matrix) tapped(seat, column int) {
	if m.OnCell != nil {
		m.OnCell(seat, column)
	}
}

// cell is the widget of a figure, made when first asked for.
func (m *Matrix) cell(seat, column int) *matrixCell {
	key := [2]int{seat, column}
	c, ok := m.cells[key]
	if !ok {
		c = newMatrixCell(func() { m.tapped(seat, column) })
		c.keys = func(e *fyne.KeyEvent) bool { return m.walk(e, seat, column) }
		m.cells[key] = c
	}
	return c
}

// walk moves the focus up and down a column. Left and right go along the row as everywhere.
func (m *Matrix) walk(e *fyne.KeyEvent, seat, column int) bool {
	var next fyne.Focusable
	switch {
	case e.Name == fyne.KeyDown && seat+1 < len(m.view.Seats):
		next = m.cell(seat+1, column)
	case e.Name == fyne.KeyUp && seat > 0:
		next = m.cell(seat-1, column)
	case e.Name == fyne.KeyUp && column >= 0 && column < len(m.heads):
		next = m.heads[column]
	}
	on := fyne.CurrentApp().Driver().CanvasForObject(m)
	if next == nil || on == nil {
		return e.Name == fyne.KeyDown || e.Name == fyne.KeyUp
	}
	on.Focus(next)
	return true
}

// MinSize is the narrowest that the figures get along with, as high as the present width asks for.
func (m *Matrix) MinSize() fyne.Size {
	m.ExtendBaseWidget(m)
	_, sum := m.widths(Strong, m.smallest())
	least := sum + look.Space1 + scaled(m, look.CaptionSize)*1.5 + look.Space2
	return fyne.NewSize(least, m.height(max(least, m.Size().Width)))
}

// A matrixRow is what a seat's row has besides its cells.
type matrixRow struct {
	wash, bar, rule *canvas.Rectangle
	rank            *rankMark
}

// CreateRenderer draws the matrix.
func (m *Matrix) CreateRenderer() fyne.WidgetRenderer {
	m.ExtendBaseWidget(m)
	cash, worth := canvas.NewText("", nil), canvas.NewText("", nil)
	cash.Alignment, worth.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	top := &canvas.Rectangle{}
	var rows []matrixRow
	var painted grid
	d := &drawing{of: m}
	d.paint = func() {
		view := &m.view
		g := m.arrange(m.Size().Width)
		painted = g
		for len(m.heads) < len(view.Companies) {
			company := len(m.heads)
			m.heads = append(m.heads, newMatrixHead(func() { m.tapped(HeadRow, company) }))
		}
		for len(m.names) < len(view.Seats) {
			seat := len(m.names)
			m.names = append(m.names, newMatrixName(func() { m.tapped(seat, NameColumn) }))
			rows = append(rows, matrixRow{&canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{},
				newRankMark()})
		}
		write(m, cash, view.Cash, Caption, look.Soft)
		write(m, worth, view.Worth, Caption, look.Soft)
		cash.TextSize *= g.part
		worth.TextSize *= g.part
		top.FillColor = tint(m, look.Edge)
		objects := []fyne.CanvasObject{cash, worth}
		for company, c := range view.Companies {
			m.heads[company].update(c, view.Price, g.style, g.part)
			objects = append(objects, m.heads[company])
		}
		for seat, s := range view.Seats {
			row := rows[seat]
			row.wash.FillColor, row.bar.FillColor = tint(m, look.TurnWash), tint(m, look.Turn)
			row.rule.FillColor = tint(m, look.Rule)
			row.wash.Hidden, row.bar.Hidden = !s.Turn, !s.Turn
			row.rank.paint(m, s.Rank, s.Out)
			style := Body
			if g.style == FigureText || g.stacked {
				style = Strong
			}
			m.names[seat].update(s, style)
			objects = append(objects, row.wash, row.rule, row.bar, m.names[seat])
			for _, column := range view.columns() {
				label := view.Cash
				if column >= 0 {
					label = view.Companies[column].Spoken()
				} else if column == WorthColumn {
					label = view.Worth
				}
				cell := m.cell(seat, column)
				cell.update(matrixFigure{label: s.Name + ", " + label, value: s.figure(column),
					delta: view.change(seat, column), dash: column >= 0, out: s.Out, style: g.style, part: g.part})
				objects = append(objects, cell)
			}
			objects = append(objects, row.rank.circle, row.rank.text)
		}
		d.objects = append(objects, top)
	}
	d.least = func() fyne.Size { return fyne.Size{} } // MinSize of the widget answers
	d.layout = func(size fyne.Size) {
		g := m.arrange(size.Width)
		if painted.style != g.style || painted.stacked != g.stacked || painted.part != g.part {
			d.paint()
		}
		head, high := m.headHeight(g.style), m.rowHeight(g)
		x := g.side + g.name
		for _, column := range m.view.columns() {
			width := g.column[column]
			switch column {
			case CashColumn:
				put(cash, x, head-lineHeight(m, Caption)-look.Space1, width-cellSpace/2, lineHeight(m, Caption))
			case WorthColumn:
				put(worth, x, head-lineHeight(m, Caption)-look.Space1, width-cellSpace/2, lineHeight(m, Caption))
			default:
				put(m.heads[column], x, 0, width, head-look.Space1)
			}
			x += width
		}
		put(top, 0, head-1, size.Width, look.Hairline)
		for seat := range m.view.Seats {
			y := head + float32(seat)*high
			row := rows[seat]
			put(row.wash, 0, y, size.Width, high)
			put(row.bar, 0, y, look.Space1, high)
			put(row.rule, 0, y+high-1, size.Width, look.Hairline)
			line := float32(0)
			if g.stacked {
				line = lineHeight(m, Strong) + look.Space1
				put(m.names[seat], g.side, y+look.Space1/2, size.Width-g.side, line)
			} else {
				put(m.names[seat], g.side, y, g.name, high)
			}
			x := g.side + g.name
			for _, column := range m.view.columns() {
				width := g.column[column]
				put(m.cell(seat, column), x, y+line, width, high-line)
				x += width
			}
			middle := y + line + (high-line)/2
			if m.view.change(seat, WorthColumn) != 0 {
				middle -= lineHeight(m, Caption)/2 - 2
			}
			row.rank.place(m, size.Width-g.rank+look.Space1, middle)
		}
	}
	d.paint()
	return d
}
