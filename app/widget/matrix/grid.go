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

type grid struct {
	*measure
	scale
	// stacked puts each name above its figures. folded puts cash and worth beside the name and, in the lines below, a
	// chip for each company that the seat holds.
	stacked, folded bool
	name            float32
	column          map[int]float32
	// inset is how far a company's figures are moved left from the right end of their column, to centre them.
	inset map[int]float32
	rank  float32
	side  float32
	// blocks is the number of blocks of rows that stand side by side, and width is the width of each block.
	blocks int
	width  float32
	// In folded rows, chips is the scale and chip the width of a company's chip, and across is the number of chips in a
	// line.
	chips  scale
	chip   float32
	across int
}

func (g grid) headScale() scale {
	if g.folded {
		return g.chips
	}
	return g.scale
}

const cellSpace float32 = 6

// With up to fewCompanies companies, figures shrink before rows fold.
const fewCompanies = 6

// longestShare is the largest fraction of the width for a long name; spare space beyond that goes to the columns.
const longestShare = 0.45

const longestNote float32 = 84

const widestColumn float32 = 128

// arrange finds the best layout with the largest figures for a width. Many rows are divided into blocks side by side:
// as many blocks as fit while each row still has a single line.
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

func (m *measure) arrangeBlock(width float32) grid {
	rank := m.rankRoom()
	room := width - look.Space1 - rank
	for _, t := range m.tries() {
		needed := m.needed(t.scale)
		columns, sum := needed.widths(true, growing)
		longest := m.longestName(t.style, columns)
		wanted := max(t.name, min(2*t.name, longest))
		if sum+wanted > room {
			columns, sum = needed.widths(true, spaced)
		}
		if sum+wanted > room {
			columns, sum = needed.widths(false, spaced)
		}
		if sum+t.name > room {
			columns, sum = needed.widths(false, tight)
		}
		cut := core.Factor(m.of) > 1 && len(m.shown()) == 0 && sum+longest > room
		if sum+t.name > room || cut && !t.stacked {
			continue
		}
		g := grid{measure: m, width: width, scale: t.scale, stacked: t.stacked, column: columns,
			inset: map[int]float32{}, rank: rank, side: look.Space1}
		if t.stacked {
			share(columns, room, room)
		} else { // the name is beside the figures
			widest := room
			if len(m.shown()) > 0 {
				widest *= longestShare
			}
			columns[view.NameColumn] = min(room-sum, longest, max(t.name, widest))
			share(columns, room, widestColumn*core.Factor(m.of))
			g.name = columns[view.NameColumn]
		}
		// Space for a change of two digits keeps a figure in place when its change grows from one digit to two.
		two := mark.DeltaWidth(m.of, 99, core.Caption, t.small) + cellSpace
		for _, company := range m.shown() {
			g.inset[company] = max(0, columns[company]-max(needed.widest, two)) / 2
		}
		return g
	}
	return m.foldRows(width)
}

func (m *measure) rankRoom() float32 {
	return core.Scaled(m.of, look.CaptionSize)*1.5 + look.Space1 + look.Space1*core.FarSpace(m.of)
}

// Columns returns the positions of the company columns from left to right, to align objects above the matrix. It
// returns nil if some row does not show all companies in one line.
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

func (m *measure) foldRows(width float32) grid {
	g := grid{measure: m, width: width, scale: scale{core.Strong, 1, 1}, stacked: true, folded: true,
		side: look.Space1, rank: m.rankRoom()}
	room := width - g.side - g.rank
	for around := growing; ; {
		g.column = map[int]float32{
			view.CashColumn: max(m.wide(view.CashColumn, g.scale, around),
				core.Shrunk(m.of, m.view.Cash, core.Caption, g.part).Width) + 2*cellSpace,
			view.WorthColumn: max(m.wide(view.WorthColumn, g.scale, around),
				core.Shrunk(m.of, m.view.Worth, core.Caption, g.part).Width) + 2*cellSpace,
		}
		g.name = room - g.column[view.CashColumn] - g.column[view.WorthColumn]
		wanted := min(arrowRoom(m.of)+60*core.Factor(m.of), m.longestName(core.Strong, g.column))
		if g.name >= wanted || around == tight && g.part == m.smallest() {
			break
		}
		if around > tight { // figures shrink only when they have no space left to grow
			around--
		} else {
			g.part = max(m.smallest(), g.part-0.1)
			g.small = g.part
		}
	}
	g.name = max(0, g.name)
	across := width - 2*look.Space2
	for g.chips = (scale{core.Strong, 1, 1}); ; {
		if g.chip = m.widestChip(g.chips); 2*g.chip <= across || g.chips.part == m.smallest() {
			break
		}
		g.chips.part = max(m.smallest(), g.chips.part-0.1)
		g.chips.small = g.chips.part
	}
	g.across = max(1, int(across/max(1, g.chip)))
	if n := len(m.shown()); n > 0 {
		lines := (n + g.across - 1) / g.across
		g.across = (n + lines - 1) / lines
	}
	g.chip = across / float32(g.across)
	return g
}

func (m *measure) widestChip(at scale) (widest float32) {
	sign := core.Scaled(m.of, look.BodySize)*0.8*at.part + look.Space1
	for _, company := range m.shown() {
		c := m.view.Companies[company]
		code := core.Shrunk(m.of, c.Code, core.Caption, at.part).Width
		figure := max(m.wide(company, at, tight), core.Shrunk(m.of, words.Number(c.Price), core.Strong, at.part).Width)
		if c.Move != 0 {
			figure = max(figure, mark.DeltaWidth(m.of, c.Move, core.Caption, at.part))
		}
		widest = max(widest, sign+code+2*look.Space1+figure+cellSpace)
	}
	return widest
}

// longestName returns the width of the longest name or detail. The title of an extra row may cover the cash column, so
// the width of that column is subtracted from the title's width.
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

func (g grid) lines(companies int) int { return (companies + g.across - 1) / g.across }

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

func (m *measure) headerLine() float32 {
	return core.LineHeight(m.of, core.Strong) + core.LineHeight(m.of, core.Caption) + look.Space1
}

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
		return g.nameLine(row) + max(look.Target, g.lifted(line))
	}
	height := max(line+look.Space3, g.lifted(line))
	if g.style == core.FigureText && !other {
		height = max(height, look.Target+look.Space1)
	}
	return max(look.Target, height)
}

// nameLine returns the height of a name above its figures, with a second line for a detail that does not fit beside it.
func (g grid) nameLine(row int) float32 {
	if !g.stacked || g.folded {
		return 0
	}
	line := core.LineHeight(g.of, core.Strong) + look.Space1
	if row >= 0 {
		seat := g.view.Seats[row]
		if detail := core.Measure(g.of, seat.Detail, core.Caption).Width; detail > 0 && detail+look.Space2 >
			g.width-g.side-arrowRoom(g.of)-core.Measure(g.of, seat.Name, core.Strong).Width {
			line += core.LineHeight(g.of, core.Caption) - look.Space1
		}
	}
	return line
}

func (g grid) titleRoom() (left, room float32) {
	left = look.Space3
	if !g.stacked {
		left = g.side + arrowRoom(g.of)
	}
	return left, g.side + g.name + g.column[view.CashColumn] - left
}

// titled reports whether the title of an extra row is wider than [grid.titleRoom]. The title is then above the figures,
// like a seat's name.
func (g grid) titled(row int) bool {
	_, room := g.titleRoom()
	return g.stacked && core.Measure(g.of, g.view.RowName(row), core.Caption).Width > room
}

// lifted returns the height needed to centre a figure in its row; line is the figure's height. If a difference or a
// note may appear below figures, the height includes space for it, because figures should not move then.
func (m *measure) lifted(line float32) float32 {
	if m.view.Before == nil && !m.noted() {
		return line
	}
	return line + 2*(core.LineHeight(m.of, core.Caption)-look.Space1)
}

func (g grid) chipHeight() float32 {
	return max(look.Target, g.lifted(core.LineHeight(g.of, g.style)))
}

func (m *measure) noted() bool {
	for _, s := range m.view.Seats {
		if slices.ContainsFunc(slices.Concat(s.Badges, s.Notes), func(said string) bool { return said != "" }) {
			return true
		}
	}
	return false
}

func (m *measure) height(width float32) float32 {
	g := m.arrange(width)
	highest := float32(0)
	for _, rows := range g.rows() {
		highest = max(highest, g.rowsHeight(rows))
	}
	return g.headerHeight() + highest + g.foldHeight()
}

func (g grid) rowsHeight(rows []int) float32 {
	height := float32(0)
	for _, row := range rows {
		height += g.rowHeight(row)
	}
	return height
}
