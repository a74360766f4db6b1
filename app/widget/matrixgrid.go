package widget

import (
	"unicode/utf8"

	"scripkeeper/app/look"
)

// A grid is how a matrix is laid out for a width.
type grid struct {
	style Style
	// stacked puts the name above the figures. folded puts cash and worth beside the name, and beneath them only the
	// companies of which the seat has something, each with its shape.
	stacked, folded bool
	part            float32 // of the size of the figures, below 1 where nothing else fits
	name            float32
	column          map[int]float32
	rank            float32
	side            float32
	// chip is the width of one company where the rows are folded, across how many stand side by side.
	chip   float32
	across int
}

// cellSpace is the space that a column keeps beside its widest figure.
const cellSpace float32 = 6

// fewCompanies is the largest number of companies for which figures are rather shrunk than rows folded.
const fewCompanies = 6

// longestNote is the widest that a note makes a column.
const longestNote float32 = 84

// wide is the room that the figures of a column need. Digits are of one width, so the largest and the least tell it.
func (m *Matrix) wide(rows []int, column int, style Style, part float32) float32 {
	most, least, rise, fall, note := 0, 0, 0, 0, ""
	for _, row := range rows {
		n, d := m.view.figure(row, column), m.view.change(row, column)
		most, least, rise, fall = max(most, n), min(least, n), max(rise, d), min(fall, d)
		if text := m.view.note(row, column); utf8.RuneCountInString(text) > utf8.RuneCountInString(note) {
			note = text
		}
	}
	width := max(shrunk(m, look.Number(most), style, part).Width, shrunk(m, look.Number(least), style, part).Width)
	if note != "" {
		width = max(width, min(shrunk(m, note, Caption, part).Width, longestNote*factor(m)))
	}
	for _, d := range []int{rise, fall} {
		if d != 0 {
			width = max(width, deltaWidth(m, d, Caption, part))
		}
	}
	if column >= 0 && most >= 1000 {
		width += cellSpace // or the gap between two columns is taken for that of the thousands
	}
	return width
}

// wideHead is the room that the head of a company needs.
func (m *Matrix) wideHead(company int, style Style, part float32) float32 {
	c := m.view.Companies[company]
	head := scaled(m, look.BodySize)*0.8*part + look.Space1 + shrunk(m, c.Code, Strong, part).Width
	width := max(head, shrunk(m, look.Number(c.Price), style, part).Width)
	if c.Move != 0 {
		width = max(width, deltaWidth(m, c.Move, Caption, part))
	}
	return width
}

// widths are the narrowest that the columns of figures get along with in a style, and their sum.
func (m *Matrix) widths(rows []int, style Style, part float32) (map[int]float32, float32) {
	columns, sum := map[int]float32{}, float32(0)
	for _, column := range m.view.columns() {
		width := m.wide(rows, column, style, part)
		switch column {
		case CashColumn:
			width = max(width, shrunk(m, m.view.Cash, Caption, part).Width)
		case WorthColumn:
			width = max(width, shrunk(m, m.view.Worth, Caption, part).Width)
		default:
			width = max(width, m.wideHead(column, style, part))
		}
		columns[column] = width + cellSpace
		sum += columns[column]
	}
	return columns, sum
}

// arrange finds the largest figures and the best shape for a width.
func (m *Matrix) arrange(width float32) grid {
	rows := m.view.rows()
	rank := scaled(m, look.CaptionSize)*1.5 + look.Space2
	room := width - look.Space1 - rank
	name := arrowRoom(m) + 46*factor(m)
	tries := []struct {
		style   Style
		stacked bool
		part    float32
		name    float32
	}{{FigureText, false, 1, name * 1.9}, {Strong, false, 1, name}, {FigureText, true, 1, 0}, {Strong, true, 1, 0},
		{Strong, true, (1 + m.smallest()) / 2, 0}, {Strong, true, m.smallest(), 0}}
	if len(m.view.shown()) > fewCompanies {
		tries = tries[:4]
	}
	for _, t := range tries {
		columns, sum := m.widths(rows, t.style, t.part)
		if sum+t.name > room {
			continue
		}
		g := grid{style: t.style, stacked: t.stacked, part: t.part, column: columns, rank: rank, side: look.Space1}
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
	return m.fold(rows, width)
}

// fold lays the matrix out with folded rows.
func (m *Matrix) fold(rows []int, width float32) grid {
	g := grid{style: Strong, stacked: true, folded: true, part: 1, side: look.Space1,
		rank: scaled(m, look.CaptionSize)*1.5 + look.Space2}
	room := width - g.side - g.rank
	for {
		g.column = map[int]float32{
			CashColumn:  max(m.wide(rows, CashColumn, Strong, g.part), shrunk(m, m.view.Cash, Caption, g.part).Width) + 2*cellSpace,
			WorthColumn: max(m.wide(rows, WorthColumn, Strong, g.part), shrunk(m, m.view.Worth, Caption, g.part).Width) + 2*cellSpace,
		}
		g.name = room - g.column[CashColumn] - g.column[WorthColumn]
		if g.name >= arrowRoom(m)+60*factor(m) || g.part == m.smallest() {
			break
		}
		g.part = max(m.smallest(), g.part-0.1)
	}
	g.name = max(0, g.name)
	sign := scaled(m, look.BodySize)*0.8*g.part + look.Space1
	for _, company := range m.view.shown() {
		code := shrunk(m, m.view.Companies[company].Code, Caption, g.part).Width
		c := m.view.Companies[company]
		figure := max(m.wide(rows, company, Strong, g.part), shrunk(m, look.Number(c.Price), Strong, g.part).Width)
		if c.Move != 0 {
			figure = max(figure, deltaWidth(m, c.Move, Caption, g.part))
		}
		g.chip = max(g.chip, sign+code+2*look.Space1+figure+cellSpace)
	}
	across := width - 2*look.Space2
	g.across = max(1, int(across/max(1, g.chip)))
	// The lines are filled evenly: ten companies stand as five and five, not as six and four.
	if n := len(m.view.shown()); n > 0 {
		lines := (n + g.across - 1) / g.across
		g.across = (n + lines - 1) / lines
	}
	g.chip = across / float32(g.across)
	return g
}

// smallest is the smallest part of their size that figures are drawn at: as large as in a theme of small text.
func (m *Matrix) smallest() float32 { return min(1, look.SmallestText/factor(m)) }

func (m *Matrix) longestName(style Style) float32 {
	longest := ""
	for _, row := range m.view.rows() {
		if name := m.view.name(row); utf8.RuneCountInString(name) > utf8.RuneCountInString(longest) {
			longest = name
		}
	}
	return measure(m, longest, style).Width + arrowRoom(m) + look.Space3
}

// lines is how many lines of chips some companies take.
func (g grid) lines(companies int) int { return (companies + g.across - 1) / g.across }

// headHeight is the height of the row of prices.
func (m *Matrix) headHeight(g grid) float32 {
	one := lineHeight(m, Strong) + lineHeight(m, g.style) + lineHeight(m, Caption) + look.Space1
	if g.folded {
		return m.headLine()*float32(g.lines(len(m.view.shown()))) + lineHeight(m, Caption) + look.Space2
	}
	return one
}

// headLine is the height of a line of prices over folded rows.
func (m *Matrix) headLine() float32 {
	return lineHeight(m, Strong) + lineHeight(m, Caption) + look.Space1
}

// rowHeight is the height of a row.
func (m *Matrix) rowHeight(g grid, row int) float32 {
	_, other := extra(row)
	line := lineHeight(m, g.style)
	switch {
	case g.folded:
		first := look.Target
		if other {
			first = lineHeight(m, Caption) + look.Space1
		} else if m.view.change(row, CashColumn) != 0 || m.view.change(row, WorthColumn) != 0 {
			first = max(first, line+lineHeight(m, Caption))
		}
		return first + m.chipHeight(g)*float32(g.lines(len(m.view.held(row))))
	case g.stacked && other:
		return look.Target
	case g.stacked:
		return lineHeight(m, Strong) + max(look.Target, line+lineHeight(m, Caption)) + look.Space1
	}
	height := line + look.Space3
	if m.view.Before != nil || m.noted() {
		height = max(height, line+lineHeight(m, Caption))
	}
	if g.style == FigureText && !other {
		height = max(height, look.Target+look.Space1)
	}
	return max(look.Target, height)
}

// chipHeight is the height of a line of chips.
func (m *Matrix) chipHeight(g grid) float32 {
	return max(look.Target, lineHeight(m, g.style)+lineHeight(m, Caption))
}

// noted tells whether any figure has a note.
func (m *Matrix) noted() bool {
	for _, s := range m.view.Seats {
		for _, note := range s.Notes {
			if note != "" {
				return true
			}
		}
	}
	return false
}

// height is the height of it all for a width.
func (m *Matrix) height(width float32) float32 {
	g := m.arrange(width)
	height := m.headHeight(g)
	for _, row := range m.view.rows() {
		height += m.rowHeight(g, row)
	}
	return height
}
