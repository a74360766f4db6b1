package ladder

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
)

// A priceChart draws prices in rows and columns, with a token for each company in its cell. Cells in which a company
// may be launched have a stronger edge.
type priceChart struct {
	board    *Board
	squares  []*canvas.Rectangle
	labels   []*canvas.Text
	tokens   map[int]*token
	foreseen []*foreseen
	origin   fyne.Position
	cell     fyne.Size
	// columns is the number of columns side by side. If the space is narrow and high, a wide chart is divided into
	// bands, one below another.
	columns int
}

const (
	leastCell, widestCell, highestCell float32 = 20, 92, 72
	cellGap, bandGap                   float32 = 2, 10
)

func newPriceChart(board *Board) *priceChart {
	return &priceChart{board: board, tokens: map[int]*token{}, columns: 1}
}

func (c *priceChart) of() *view.PriceChart { return c.board.lanes[0].Chart }

func (c *priceChart) objects(on []int) []fyne.CanvasObject {
	b, cells := c.board, c.of().Cells
	for len(c.squares) < len(cells) {
		c.squares = append(c.squares, &canvas.Rectangle{CornerRadius: look.Radius / 2})
		c.labels = append(c.labels, canvas.NewText("", nil))
	}
	var all []fyne.CanvasObject
	for i, cell := range cells {
		square, label := c.squares[i], c.labels[i]
		square.FillColor, square.StrokeColor, square.StrokeWidth = core.Tint(b, look.Card), core.Tint(b, look.Rule), 1
		core.Write(b, label, words.Number(cell.Price), core.Caption, look.Ink)
		label.Alignment = fyne.TextAlignCenter
		if cell.Marked {
			square.StrokeColor, square.StrokeWidth = core.Tint(b, look.Soft), 2
			label.TextStyle.Bold = true
		}
		all = append(all, square, label)
	}
	for _, company := range on {
		all = append(all, c.token(company).ghost)
	}
	for _, f := range c.foreseen {
		all = append(all, f.paint(b)...)
	}
	for _, company := range on {
		all = append(all, c.token(company))
	}
	return all
}

func (c *priceChart) token(company int) *token {
	t, known := c.tokens[company]
	if !known {
		t = newToken(c.board.lanes[company], func() { c.board.tapped(company) })
		t.Join(c.board.stop)
		c.tokens[company] = t
	}
	t.update(c.board.lanes[company])
	return t
}

func (c *priceChart) tokenHeight() float32 { return core.LineHeight(c.board, core.Strong) + 2 }

func (c *priceChart) least() fyne.Size {
	rows, columns := float32(c.of().Rows), float32(c.of().Columns)
	return fyne.NewSize(columns*leastCell, rows*(core.LineHeight(c.board, core.Caption)+c.tokenHeight()*0.9))
}

func (c *priceChart) readable() float32 {
	widest := float32(0)
	for _, cell := range c.of().Cells {
		widest = max(widest, core.Measure(c.board, words.Number(cell.Price), core.Caption).Width)
	}
	return float32(c.of().Columns) * (widest + 3*cellGap)
}

func (c *priceChart) layout(on []int, width, height float32) {
	chart, factor := c.of(), max(1, core.Factor(c.board))
	bands := c.bands(width, height)
	c.columns = (chart.Columns + bands - 1) / bands
	gaps := float32(bands-1) * bandGap
	c.cell = fyne.NewSize(min(width/float32(c.columns), widestCell*factor),
		min((height-gaps)/float32(chart.Rows*bands), highestCell*factor))
	c.origin = fyne.NewPos((width-c.cell.Width*float32(c.columns))/2,
		(height-gaps-c.cell.Height*float32(chart.Rows*bands))/2)
	line := core.LineHeight(c.board, core.Caption)
	size := core.Scaled(c.board, look.CaptionSize)
	for _, label := range c.labels {
		label.TextSize = size
		fit(label, c.cell.Width-2*cellGap)
		size = label.TextSize // all prices get the size of the longest
	}
	for i, cell := range chart.Cells {
		at := c.corner(cell)
		core.Place(c.squares[i], at.X+cellGap/2, at.Y+cellGap/2, c.cell.Width-cellGap, c.cell.Height-cellGap)
		c.labels[i].TextSize = size
		core.Place(c.labels[i], at.X, at.Y+cellGap/2, c.cell.Width, line)
	}
	c.layoutForeseen()
	c.layoutTokens(on)
}

// bands returns the number of bands into which the chart is divided. That is the fewest with readable prices, or as
// many as the height allows, because each band needs space for tokens.
func (c *priceChart) bands(width, height float32) int {
	bands := 1
	for width*float32(bands) < c.readable() && c.least().Height*float32(bands+1)+bandGap*float32(bands) <= height {
		bands++
	}
	return bands
}

func (c *priceChart) foresees(company int) bool {
	return slices.ContainsFunc(c.foreseen, func(f *foreseen) bool { return f.path.Number == company })
}

func (c *priceChart) corner(cell view.Cell) fyne.Position {
	band := cell.Column / c.columns
	return c.origin.AddXY(float32(cell.Column%c.columns)*c.cell.Width,
		float32(band*c.of().Rows+cell.Row)*c.cell.Height+float32(band)*bandGap)
}

func (c *priceChart) layoutTokens(on []int) {
	cells := c.of().Cells
	for _, company := range on {
		t, lane := c.token(company), c.board.lanes[company]
		at, size := c.tokenPlace(on, company, lane.At)
		was, wide := c.tokenPlace(on, company, lane.From)
		core.Show(t.ghost, lane.From != lane.At && !c.foresees(company))
		from := c.corner(cells[lane.From])
		core.Place(t.ghost, from.X+cellGap/2, from.Y+cellGap/2, c.cell.Width-cellGap, c.cell.Height-cellGap)
		core.Place(t, core.Between(was.X, at.X, t.way), core.Between(was.Y, at.Y, t.way),
			core.Between(wide.Width, size.Width, t.way), size.Height)
	}
}

func (c *priceChart) tokenPlace(on []int, company, index int) (fyne.Position, fyne.Size) {
	place, count, code := 0, 1, core.Measure(c.board, c.board.lanes[company].Company.Code, core.Strong)
	for _, other := range on {
		if other != company && c.board.lanes[other].At == index {
			count++
			if other < company {
				place++
			}
			code = code.Max(core.Measure(c.board, c.board.lanes[other].Company.Code, core.Strong))
		}
	}
	at, top := c.corner(c.of().Cells[index]), core.LineHeight(c.board, core.Caption)
	columns := c.abreast(count, code, fyne.NewSize(c.cell.Width-2*cellGap, c.cell.Height-top-cellGap))
	rows := (count + columns - 1) / columns
	highest := c.tokenHeight() * 1.25
	if c.cell.Width < leastCell*1.5 { // the shape is above the code
		highest = c.tokenHeight() * 2
	}
	size := fyne.NewSize((c.cell.Width-2*cellGap)/float32(columns),
		min((c.cell.Height-top-cellGap)/float32(rows), highest))
	left := c.cell.Height - top - cellGap - size.Height*float32(rows)
	return at.AddXY(cellGap+float32(place%columns)*size.Width, top+left/2+float32(place/columns)*size.Height), size
}

// abreast returns the number of tokens side by side in a cell: all or, if more than two are in a narrow cell, about
// half. If the codes are then not readable, abreast returns the number at which they are largest. If codes are not
// readable at any number, tokens show only their shapes, which abreast makes as large as possible.
func (c *priceChart) abreast(count int, code, room fyne.Size) int {
	usual := count
	if c.cell.Width < leastCell*1.5*float32(count) && count > 2 {
		usual = (count + 1) / 2
	}
	size := func(columns int) fyne.Size {
		rows := (count + columns - 1) / columns
		return fyne.NewSize(room.Width/float32(columns), room.Height/float32(rows))
	}
	if codeScale(code, size(usual)) >= smallest {
		return usual
	}
	best, largest := 1, float32(0)
	for columns := 1; columns <= count; columns++ {
		if part := codeScale(code, size(columns)); part > largest {
			best, largest = columns, part
		}
	}
	if largest >= smallest {
		return best
	}
	best, largest = 1, 0
	for columns := 1; columns <= count; columns++ {
		if side := min(size(columns).Width, size(columns).Height); side > largest {
			best, largest = columns, side
		}
	}
	return best
}

// smallest is the least scale at which a code without its shape is readable.
const smallest = 0.55

func codeScale(code, token fyne.Size) float32 {
	return min((token.Width-2)/code.Width, (token.Height+2)/code.Height)
}

// fit shrinks a text to a width, but not below half its size.
func fit(t *canvas.Text, width float32) {
	if now := look.Measure(t.Text, t.TextSize, t.TextStyle).Width; now > width && now > 0 {
		t.TextSize *= max(0.5, width/now)
	}
}
