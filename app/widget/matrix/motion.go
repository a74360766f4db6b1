package matrix

import (
	"fyne.io/fyne/v2"
	"scripkeeper/app/widget/core"
)

// A departure stores where rows, ranks and the turn mark were drawn before a change. way is the progress of the motion
// from 0 to 1, and 1 at rest.
type departure struct {
	rows, ranks map[int]fyne.Position
	turn        *fyne.Position
	way         float32
}

func (m *Matrix) Depart() {
	for at, c := range m.cells {
		if _, column := at[0], at[1]; column < 0 {
			c.Depart(c.value)
		}
	}
	for _, h := range m.headers {
		h.Depart(h.company.Price)
	}
	if m.drawing != nil {
		m.drawing.depart()
	}
}

func (m *Matrix) Travel(part float32) {
	for _, c := range m.cells {
		c.Travel(c.value, part)
	}
	for _, h := range m.headers {
		h.Travel(h.company.Price, part)
	}
	if m.drawing != nil {
		m.drawing.travel(part)
	}
}

func (d *renderer) depart() {
	m, from := d.m, departure{rows: map[int]fyne.Position{}, ranks: map[int]fyne.Position{}, way: 1}
	d.each(m.arrange(m.Size().Width), func(row int, x, y, _, height float32) {
		if row < 0 || !m.drawn(y, y+height) {
			return
		}
		from.rows[row] = fyne.NewPos(x, y).Add(d.away(row, x, y))
		seat := m.view.Seats[row]
		if _, shared := from.ranks[seat.Rank]; seat.Rank > 0 && !shared {
			from.ranks[seat.Rank] = d.row(row).rank.circle.Position()
		}
		if seat.Turn {
			turn := d.row(row).wash.Position()
			from.turn = &turn
		}
	})
	d.from = from
}

func (d *renderer) travel(part float32) {
	m := d.m
	d.from.way = part
	g := m.arrange(m.Size().Width)
	d.each(g, func(row int, x, y, _, height float32) {
		if m.drawn(y, y+height) {
			d.slideRow(g, row, x, y)
		}
	})
}

func (d *renderer) away(row int, x, y float32) fyne.Delta {
	from, known := d.from.rows[row]
	if !known {
		return fyne.Delta{}
	}
	return d.from.away(from, fyne.NewPos(x, y))
}

func (s *departure) away(from, to fyne.Position) fyne.Delta {
	return fyne.NewDelta(core.Between(from.X-to.X, 0, s.way), core.Between(from.Y-to.Y, 0, s.way))
}

// slideRow places the objects of a moving row. The label of a rank starts at the seat that had this rank before, and
// the turn mark starts at the seat whose turn it was. All other objects move with the row.
func (d *renderer) slideRow(g grid, row int, x, y float32) {
	if row < 0 {
		return
	}
	m, r, at, seat := d.m, d.row(row), fyne.NewPos(x, y), d.m.view.Seats[row]
	by := d.away(row, x, y)
	m.names[row].Slide(by)
	for _, column := range g.figures(row) {
		m.cell(row, column).Slide(by)
	}
	if d.from.turn != nil && seat.Turn {
		by = d.from.away(*d.from.turn, at)
	}
	r.wash.Move(at.Add(by))
	r.bar.Move(at.Add(by))
	if from, known := d.from.ranks[seat.Rank]; known {
		r.rank.slide(d.from.away(from, r.rank.at))
	} else {
		r.rank.slide(fyne.Delta{})
	}
}
