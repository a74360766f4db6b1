package widget

import "scripkeeper/app/look"

// A grid is how a matrix is laid out for a width.
type grid struct {
	style   Style
	stacked bool
	part    float32 // of the size of the figures, below 1 where nothing else fits
	name    float32
	column  map[int]float32
	rank    float32
	side    float32
}

// cellSpace is the space that a column keeps beside its widest figure.
const cellSpace float32 = 6

// widths are the narrowest that the columns of figures get along with in a style, and their sum.
func (m *Matrix) widths(style Style, part float32) (map[int]float32, float32) {
	columns, sum := map[int]float32{}, float32(0)
	for _, column := range m.view.columns() {
		width := float32(0)
		for seat := range m.view.Seats {
			width = max(width, shrunk(m, look.Number(m.view.Seats[seat].figure(column)), style, part).Width)
			if d := m.view.change(seat, column); d != 0 {
				width = max(width, deltaWidth(m, d, Caption, part))
			}
		}
		switch column {
		case CashColumn:
			width = max(width, shrunk(m, m.view.Cash, Caption, part).Width)
		case WorthColumn:
			width = max(width, shrunk(m, m.view.Worth, Caption, part).Width)
		default:
			c := m.view.Companies[column]
			head := scaled(m, look.BodySize)*0.8*part + look.Space1 + shrunk(m, c.Code, Strong, part).Width
			width = max(width, head, shrunk(m, look.Number(c.Price), style, part).Width)
			if c.Move != 0 {
				width = max(width, deltaWidth(m, c.Move, Caption, part))
			}
		}
		columns[column] = width + cellSpace
		sum += columns[column]
	}
	return columns, sum
}

// arrange finds the largest figures and the best shape for a width.
func (m *Matrix) arrange(width float32) grid {
	side := look.Space1
	rank := scaled(m, look.CaptionSize)*1.5 + look.Space2
	room := width - side - rank
	name := arrowRoom(m) + 46*factor(m)
	try := []struct {
		style   Style
		stacked bool
		part    float32
		name    float32
	}{{FigureText, false, 1, name * 1.9}, {Strong, false, 1, name}, {FigureText, true, 1, 0}, {Strong, true, 1, 0},
		{Strong, true, (1 + m.smallest()) / 2, 0}, {Strong, true, m.smallest(), 0}}
	for i, t := range try {
		columns, sum := m.widths(t.style, t.part)
		if sum+t.name > room && i < len(try)-1 {
			continue
		}
		g := grid{style: t.style, stacked: t.stacked, part: t.part, column: columns, rank: rank, side: side}
		spare := max(0, room-sum-t.name)
		if t.stacked {
			for column := range columns {
				columns[column] += spare / float32(len(columns))
			}
			return g
		}
		// A name wants some room of its own; what is left makes the columns airy, evenly.
		wanted := min(spare, max(0, m.longestName(t.style)-t.name))
		if share := (spare - wanted) / float32(len(columns)+1); share > 0 {
			for column := range columns {
				columns[column] += share
				sum += share
			}
		}
		g.name = room - sum
		return g
	}
	return grid{}
}

// smallest is the smallest part of their size that figures are drawn at: as large as in a theme of small text.
func (m *Matrix) smallest() float32 { return min(1, look.SmallestText/factor(m)) }

func (m *Matrix) longestName(style Style) float32 {
	width := float32(0)
	for _, s := range m.view.Seats {
		width = max(width, measure(m, s.Name, style).Width)
	}
	return width + arrowRoom(m) + look.Space3
}

// headHeight is the height of the row of prices.
func (m *Matrix) headHeight(style Style) float32 {
	return lineHeight(m, Strong) + lineHeight(m, style) + lineHeight(m, Caption) + look.Space1
}

// rowHeight is the height of a seat's row.
func (m *Matrix) rowHeight(g grid) float32 {
	if g.stacked {
		return lineHeight(m, Strong) + max(look.Target, lineHeight(m, g.style)+lineHeight(m, Caption)) + look.Space1
	}
	height := lineHeight(m, g.style) + look.Space3
	if m.view.Before != nil {
		height = max(height, lineHeight(m, g.style)+lineHeight(m, Caption))
	}
	if g.style == FigureText {
		height = max(height, look.Target+look.Space1)
	}
	return max(look.Target, height)
}

// height is the height of it all for a width.
func (m *Matrix) height(width float32) float32 {
	g := m.arrange(width)
	return m.headHeight(g.style) + m.rowHeight(g)*float32(len(m.view.Seats))
}
