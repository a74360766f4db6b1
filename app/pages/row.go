package pages

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A shape holds what a part's rows share: the widths of their leads and figures, and whether their cells have columns.
type shape struct {
	lead, figure float32
	cells        bool
}

const cellWidth = 3.2

// mostRowLines is the largest number of lines below a row's title, mostColumnLines that in one of several columns.
const mostRowLines, mostColumnLines = 5, 3

const pawnSide, iconSide, badgeSide float32 = 18, 22, 32

func (c *column) shapeOf(part page.Part) shape {
	s := shape{cells: c.of.shell.Shape(fyne.NewSize(c.rows.Width(), c.rows.Width())) != shell.PhoneShape}
	for _, row := range part.Rows {
		if row.Lead != "" {
			s.lead = max(s.lead, text.New(row.Lead, core.FigureText).Room())
		}
		if row.Figure != "" {
			s.figure = max(s.figure, text.New(row.Figure, core.FigureText).Room())
		}
	}
	return s
}

func (c *column) lines(part page.Part, rows []page.Row) []piece {
	s := c.shapeOf(part)
	var all []piece
	if len(part.Heads) > 0 {
		all = append(all, piece{shows: part.Heads, draw: func() fyne.CanvasObject { return newHeads(part.Heads, s) }})
	}
	linesFor := c.linesFor(s, c.within())
	for _, row := range rows {
		lines := min(linesFor(row), mostRowLines)
		all = append(all, piece{shows: []any{row, s.lead, s.figure, s.cells},
			alike: "row" + strconv.Itoa(lines) + row.Rulebook + strconv.Itoa(len(row.Actions)),
			draw:  func() fyne.CanvasObject { return c.of.newRow(row, s, lines) }})
	}
	return all
}

// linesFor returns a function that reports how many lines a row needs beyond the first, at the given width. Rows with
// the same objects at their ends leave the same space for text, so one widget measures them all.
func (c *column) linesFor(s shape, width float32) func(page.Row) int {
	made := map[string]*list.Row{}
	return func(row page.Row) int {
		ends := page.Row{Icon: row.Icon, Rulebook: row.Rulebook, Pawn: row.Pawn, Actions: row.Actions}
		if row.Pawn != nil {
			ends.Pawn = &emblem.Pawn{}
		}
		if s.cells {
			ends.Cells = row.Cells
		}
		key := written(ends)
		if made[key] == nil {
			made[key] = c.of.newRow(row, s, 1)
		}
		return max(1, made[key].LinesFor(row.Title, aboutOf(row, s), width))
	}
}

func aboutOf(row page.Row, s shape) string {
	if s.cells || len(row.Cells) == 0 {
		return row.About
	}
	const apart = " · " // a comma would look like a decimal
	return strings.TrimSuffix(strings.Join(append(slices.Clone(row.Cells), row.About), apart), apart)
}

func (p *Page) newRow(row page.Row, s shape, lines int) *list.Row {
	r := list.NewRow(row.Title, aboutOf(row, s), p.tapped(row.Open)).Lines(lines).SetStruck(row.Struck).SetChosen(row.Chosen)
	start := startOf(row, s)
	if start == nil && !row.Chosen {
		r.Flush()
	}
	return r.SetEnds(start, p.endOf(row, s))
}

func startOf(row page.Row, s shape) fyne.CanvasObject {
	start := frame.Across(look.Space2)
	if s.lead > 0 {
		lead := text.New(row.Lead, core.FigureText).SetAlign(fyne.TextAlignTrailing)
		start.Add(sized(frame.OfWidth(func() float32 { return s.lead }), lead))
	}
	switch {
	case row.Pawn != nil:
		start.Add(mark.NewPawn(*row.Pawn, pawnSide))
	case row.Rulebook != "":
		start.Add(form.Badge(row.Rulebook, badgeSide))
	case row.Icon != "":
		tint := look.Soft
		if row.Tone != page.Ink {
			tint = color(row.Tone)
		}
		start.Add(mark.NewPicture(icon(row.Icon), iconSide, tint))
	}
	if len(start.Objects) == 0 {
		return nil
	}
	return start
}

func (p *Page) endOf(row page.Row, s shape) fyne.CanvasObject {
	end := frame.Across(look.Space2)
	if s.cells && len(row.Cells) > 0 {
		end.Add(frame.InsetSides(look.Space2, 0, container.NewCenter(newCells(row.Cells, core.Body))))
	}
	if s.figure > 0 {
		figure := text.New(row.Figure, core.FigureText).SetAlign(fyne.TextAlignTrailing).SetColor(color(row.Tone))
		end.Add(container.NewCenter(sized(frame.OfWidth(func() float32 { return s.figure }), figure)))
	}
	for _, a := range row.Actions {
		end.Add(p.plainButton(a, a.Icon != ""))
	}
	if len(end.Objects) == 0 {
		return nil
	}
	return end
}

// newCells returns cells with their figures below one another; a closing bracket stands to the right of them.
func newCells(cells []string, style core.Style) fyne.CanvasObject {
	all, bracket := frame.Across(0), text.New(")", core.Body).Room()
	for _, cell := range cells {
		right := bracket
		if strings.HasSuffix(cell, ")") {
			right = 0
		}
		figure := text.New(cell, style).SetAlign(fyne.TextAlignTrailing).SetColor(look.Soft)
		all.Add(sized(frame.OfWidth(func() float32 { return cellWidth * theme.Size(look.BodySize) }),
			container.New(layout.NewCustomPaddedLayout(0, 0, 0, right), figure)))
	}
	return all
}

func newHeads(heads []string, s shape) fyne.CanvasObject {
	about := text.NewParagraph(heads[0], core.Caption)
	ends := frame.Across(look.Space2)
	if s.cells && len(heads) > 1 {
		ends.Add(frame.InsetSides(look.Space2, 0, newCells(heads[1:], core.Caption)))
	}
	space := frame.Stack(0)
	ends.Add(sized(frame.OfWidth(func() float32 { return s.figure }), space))
	return frame.Stack(0, frame.InsetSides(look.Space2, look.Space1, frame.Spread(about, ends)), frame.NewRule())
}

func (c *column) sideBySide(part page.Part, rows []page.Row) []piece {
	count, draw := c.columns(c.leastTile(part)), func(row page.Row) fyne.CanvasObject { return c.tile(part, row) }
	if part.As == page.Columns {
		s, lines := c.shapeOf(part), mostColumnLines+1
		count = c.columns(16*theme.Size(look.BodySize)) + 1
		for lines > mostColumnLines && count > 1 { // fewer columns leave more room for sentences
			count, lines = count-1, 1
			linesFor := c.linesFor(s, c.within()/float32(count)-look.Space2)
			for _, row := range rows {
				lines = max(lines, min(linesFor(row), mostRowLines))
			}
		}
		draw = func(row page.Row) fyne.CanvasObject { return c.of.newRow(row, s, lines) }
	}
	if part.As == page.Figures && len(rows) > 0 { // as many as possible in every line
		lines := (len(rows) + count - 1) / count
		count = (len(rows) + lines - 1) / lines
	}
	long := func(line page.Row) bool { // may need two lines
		return 2*text.New(line.Title, core.Body).Room() > c.within()/float32(count)
	}
	var all []piece
	for line := range slices.Chunk(rows, count) {
		alike := ""
		if part.As != page.Figures && !slices.ContainsFunc(line, func(row page.Row) bool {
			return row.Figure != "" || slices.ContainsFunc(row.Lines, long)
		}) {
			alike = "line" + strconv.Itoa(mostLinesOf(line))
		}
		all = append(all, piece{shows: line, alike: alike, draw: func() fyne.CanvasObject {
			grid := container.New(evenly{count}, frame.Stack(0))
			grid.Objects = nil
			for _, row := range line {
				grid.Add(draw(row))
			}
			return frame.Stack(0, grid, spacer(look.Space2))
		}})
	}
	return all
}

func mostLinesOf(cards []page.Row) int {
	most := 0
	for _, card := range cards {
		most = max(most, len(card.Lines))
	}
	return most
}

func (c *column) tileWidth(part page.Part) float32 {
	count := float32(c.columns(c.leastTile(part)))
	return (c.within()+look.Space2)/count - look.Space2
}

func (c *column) columns(least float32) int {
	return max(1, int((c.within()+look.Space2)/(least+look.Space2)))
}

func spoken(row page.Row) string {
	all := []string{strings.TrimSpace(row.Lead + " " + row.Title), row.About, row.Figure}
	for _, line := range row.Lines {
		all = append(all, strings.Join(strings.Fields(line.Lead+" "+line.Title+" "+line.Figure), " "))
	}
	return words.Join(all)
}
