package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A matrixRow is what a row has besides its figures.
type matrixRow struct {
	wash, bar, rule *canvas.Rectangle
	rank            *rankMark
	// title is the name of a row that belongs to no seat.
	title *canvas.Text
}

// A matrixDrawing draws a matrix.
type matrixDrawing struct {
	drawing
	m           *Matrix
	cash, worth *canvas.Text
	top, ground *canvas.Rectangle
	rows        map[int]matrixRow
	painted     grid
}

func newMatrixDrawing(m *Matrix) *matrixDrawing {
	d := &matrixDrawing{m: m, cash: canvas.NewText("", nil), worth: canvas.NewText("", nil), top: &canvas.Rectangle{}, ground: &canvas.Rectangle{},
		rows: map[int]matrixRow{}}
	d.cash.Alignment, d.worth.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	return d
}

// row is what belongs to a row, made when first asked for.
func (d *matrixDrawing) row(row int) matrixRow {
	r, ok := d.rows[row]
	if !ok {
		r = matrixRow{&canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}, newRankMark(), canvas.NewText("", nil)}
		d.rows[row] = r
	}
	return r
}

// repaint takes the texts and colours from the view and the theme.
func (d *matrixDrawing) repaint() {
	m, view := d.m, &d.m.view
	g := m.arrange(m.Size().Width)
	d.painted = g
	for len(m.heads) < len(view.Companies) {
		company := len(m.heads)
		m.heads = append(m.heads, newMatrixHead(func() { m.tapped(HeadRow, company) }))
	}
	for len(m.names) < len(view.Seats) {
		seat := len(m.names)
		m.names = append(m.names, newMatrixName(seat, func() { m.tapped(seat, NameColumn) }))
	}
	cash, worth := view.Cash, view.Worth
	if !slices.ContainsFunc(view.rows(), func(row int) bool { return row >= 0 }) { // prices alone
		cash, worth = "", ""
	}
	write(m, d.cash, cash, Caption, look.Soft)
	write(m, d.worth, worth, Caption, look.Soft)
	d.cash.TextSize *= g.part
	d.worth.TextSize *= g.part
	d.top.FillColor = tint(m, look.Edge)
	d.ground.FillColor = tint(m, look.Paper)
	head := []fyne.CanvasObject{d.cash, d.worth}
	for _, company := range view.shown() {
		if m.headed(g) {
			m.heads[company].update(matrixPrice{view.Companies[company], view.Price, g.style, g.part, g.folded, m.heading == HeadCodes, g.inset[company]})
			head = append(head, m.heads[company])
		}
	}
	var objects []fyne.CanvasObject
	d.each(g, func(row int, y, height float32) {
		if m.drawn(y, y+height) {
			objects = append(objects, d.paintRow(g, row)...)
		}
	})
	switch {
	case m.offset > 0: // the prices stay in sight above the rows
		objects = append(append(objects, d.ground), head...)
	default:
		objects = append(head, objects...)
	}
	d.objects = append(objects, d.top)
}

// headed tells whether the companies stand over their columns.
func (m *Matrix) headed(g grid) bool {
	return m.heading == HeadPrices || m.heading == HeadCodes && !g.folded
}

// each goes through the rows from top to bottom.
func (d *matrixDrawing) each(g grid, do func(row int, y, height float32)) {
	y := d.m.headHeight(g)
	for _, row := range d.m.view.rows() {
		height := d.m.rowHeight(g, row)
		do(row, y, height)
		y += height
	}
}

// paintRow brings a row up to date and gives what it is drawn with.
func (d *matrixDrawing) paintRow(g grid, row int) []fyne.CanvasObject {
	m, view, r := d.m, &d.m.view, d.row(row)
	r.wash.FillColor, r.bar.FillColor, r.rule.FillColor = tint(m, look.TurnWash), tint(m, look.Turn), tint(m, look.Rule)
	var objects []fyne.CanvasObject
	seat, out := MatrixSeat{}, false
	if _, other := extra(row); other {
		r.wash.FillColor = tint(m, look.Felt)
		write(m, r.title, view.name(row), Caption, look.Soft)
		objects = []fyne.CanvasObject{r.wash, r.rule, r.title}
	} else {
		seat = view.Seats[row]
		out = seat.Out
		r.wash.Hidden, r.bar.Hidden = !seat.Turn, !seat.Turn
		r.rank.paint(m, seat.Rank, seat.Out)
		m.names[row].update(seat, nameStyle(g))
		write(m, r.title, "", Caption, look.Soft)
		if seat.Veiled {
			write(m, r.title, view.Hidden, Caption, look.Soft)
			r.title.Alignment = fyne.TextAlignTrailing
		}
		objects = []fyne.CanvasObject{r.wash, r.rule, r.bar, r.title, m.names[row]}
	}
	for _, column := range m.figures(g, row) {
		f := matrixFigure{label: view.name(row) + ", " + m.label(column), value: view.figure(row, column),
			delta: view.change(row, column), note: view.note(row, column), dash: column >= 0, out: out,
			style: g.style, part: g.part, inset: g.inset[column]}
		f.veiled, f.hidden = view.veiled(row, column), view.Hidden
		if row < 0 {
			f.soft = true
		}
		if g.folded && column >= 0 {
			f.chip, f.company = true, view.Companies[column].Company
		}
		m.cell(row, column).update(f)
		objects = append(objects, m.cell(row, column))
	}
	if row >= 0 {
		objects = append(objects, r.rank.circle, r.rank.text)
	}
	return objects
}

// arrange places everything for a size.
func (d *matrixDrawing) arrange(size fyne.Size) {
	m := d.m
	g := m.arrange(size.Width)
	if p := d.painted; p.style != g.style || p.stacked != g.stacked || p.folded != g.folded || p.part != g.part {
		d.repaint()
	}
	d.layoutHead(g, size.Width)
	d.each(g, func(row int, y, height float32) {
		if m.drawn(y, y+height) {
			d.layoutRow(g, row, y, height, size.Width)
		}
	})
}

// layoutHead places the prices and the words over the columns.
func (d *matrixDrawing) layoutHead(g grid, width float32) {
	m := d.m
	head := m.headHeight(g)
	y := m.pinned(head)
	Place(d.ground, 0, y, width, head)
	Place(d.top, 0, y+head-1, width, look.Hairline)
	caption := lineHeight(m, Caption)
	x := g.side + g.name
	for _, column := range m.view.columns() {
		wide := g.column[column]
		switch column {
		case CashColumn:
			Place(d.cash, x, y+head-caption-look.Space1, wide-cellSpace/2, caption)
		case WorthColumn:
			Place(d.worth, x, y+head-caption-look.Space1, wide-cellSpace/2, caption)
		default:
			if !g.folded && m.headed(g) {
				Place(m.heads[column], x, y, wide, head-look.Space1)
			}
		}
		x += wide
	}
	if !g.folded || !m.headed(g) {
		return
	}
	for i, company := range m.view.shown() {
		Place(m.heads[company], d.chipAt(g, i), y+float32(i/g.across)*m.headLine(), g.chip, m.headLine())
	}
}

// chipAt is where a chip stands in its line.
func (d *matrixDrawing) chipAt(g grid, i int) float32 {
	return look.Space2 + float32(i%g.across)*g.chip
}

// layoutRow places a row.
func (d *matrixDrawing) layoutRow(g grid, row int, y, height, width float32) {
	m, r := d.m, d.row(row)
	_, other := extra(row)
	Place(r.wash, 0, y, width, height)
	Place(r.bar, 0, y, look.Space1, height)
	Place(r.rule, 0, y+height-1, width, look.Hairline)
	if g.folded {
		d.layoutFolded(g, row, y, height, width)
		return
	}
	line := m.noteLine(g)
	name := fyne.NewSize(g.name, height)
	if g.stacked {
		name = fyne.NewSize(width-g.side, line)
		y += look.Space1 / 2
	}
	if other { // the title takes the room of the name and of the cash
		left := look.Space3
		if !g.stacked {
			left = g.side + arrowRoom(m)
		}
		room := g.side + g.name + g.column[CashColumn] - left
		Place(r.title, left, y, room, height)
		r.title.Text = shorten(m.view.name(row), room, r.title.TextSize, r.title.TextStyle)
		line = 0
	} else {
		Place(m.names[row], g.side, y, name.Width, name.Height)
		Place(r.title, g.side+g.name+g.column[CashColumn], y+line, width-g.side-g.name-g.column[CashColumn]-g.rank-cellSpace/2, height-line)
	}
	if g.stacked {
		y -= look.Space1 / 2
	}
	x := g.side + g.name
	for _, column := range m.view.columns() {
		wide := g.column[column]
		if !other || column >= 0 {
			Place(m.cell(row, column), x, y+line, wide, height-line)
		}
		x += wide
	}
	if !other {
		d.layoutRank(row, y+line+(height-line)/2, width)
	}
}

// layoutFolded places a folded row: the name with cash and worth, and the chips beneath.
func (d *matrixDrawing) layoutFolded(g grid, row int, y, height, width float32) {
	m, r := d.m, d.row(row)
	held := m.view.held(row)
	chip := m.chipHeight(g)
	first := height - chip*float32(g.lines(len(held)))
	if _, other := extra(row); other {
		Place(r.title, g.side+arrowRoom(m), y+look.Space1/2, width-arrowRoom(m), first)
	} else {
		Place(m.names[row], g.side, y, g.name, first)
		Place(m.cell(row, CashColumn), g.side+g.name, y, g.column[CashColumn], first)
		Place(m.cell(row, WorthColumn), g.side+g.name+g.column[CashColumn], y, g.column[WorthColumn], first)
		Place(r.title, g.side+g.name+g.column[CashColumn], y, g.column[WorthColumn]-cellSpace/2, first)
		d.layoutRank(row, y+first/2, width)
	}
	for i, company := range held {
		Place(m.cell(row, company), d.chipAt(g, i), y+first+float32(i/g.across)*chip, g.chip, chip)
	}
}

// layoutRank places the number of the place beside the worth.
func (d *matrixDrawing) layoutRank(row int, middle, width float32) {
	rank := d.row(row).rank
	rank.place(d.m, width-look.Space1-rank.side(d.m), middle)
}
