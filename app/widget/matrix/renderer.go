package matrix

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
)

type rowParts struct {
	wash, bar, rule *canvas.Rectangle
	rank            *rankMark
	title           *canvas.Text
}

type renderer struct {
	core.Renderer
	m           *Matrix
	cash, worth []*canvas.Text
	top, ground *canvas.Rectangle
	rows        map[int]rowParts
	painted     grid
	from        departure
}

func newRenderer(m *Matrix) *renderer {
	return &renderer{m: m, top: &canvas.Rectangle{}, ground: &canvas.Rectangle{}, rows: map[int]rowParts{},
		from: departure{way: 1}}
}

func (d *renderer) row(row int) rowParts {
	r, ok := d.rows[row]
	if !ok {
		r = rowParts{&canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}, newRankMark(),
			canvas.NewText("", nil)}
		d.rows[row] = r
	}
	return r
}

func (m *Matrix) header(block, company int) *columnHeader {
	return m.headers[block*len(m.view.Companies)+company]
}

func (d *renderer) repaint() {
	m, v := d.m, &d.m.view
	g := m.arrange(m.Size().Width)
	d.painted = g
	for len(m.headers) < len(v.Companies)*g.blocks {
		company := len(m.headers) % len(v.Companies)
		m.headers = append(m.headers, newColumnHeader(m.tapped(view.HeadRow, company)))
		m.headers[len(m.headers)-1].Join(m.stop)
	}
	for len(m.names) < len(v.Seats) {
		seat := len(m.names)
		m.names = append(m.names,
			newPlayerName(v.Seats[seat].Pawn.Or(seat), v.Seats[seat].Short, m.tapped(seat, view.NameColumn)))
		m.names[seat].Join(m.stop)
	}
	for len(d.cash) < g.blocks {
		d.cash, d.worth = append(d.cash, canvas.NewText("", nil)), append(d.worth, canvas.NewText("", nil))
	}
	cash, worth := v.Cash, v.Worth
	if !slices.ContainsFunc(v.Rows(), func(row int) bool { return row >= 0 }) { // a matrix with prices only
		cash, worth = "", ""
	}
	d.top.FillColor = core.Tint(m, look.Edge)
	d.ground.FillColor = core.Tint(m, look.Paper)
	var head []fyne.CanvasObject
	for block := range g.blocks {
		core.Write(m, d.cash[block], cash, core.Caption, look.Soft)
		core.Write(m, d.worth[block], worth, core.Caption, look.Soft)
		for _, text := range []*canvas.Text{d.cash[block], d.worth[block]} {
			text.Alignment = fyne.TextAlignTrailing
			text.TextSize *= g.small
			head = append(head, text)
		}
		for _, company := range m.shown() {
			if g.hasHeaders() {
				h := m.header(block, company)
				h.update(columnPrice{v.Companies[company], v.Price, g.headScale(), g.folded,
					m.heading == HeadCodes, g.inset[company]})
				head = append(head, h)
			}
		}
	}
	var washes, objects []fyne.CanvasObject
	d.each(g, func(row int, _, y, _, height float32) {
		if m.drawn(y, y+height) {
			washes = append(washes, d.row(row).wash)
			objects = append(objects, d.paintRow(g, row)...)
		}
	})
	if v.Fold != "" {
		m.fold.update(v.Fold, v.Folded)
		objects = append(objects, m.fold)
	}
	objects = append(washes, objects...) // the background of a moving row is below the figures of other rows
	switch {
	case m.offset > 0: // the prices stay visible above scrolled rows
		objects = append(append(objects, d.ground), head...)
	default:
		objects = append(head, objects...)
	}
	d.Parts = append(objects, d.top)
}

func (g grid) hasHeaders() bool {
	return len(g.shown()) > 0 && (g.heading == HeadPrices || g.heading == HeadCodes && !g.folded)
}

func (d *renderer) each(g grid, do func(row int, x, y, width, height float32)) {
	head := g.headerHeight()
	for block, rows := range g.rows() {
		x, y := g.blockAt(block), head
		for _, row := range rows {
			if row == view.ExtraRow {
				y += g.foldHeight()
			}
			height := g.rowHeight(row)
			do(row, x, y, g.width, height)
			y += height
		}
	}
}

func (d *renderer) paintRow(g grid, row int) []fyne.CanvasObject {
	m, v, r := d.m, &d.m.view, d.row(row)
	r.wash.FillColor, r.bar.FillColor, r.rule.FillColor = core.Tint(m, look.TurnWash), core.Tint(m, look.Turn),
		core.Tint(m, look.Rule)
	var objects []fyne.CanvasObject
	seat, out := view.Seat{}, false
	if row <= view.ExtraRow {
		r.wash.FillColor = core.Tint(m, look.Felt)
		core.Write(m, r.title, v.RowName(row), core.Caption, look.Soft)
		objects = []fyne.CanvasObject{r.rule, r.title}
	} else {
		seat = v.Seats[row]
		out = seat.Out
		r.wash.Hidden, r.bar.Hidden = !seat.Turn, !seat.Turn
		r.rank.paint(m, seat.Rank, seat.Out)
		m.names[row].update(seat, nameStyle(g))
		core.Write(m, r.title, "", core.Caption, look.Soft)
		if seat.Veiled {
			core.Write(m, r.title, v.Hidden, core.Caption, look.Soft)
			r.title.Alignment = fyne.TextAlignTrailing
		}
		objects = []fyne.CanvasObject{r.rule, r.bar, r.title, m.names[row]}
	}
	for _, column := range g.figures(row) {
		f := cellFigure{label: v.RowName(row) + ", " + m.label(column), value: v.FigureAt(row, column),
			delta: v.ChangeAt(row, column), note: v.NoteAt(row, column), badge: v.BadgeAt(row, column),
			dash: column >= 0 && !v.Priced(row), out: out,
			scale: g.scale, inset: g.inset[column]}
		f.veiled, f.hidden = v.VeiledAt(row, column), v.Hidden
		if row < 0 {
			f.soft = true
		}
		if g.folded && column >= 0 {
			f.chip, f.company, f.scale = true, v.Companies[column].Company, g.chips
		}
		m.cell(row, column).update(f)
		objects = append(objects, m.cell(row, column))
	}
	if row >= 0 {
		objects = append(objects, r.rank.circle, r.rank.text)
	}
	return objects
}

func (d *renderer) arrange(size fyne.Size) {
	m := d.m
	g := m.arrange(size.Width)
	if p := d.painted; p.scale != g.scale || p.chips != g.chips || p.stacked != g.stacked || p.folded != g.folded ||
		p.blocks != g.blocks || !maps.Equal(p.inset, g.inset) {
		d.repaint()
	}
	d.layoutHeader(g, size.Width)
	d.each(g, func(row int, x, y, width, height float32) {
		if m.drawn(y, y+height) {
			d.layoutRow(g, row, x, y, width, height)
		}
	})
	d.layoutFold(g, size.Width)
}

func (d *renderer) layoutHeader(g grid, width float32) {
	m := d.m
	head := g.headerHeight()
	y := m.pinned(head)
	core.Place(d.ground, 0, y, width, head)
	core.Place(d.top, 0, y+head-1, width, look.Hairline)
	for block := range g.blocks {
		d.layoutBlockHeader(g, block, y, head)
	}
}

func (d *renderer) layoutBlockHeader(g grid, block int, y, head float32) {
	m := d.m
	caption, word := core.LineHeight(m, core.Caption), y+g.headerWord(head)
	x := g.blockAt(block) + g.side + g.name
	for _, column := range m.columns() {
		wide := g.column[column]
		switch column {
		case view.CashColumn:
			core.Place(d.cash[block], x, word, wide-cellSpace/2, caption)
		case view.WorthColumn:
			core.Place(d.worth[block], x, word, wide-cellSpace/2, caption)
		default:
			if !g.folded && g.hasHeaders() {
				core.Place(m.header(block, column), x, y, wide, head-look.Space1)
			}
		}
		x += wide
	}
	if !g.folded || !g.hasHeaders() {
		return
	}
	for i, company := range m.shown() {
		core.Place(m.header(block, company), d.chipAt(g, i), y+float32(i/g.across)*m.headerLine(), g.chip,
			m.headerLine())
	}
}

func (g grid) headerWord(head float32) float32 {
	switch {
	case g.folded || !g.hasHeaders():
		return head - core.LineHeight(g.of, core.Caption) - look.Space1
	case g.heading == HeadCodes:
		return core.Baseline(g.of, core.Strong) - core.Baseline(g.of, core.Caption)
	}
	beneath := look.Space1 + core.LineHeight(g.of, core.Strong) - 1
	return beneath + core.Baseline(g.of, g.style) - core.Baseline(g.of, core.Caption)
}

func (d *renderer) chipAt(g grid, i int) float32 {
	return look.Space2 + float32(i%g.across)*g.chip
}

func (d *renderer) layoutRow(g grid, row int, x, y, width, height float32) {
	r := d.row(row)
	core.Place(r.wash, x, y, width, height)
	core.Place(r.bar, x, y, look.Space1, height)
	core.Place(r.rule, x, y+height-1, width, look.Hairline)
	if g.folded {
		d.layoutFolded(g, row, x, y, width, height)
	} else {
		d.layoutFigures(g, row, x, y, width, height)
	}
	d.slideRow(g, row, x, y)
}

func (d *renderer) layoutFigures(g grid, row int, x, y, width, height float32) {
	m, r := d.m, d.row(row)
	other := row <= view.ExtraRow
	line, end := g.nameLine(row), x+width
	name := fyne.NewSize(g.name, height)
	if g.stacked {
		name = fyne.NewSize(width-g.side, line)
		y += look.Space1 / 2
	}
	switch {
	case other && g.titled(row): // the title is above the figures, like a name
		line = core.LineHeight(m, core.Caption)
		core.Place(r.title, x+look.Space3, y+look.Space1/2, width-look.Space3, line)
	case other: // the title covers the columns of name and cash
		left, room := g.titleRoom()
		line = 0
		core.Place(r.title, x+left, y, room, height)
		r.title.Text = core.Shorten(m.view.RowName(row), room, r.title.TextSize, r.title.TextStyle)
	default:
		core.Place(m.names[row], x+g.side, y, name.Width, name.Height)
		left := g.side + g.name + g.column[view.CashColumn]
		core.Place(r.title, x+left, y+line, width-left-g.rank-cellSpace/2, height-line)
	}
	if g.stacked {
		y -= look.Space1 / 2
	}
	x += g.side + g.name
	for _, column := range m.columns() {
		wide := g.column[column]
		if !other || column >= 0 {
			core.Place(m.cell(row, column), x, y+line, wide, height-line)
		}
		x += wide
	}
	if !other {
		d.layoutRank(row, y+line+(height-line)/2, end)
	}
}

func (d *renderer) layoutFolded(g grid, row int, x, y, width, height float32) {
	m, r := d.m, d.row(row)
	held := m.view.HeldIn(row)
	chip := g.chipHeight()
	first := height - chip*float32(g.lines(len(held)))
	if row <= view.ExtraRow {
		core.Place(r.title, x+g.side+arrowRoom(m), y+look.Space1/2, width-arrowRoom(m), first)
	} else {
		cash := x + g.side + g.name
		worth := cash + g.column[view.CashColumn]
		core.Place(m.names[row], x+g.side, y, g.name, first)
		core.Place(m.cell(row, view.CashColumn), cash, y, g.column[view.CashColumn], first)
		core.Place(m.cell(row, view.WorthColumn), worth, y, g.column[view.WorthColumn], first)
		core.Place(r.title, worth, y, g.column[view.WorthColumn]-cellSpace/2, first)
		d.layoutRank(row, y+first/2, x+width)
	}
	for i, company := range held {
		core.Place(m.cell(row, company), x+d.chipAt(g, i), y+first+float32(i/g.across)*chip, g.chip, chip)
	}
}

func (d *renderer) layoutRank(row int, middle, end float32) {
	rank := d.row(row).rank
	rank.place(d.m, end-look.Space1-rank.side(d.m), middle)
}
