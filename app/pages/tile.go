package pages

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// mostLines is the largest number of lines of a card; a longer card ends with the number of lines left out. mostName is
// the largest width of a name, in text sizes.
const (
	mostLines = 6
	mostName  = 18
)

const leastTold = 20

func (c *column) leastTile(part page.Part) float32 {
	size := theme.Size(look.BodySize)
	switch {
	case part.As == page.Figures:
		return 130
	case len(part.Rows) > 0 && part.Rows[0].Figure != "":
		return leastTold * size
	}
	name, end := 11*size, 7*size
	if ofCells(part.Rows) {
		name, end = 7.5*size, 2.5*size
	}
	for _, row := range part.Rows {
		for _, line := range row.Lines {
			name = max(name, min(text.New(line.Title, core.Body).Room(), mostName*size))
		}
	}
	return name + end
}

// ofCells reports whether the lines of cards can be tapped. Such cards show all their lines, which are narrower.
func ofCells(rows []page.Row) bool {
	return len(rows) > 0 && len(rows[0].Lines) > 0 && rows[0].Lines[0].Open != nil
}

func (c *column) tile(part page.Part, row page.Row) fyne.CanvasObject {
	if part.As == page.Figures {
		figure := frame.Stack(0, text.New(row.Figure, core.Headline), text.NewParagraph(row.Title, core.Caption))
		return list.NewTile(row.Title+": "+row.Figure, figure, c.of.tapped(row.Open))
	}
	if row.Figure != "" {
		return c.figureCard(part, row)
	}
	said := text.New(row.About, core.Caption).Fit().SetAlign(fyne.TextAlignTrailing).SetColor(color(row.Tone))
	body := frame.Stack(look.Space1,
		container.NewBorder(nil, nil, text.New(row.Title, core.FigureText).Whole(), nil, said))
	lines := min(len(row.Lines), mostLines)
	if ofCells(part.Rows) {
		lines = len(row.Lines)
	}
	for _, line := range row.Lines[:lines] {
		body.Add(c.cardLine(line))
	}
	if more := len(row.Lines) - lines; more > 0 {
		body.Add(text.New(words.Format("tournament.table.others", words.Names{"count": more}), core.Caption))
	}
	if row.Open == nil {
		return frame.NewGroup(spoken(row), frame.NewPanel(look.Card, look.Space3, body))
	}
	return list.NewTile(spoken(row), body, c.of.tapped(row.Open)).AtTop().SetBack(row.Done).SetChosen(row.Chosen)
}

func (c *column) figureCard(part page.Part, row page.Row) fyne.CanvasObject {
	body := frame.Stack(look.Space1,
		frame.Beside(text.NewParagraph(row.Title, core.Strong), text.New(row.Figure, core.FigureText).Whole()),
		text.NewParagraph(row.About, core.Body))
	rows, linesFor := frame.Stack(0), c.linesFor(shape{}, c.tileWidth(part)-2*look.Space3)
	for i, line := range row.Lines {
		drawn := c.of.newRow(line, shape{}, min(linesFor(line), mostRowLines)).Flush()
		if i == len(row.Lines)-1 {
			drawn.Open()
		}
		rows.Add(drawn)
	}
	body.Add(rows)
	return frame.NewGroup(row.Title+": "+row.Figure, frame.NewPanel(look.Card, look.Space3, body))
}

func (c *column) cardLine(line page.Row) fyne.CanvasObject {
	name := line.Title
	if line.Short != "" && text.New(name, core.Body).Room() > mostName*theme.Size(look.BodySize) {
		name = line.Short
	}
	if line.Open != nil {
		cell := input.NewCell(name, func(bool) { c.of.turn(*line.Open) }).SetDetail(line.About).SetSpoken(spoken(line))
		cell.SetChosen(line.Chosen)
		core.Enable(cell, !line.Open.Off)
		return cell
	}
	said := frame.Spread(text.New(name, core.Body).Break(2).SetColor(color(line.Tone)),
		text.New(line.Figure, core.Body).Whole().SetColor(color(line.Tone)))
	if line.Pawn != nil {
		return frame.Lead(mark.NewPawn(*line.Pawn, theme.Size(look.BodySize)), said)
	}
	return said
}

// marks draws short words side by side or, if the part has heads, in columns below them.
func (c *column) marks(part page.Part, rows []page.Row) fyne.CanvasObject {
	flow := frame.NewFlow(look.Space1)
	if len(part.Heads) > 0 {
		flow = container.NewGridWithColumns(len(part.Heads))
	}
	for _, head := range part.Heads {
		flow.Add(text.New(head, core.Caption).SetAlign(fyne.TextAlignCenter))
	}
	for _, row := range rows {
		if row.Short == "" {
			flow.Add(frame.Stack(0))
			continue
		}
		style := core.Body
		if row.Chosen {
			style = core.Strong
		}
		short := text.New(row.Short, style).SetAlign(fyne.TextAlignCenter)
		flow.Add(list.NewTile(spoken(row), short, c.of.tapped(row.Open)).SetChosen(row.Chosen))
	}
	return flow
}

func sized(by frame.Sized, o fyne.CanvasObject) *fyne.Container { return container.New(by, o) }

func spacer(height float32) fyne.CanvasObject {
	return sized(frame.Sized{Least: func(fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, height) }}, frame.Stack(0))
}

// evenly is a layout of columns of equal width, in which all objects are as high as the highest.
type evenly struct{ count int }

func (evenly) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, object := range o {
		height = max(height, object.MinSize().Height)
	}
	return fyne.NewSize(0, height)
}

func (e evenly) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - look.Space2*float32(e.count-1)) / float32(e.count)
	for i, object := range o {
		core.Place(object, float32(i)*(width+look.Space2), 0, width, size.Height)
	}
}
