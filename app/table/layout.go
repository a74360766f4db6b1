package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
)

// tableLayout lays the parts of the table out: the board above the seats, or beside them where the height is small;
// on a wide window with the sheet beside both, on a very wide one with the log as well. It moves and hides parts, it
// never makes any.
type tableLayout struct {
	shell *shell.Shell
	head, finder, matrix,
	log, sheet, foot fyne.CanvasObject
	latest *latestPart
	// figures is the matrix that scrolls within its part.
	figures *matrix.Matrix
	board   *ladder.Board
	// many reports whether there are so many seats that one has to be found.
	many func() bool
	// placed is told when the parts have their places, and whether there was no room for the ladders of the board.
	placed func(crowded bool)
	// tracks reports whether the board is wanted in the place of the matrix, unfolded whether the rows of what companies
	// and the bank hold are, where the game folds them away: then the seats leave no room to what happened last.
	tracks, unfolded func() bool
	// chart is the way of the prices, where the seats and what happened last leave room.
	chart *priceChart
	// listed brings the log up to date when it comes into sight.
	listed func()
	// shaped is told the shape whenever the parts are laid out.
	shaped func(shell.Shape)
}

// An area is a part of the page.
type area struct{ x, y, width, height float32 }

// cut takes a part of the height off at the foot.
func (a area) cut(height float32) (rest, foot area) {
	height = min(height, a.height)
	return area{a.x, a.y, a.width, a.height - height}, area{a.x, a.y + a.height - height, a.width, height}
}

// skip takes a part of the height off at the top.
func (a area) skip(height float32) (top, rest area) {
	height = min(height, a.height)
	return area{a.x, a.y, a.width, height}, area{a.x, a.y + height, a.width, a.height - height}
}

// lay puts an object into an area, and hides it where there is none.
func (a area) lay(o fyne.CanvasObject) {
	shown := a.width > 0 && a.height > 0
	core.Show(o, shown)
	if shown {
		core.Place(o, a.x, a.y, a.width, a.height)
	}
}

const (
	// highestBoard is the highest that a board grows, widestTable the widest that a table does.
	highestBoard, widestTable float32 = 560, 1500
	// cornerWidth is room for what happened last beside the board, latestLeast the least height of it beneath the
	// seats.
	cornerWidth, latestLeast float32 = 220, 60
	// toldLeast is the height of what happened last beneath the seats that a chart leaves, also while a bar stands over
	// it.
	toldLeast float32 = 220
	// minChart is the least height of a chart beneath the seats, highestChart the highest that it grows.
	minChart, highestChart float32 = 180, 420
	// tallBoard is the height of a board that yields no more of it to a chart.
	tallBoard float32 = 480
	// thinnest is the narrowest column of figures that a ladder stands on.
	thinnest float32 = 44
)

// MinSize is a small phone's, on its side or not.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

// Layout places the parts by the width and the height.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shape := l.shell.Shape(size.Width)
	l.shaped(shape)
	l.head.Resize(fyne.NewSize(size.Width, l.head.MinSize().Height)) // the width tells how high its words stand
	top, body := area{0, 0, size.Width, size.Height}.skip(l.head.MinSize().Height)
	top.lay(l.head)
	log, sheet := area{}, area{}
	if shape == shell.DesktopShape {
		side, drawer := shell.Sides(size.Width)
		log = area{0, body.y, side, body.height}
		sheet = area{size.Width - drawer, body.y, drawer, body.height}
		body.x, body.width, body.height = side, size.Width-side-drawer, body.height-look.Space2
		if widest := widestTable * l.factor(); body.width > widest {
			body.x, body.width = body.x+(body.width-widest)/2, widest
		}
	}
	listed := l.log.Visible()
	if log.lay(l.log); l.log.Visible() && !listed {
		l.listed()
	}
	sheet.lay(l.sheet)
	core.Show(l.foot, shape != shell.DesktopShape)
	if body.height < shell.LowHeight*l.factor() && body.width > body.height && l.board.Ladders() {
		l.placed(l.sideBySide(body))
		return
	}
	if l.foot.Visible() {
		foot := area{}
		body, foot = body.cut(l.foot.MinSize().Height)
		foot.lay(l.foot)
	}
	l.placed(l.stacked(shape, body))
}

// factor is how much larger than normal the text is.
func (l *tableLayout) factor() float32 { return core.Factor(l.figures) }

// sideBySide lays the board at the left of the seats, with the buttons beneath these, and reports whether there was no
// room.
func (l *tableLayout) sideBySide(body area) (crowded bool) {
	least := l.board.MinSize()
	wide := max(least.Width+look.Space2, body.width*0.42)
	crowded = least.Height+look.Space2 > body.height || wide+l.figures.MinSize().Width > body.width
	if crowded {
		wide = 0
	}
	if crowded && l.tracks() {
		if l.foot.Visible() {
			foot := area{}
			body, foot = body.cut(l.foot.MinSize().Height)
			foot.lay(l.foot)
		}
		l.onlyBoard(body)
		return true
	}
	l.board.SetColumns(nil)
	l.lay(area{body.x + look.Space2, body.y + look.Space2, wide - look.Space2, body.height - 2*look.Space2})
	right := area{body.x + wide, body.y, body.width - wide, body.height}
	if l.foot.Visible() {
		foot := area{}
		right, foot = right.cut(l.foot.MinSize().Height)
		foot.lay(l.foot)
	}
	heading := matrix.HeadPrices
	if !crowded {
		heading = matrix.HeadCodes
	}
	hands := area{}
	if l.latest.handed { // what the table has to do is seen before all of the seats are
		right, hands = right.cut(min(l.latest.height(), right.height-3*look.Target))
	}
	rest := l.seats(right, heading, 0)
	rest.height += hands.height
	l.told(rest)
	return crowded
}

// stacked lays the parts out one beneath the other, and reports whether there was no room for the ladders.
func (l *tableLayout) stacked(shape shell.Shape, body area) (crowded bool) {
	gap := look.Space2
	if !l.board.Ladders() {
		l.board.SetColumns(nil)
		rows, foot := body.cut(l.board.FootHeight(body.width - 2*gap))
		l.lay(area{foot.x + gap, foot.y, foot.width - 2*gap, foot.height - gap})
		l.told(l.seats(rows, matrix.HeadPrices, l.latest.height()))
		return false
	}
	columns := l.columns(body.width)
	heading, value := matrix.HeadCodes, body.height*0.28 // however much happened, so that no board and no seat moves
	corner := len(columns) > 0 && columns[0].X >= cornerWidth*l.factor()
	if columns != nil {
		heading = matrix.HeadNothing
	}
	need := l.figures.HeightAt(body.width, heading) + l.find()
	if corner {
		value = 0
		if chart := minChart * l.factor(); body.height-need-chart >= tallBoard*l.factor() {
			value = chart
		}
	}
	board, least := body.height-need-value, l.board.MinSize().Height+gap
	if shape != shell.PhoneShape { // what happened last makes room first, then the board; in the end the seats scroll
		board = max(board, least, body.height/3, min(body.height*0.4, body.height-need-latestLeast))
	}
	if board = min(board, body.height-min(need, 3*look.Target)); board < least { // the seats keep what they need
		if l.tracks() {
			l.onlyBoard(body)
			return true
		}
		l.lay(area{})
		l.told(l.seats(body, matrix.HeadPrices, l.latest.height()))
		return true
	}
	above, rows := body.skip(min(board, highestBoard*l.factor()))
	rest := l.seats(rows, heading, value)
	at := area{above.x + gap, above.y + gap, above.width - 2*gap, above.height - gap}
	if columns != nil { // no more felt than there is to lie on it
		first, last := columns[0], columns[len(columns)-1]
		at.x, at.width = above.x+first.X-look.Space1, last.X+last.Width-first.X+2*look.Space1
		if corner {
			area{above.x, above.y, first.X - look.Space2, above.height}.lay(l.latest.content)
			l.prices(rest)
		}
		for i := range columns {
			columns[i].X -= first.X - look.Space1
		}
	}
	if !corner {
		l.told(rest)
	}
	l.board.SetColumns(columns)
	l.lay(at)
	return false
}

// columns is where ladders stand that each have their column beneath them; nil where the columns are too narrow for it.
func (l *tableLayout) columns(width float32) []core.Span {
	if width < look.TabletWidth {
		return nil
	}
	columns := l.figures.Columns(width)
	for _, c := range columns {
		if c.Width < thinnest*l.factor() {
			return nil
		}
	}
	return columns
}

// lay places the board.
func (l *tableLayout) lay(at area) { at.lay(l.board) }

// onlyBoard lays the board in the place of everything else.
func (l *tableLayout) onlyBoard(body area) {
	gap := look.Space2
	for _, o := range []fyne.CanvasObject{l.finder, l.matrix, l.latest.content, l.chart.content} {
		core.Show(o, false)
	}
	l.board.SetColumns(nil)
	l.lay(area{body.x + gap, body.y + gap, body.width - 2*gap, body.height - 2*gap})
}

// seats lays the matrix out, with the field that finds a seat above it, and gives what is left beneath: a height at
// least where there is room for both.
func (l *tableLayout) seats(body area, heading matrix.Heading, value float32) (rest area) {
	l.figures.SetHeading(heading)
	find, rows := body.skip(l.find())
	find.lay(l.finder)
	if l.unfolded() {
		value = 0
	}
	need := l.figures.HeightAt(body.width, heading)
	if room := rows.height - need; room >= latestLeast {
		value = min(value, room)
	} else if value = min(value, l.spare(rows, heading)); value < minLatestHeight { // the seats scroll
		value = 0
	}
	if value < latestLeast {
		value = 0
	}
	matrix, rest := rows.skip(min(need, rows.height-value))
	matrix.lay(l.matrix)
	return rest
}

// spare is the height that what happened last may take where the rows scroll: that of what companies and the bank hold,
// but for the first of it, and a quarter at least.
func (l *tableLayout) spare(rows area, heading matrix.Heading) float32 {
	return max(rows.height*0.25, rows.height-l.figures.SeatsHeightAt(rows.width, heading)-look.Target)
}

// told lays what happened last out beneath the seats, and the chart of the prices beneath that where several lines of
// it have room. However much happened, the chart stays where it is.
func (l *tableLayout) told(rest area) {
	told, chart := rest.cut(max(0, min(rest.height*0.6, highestChart*l.factor(), rest.height-toldLeast*l.factor())))
	if !l.prices(chart) {
		told = rest
	}
	if told.height < latestLeast {
		told.height = 0
	}
	told.lay(l.latest.content)
}

// prices lays the chart of the prices out, and reports whether there was room for it.
func (l *tableLayout) prices(at area) bool {
	if at.height < minChart*l.factor() || !l.chart.wanted() {
		at.height = 0
	}
	at.height = min(at.height, highestChart*l.factor())
	at.lay(l.chart.content)
	l.chart.update()
	return at.height > 0
}

// find is the height of the field that finds a seat among many.
func (l *tableLayout) find() float32 {
	if !l.many() {
		return 0
	}
	return l.finder.MinSize().Height
}
