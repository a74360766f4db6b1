package matrix

import (
	"slices"
	"unicode/utf8"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// A grid is how a matrix is laid out for a width.
type grid struct {
	*measure
	scale
	// stacked puts the name above the figures. folded puts cash and worth beside the name, and beneath them only the
	// companies of which the seat has something, each with its shape.
	stacked, folded bool
	name            float32
	column          map[int]float32
	// inset is how far from the right end of its column a company's figure stands, so that figures stand in the middle.
	inset map[int]float32
	rank  float32
	side  float32
	// blocks is in how many blocks, side by side, many rows stand, and width how wide each is.
	blocks int
	width  float32
	// chip is the width of one company where the rows are folded, across how many stand side by side.
	chip   float32
	across int
}

// cellSpace is the space that a column keeps beside its widest figure.
const cellSpace float32 = 6

// fewCompanies is the largest number of companies for which figures are rather shrunk than rows folded.
const fewCompanies = 6

// longestShare is how much of the width a long name keeps to itself before the columns are made airy.
const longestShare = 0.45

// longestNote is the widest that a note makes a column.
const longestNote float32 = 84

// widestColumn is the widest that a column of a company gets; what is left goes to the names.
const widestColumn float32 = 128

// arrange finds the largest figures and the best shape for a width. Many rows stand in as many blocks as leave each row
// in one line.
func (m *measure) arrange(width float32) grid {
	for blocks := m.mostBlocks(); blocks > 1; blocks-- {
		g := m.arrangeBlock((width+blockGap)/float32(blocks) - blockGap)
		if !g.stacked && !g.folded &&
			g.name >= min(g.longestName(g.style, g.column), arrowRoom(m.of)+blockName*core.Factor(m.of)) {
			g.blocks = blocks
			return g
		}
	}
	g := m.arrangeBlock(width)
	g.blocks = 1
	return g
}

// arrangeBlock finds the largest figures and the best shape for the width of a block.
func (m *measure) arrangeBlock(width float32) grid {
	rank := m.rankRoom()
	room := width - look.Space1 - rank
	for _, t := range m.tries() {
		columns, sum := m.widths(t.scale, true, true)
		longest := m.longestName(t.style, columns)
		wanted := max(t.name, min(2*t.name, longest))
		if sum+wanted > room {
			columns, sum = m.widths(t.scale, true, false)
		}
		if sum+wanted > room {
			columns, sum = m.widths(t.scale, false, false)
		}
		if sum+t.name > room {
			continue
		}
		g := grid{measure: m, width: width, scale: t.scale, stacked: t.stacked, column: columns,
			inset: map[int]float32{}, rank: rank, side: look.Space1}
		if t.stacked {
			share(columns, room, room)
		} else { // a name wants some room of its own
			widest := room
			if len(m.shown()) > 0 {
				widest *= longestShare
			}
			columns[view.NameColumn] = min(room-sum, longest, max(t.name, widest))
			share(columns, room, widestColumn*core.Factor(m.of))
			g.name = columns[view.NameColumn]
		}
		least, _ := m.widths(t.scale, true, false)
		// a second digit, of a figure or a change, moves none
		two := mark.DeltaWidth(m.of, 99, core.Caption, t.small) + cellSpace
		for _, company := range m.shown() {
			g.inset[company] = max(0, columns[company]-max(least[company], two)) / 2
		}
		return g
	}
	return m.foldRows(width)
}

// rankRoom is the width of the column of ranks: the badge, with the space at the edge and before it.
func (m *measure) rankRoom() float32 {
	return core.Scaled(m.of, look.CaptionSize)*1.5 + look.Space1 + look.Space1*core.FarSpace(m.of)
}

// Columns tells for a width where the columns of the companies stand, from left to right, when something else stands
// above them; nil where a row has no line of its own for all of them.
func (m *Matrix) Columns(width float32) []core.Span {
	defer func(was Heading) { m.heading = was }(m.heading)
	m.heading = HeadNothing
	g := m.arrange(width)
	if g.stacked || g.folded || g.blocks > 1 || len(m.shown()) < len(m.view.Columns()) {
		return nil
	}
	x := g.side + g.name + g.column[view.CashColumn]
	var all []core.Span
	for _, company := range m.shown() {
		all = append(all, core.Span{Company: company, X: x, Width: g.column[company]})
		x += g.column[company]
	}
	return all
}

// foldRows lays the matrix out with folded rows.
func (m *measure) foldRows(width float32) grid {
	g := grid{measure: m, width: width, scale: scale{core.Strong, 1, 1}, stacked: true, folded: true,
		side: look.Space1, rank: m.rankRoom()}
	room := width - g.side - g.rank
	for spare := true; ; {
		g.column = map[int]float32{
			view.CashColumn: max(m.wide(view.CashColumn, g.scale, spare),
				core.Shrunk(m.of, m.view.Cash, core.Caption, g.part).Width) + 2*cellSpace,
			view.WorthColumn: max(m.wide(view.WorthColumn, g.scale, spare),
				core.Shrunk(m.of, m.view.Worth, core.Caption, g.part).Width) + 2*cellSpace,
		}
		g.name = room - g.column[view.CashColumn] - g.column[view.WorthColumn]
		if g.name >= arrowRoom(m.of)+60*core.Factor(m.of) || !spare && g.part == m.smallest() {
			break
		}
		if !spare {
			g.part = max(m.smallest(), g.part-0.1)
			g.small = g.part
		}
		spare = false
	}
	g.name = max(0, g.name)
	sign := core.Scaled(m.of, look.BodySize)*0.8*g.part + look.Space1
	for _, company := range m.shown() {
		code := core.Shrunk(m.of, m.view.Companies[company].Code, core.Caption, g.part).Width
		c := m.view.Companies[company]
		figure := max(m.wide(company, g.scale, false),
			core.Shrunk(m.of, words.Number(c.Price), core.Strong, g.part).Width)
		if c.Move != 0 {
			figure = max(figure, mark.DeltaWidth(m.of, c.Move, core.Caption, g.part))
		}
		g.chip = max(g.chip, sign+code+2*look.Space1+figure+cellSpace)
	}
	across := width - 2*look.Space2
	g.across = max(1, int(across/max(1, g.chip)))
	// The lines are filled evenly: ten companies stand as five and five, not as six and four.
	if n := len(m.shown()); n > 0 {
		lines := (n + g.across - 1) / g.across
		g.across = (n + lines - 1) / lines
	}
	g.chip = across / float32(g.across)
	return g
}

// longestName is the room that the longest name takes beside the columns, or what stands beneath one, or the title of
// a row of what companies hold, which has the room of the cash as well.
func (m *measure) longestName(style core.Style, columns map[int]float32) float32 {
	longest, detail, title := "", "", ""
	longer := func(than *string, text string) {
		if utf8.RuneCountInString(text) > utf8.RuneCountInString(*than) {
			*than = text
		}
	}
	for _, row := range m.view.Rows() {
		if row <= view.ExtraRow {
			longer(&title, m.view.RowName(row))
			continue
		}
		longer(&longest, m.view.RowName(row))
		if row >= 0 {
			longer(&detail, m.view.Seats[row].Detail)
		}
	}
	return max(core.Measure(m.of, longest, style).Width, core.Measure(m.of, detail, core.Caption).Width,
		core.Measure(m.of, title, core.Caption).Width-columns[view.CashColumn]) + arrowRoom(m.of) + look.Space3
}

// lines is how many lines of chips some companies take.
func (g grid) lines(companies int) int { return (companies + g.across - 1) / g.across }

// headerHeight is the height of the row of prices.
func (g grid) headerHeight() float32 {
	caption := core.LineHeight(g.of, core.Caption) + look.Space2
	switch {
	case !g.hasHeaders():
		return caption
	case g.folded:
		return g.headerLine()*float32(g.lines(len(g.shown()))) + caption
	case g.heading == HeadCodes:
		return core.LineHeight(g.of, core.Strong) + look.Space2
	}
	lines := core.LineHeight(g.of, core.Strong) + core.LineHeight(g.of, g.style) + core.LineHeight(g.of, core.Caption)
	return look.Space1 + lines + look.Space1
}

// headerLine is the height of a line of prices over folded rows.
func (m *measure) headerLine() float32 {
	return core.LineHeight(m.of, core.Strong) + core.LineHeight(m.of, core.Caption) + look.Space1
}

// rowHeight is the height of a row.
func (g grid) rowHeight(row int) float32 {
	other := row <= view.ExtraRow
	line := core.LineHeight(g.of, g.style)
	switch {
	case g.folded:
		first := look.Target
		if other {
			first = core.LineHeight(g.of, core.Caption) + look.Space1
		} else {
			first = max(first, g.lifted(line))
		}
		return first + g.chipHeight()*float32(g.lines(len(g.view.HeldIn(row))))
	case g.stacked && other && g.titled(row):
		return core.LineHeight(g.of, core.Caption) + max(look.Target-look.Space3, g.lifted(line))
	case g.stacked && other:
		return look.Target
	case g.stacked:
		return core.LineHeight(g.of, core.Strong) + max(look.Target, g.lifted(line)) + look.Space1
	}
	height := max(line+look.Space3, g.lifted(line))
	if g.style == core.FigureText && !other {
		height = max(height, look.Target+look.Space1)
	}
	return max(look.Target, height)
}

// titleRoom is where the name of a row of what companies hold stands beside its figures: in the room of names and of
// cash.
func (g grid) titleRoom() (left, room float32) {
	left = look.Space3
	if !g.stacked {
		left = g.side + arrowRoom(g.of)
	}
	return left, g.side + g.name + g.column[view.CashColumn] - left
}

// titled reports whether such a name has no room there, so that it stands above the figures as the names of seats do.
func (g grid) titled(row int) bool {
	_, room := g.titleRoom()
	return g.stacked && core.Measure(g.of, g.view.RowName(row), core.Caption).Width > room
}

// lifted is the height of a figure in the middle of its row with a difference or a note beneath it, where there can be
// any: so no figure moves when a difference comes or goes.
func (m *measure) lifted(line float32) float32 {
	if m.view.Before == nil && !m.noted() {
		return line
	}
	return line + 2*(core.LineHeight(m.of, core.Caption)-look.Space1)
}

// chipHeight is the height of a line of chips.
func (g grid) chipHeight() float32 {
	return max(look.Target, g.lifted(core.LineHeight(g.of, g.style)))
}

// noted reports whether any figure has a note.
func (m *measure) noted() bool {
	for _, s := range m.view.Seats {
		if slices.ContainsFunc(slices.Concat(s.Badges, s.Notes), func(said string) bool { return said != "" }) {
			return true
		}
	}
	return false
}

// height is the height of it all for a width.
func (m *measure) height(width float32) float32 {
	g := m.arrange(width)
	highest := float32(0)
	for _, rows := range g.rows() {
		highest = max(highest, g.rowsHeight(rows))
	}
	return g.headerHeight() + highest + g.foldHeight()
}

// rowsHeight is the height of some rows.
func (g grid) rowsHeight(rows []int) float32 {
	height := float32(0)
	for _, row := range rows {
		height += g.rowHeight(row)
	}
	return height
}
