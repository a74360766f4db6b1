// Package layout arranges the objects of the table and of a sheet. It moves and hides objects, but never makes any.
package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
)

// Table arranges the parts of the table. The board is above the seats, or beside them in a low window. A wide window
// has the sheet beside both, and a very wide window also has the log.
type Table struct {
	Shell *shell.Shell
	Head, Finder, Latest, Chart,
	Log, Sheet, Foot fyne.CanvasObject
	Board   *ladder.Board
	Matrix  fyne.CanvasObject
	Figures *matrix.Matrix
	// LatestHeight returns the height of the latest events, HandsHeight the height of the players' tasks.
	LatestHeight, HandsHeight func() float32
	// NeedsFinder reports whether there are enough seats for a finder.
	NeedsFinder func() bool
	// AfterLayout is called after each layout; crowded reports whether the board's ladders did not fit.
	AfterLayout func(crowded bool)
	// Tracks reports whether the board replaces the matrix. Unfolded reports whether the holdings of companies and the
	// bank are unfolded; then there is no space for the latest events.
	Tracks, Unfolded func() bool
	// Charted reports whether there is a price history to chart; Drawn updates the chart.
	Charted     func() bool
	UpdateChart func()
	UpdateLog   func()
	// Shaped is called with the shape at each layout.
	Shaped func(shell.Shape)
}

const (
	highestBoard, widestTable float32 = 560, 1500
	// LatestLeast is the height of a few lines of the latest events.
	LatestLeast float32 = 96
	// cornerWidth is the width of the latest events beside the board, stripLeast their least height below the seats.
	cornerWidth, stripLeast float32 = 220, 60
	// toldLeast is the least height of the latest events between the seats and a chart, with space for a bar over them.
	toldLeast              float32 = 220
	minChart, highestChart float32 = 180, 420
	// tallBoard is the least height of a board with a chart below the seats.
	tallBoard float32 = 480
	thinnest  float32 = 44
)

// MinSize is the size of a small phone in either orientation.
func (l *Table) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (l *Table) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shape := l.Shell.Shape(size)
	l.Shaped(shape)
	l.Head.Resize(fyne.NewSize(size.Width, l.Head.MinSize().Height)) // the height depends on the width
	top, body := core.NewArea(0, 0, size.Width, size.Height).Skip(l.Head.MinSize().Height)
	top.Lay(l.Head)
	log, sheet := core.Area{}, core.Area{}
	switch shape {
	case shell.UprightShape:
		body, sheet = body.Cut(shell.Beneath(size.Height))
	case shell.DesktopShape:
		side, drawer := shell.Sides(size.Width)
		log = core.NewArea(0, body.Y, side, body.Height)
		sheet = core.NewArea(size.Width-drawer, body.Y, drawer, body.Height)
		body.X, body.Width, body.Height = side, size.Width-side-drawer, body.Height-look.Space2
		if widest := widestTable * l.factor(); body.Width > widest {
			body.X, body.Width = body.X+(body.Width-widest)/2, widest
		}
	}
	listed := l.Log.Visible()
	if log.Lay(l.Log); l.Log.Visible() && !listed {
		l.UpdateLog()
	}
	sheet.Lay(l.Sheet)
	core.Show(l.Foot, !shape.Parted())
	low := body.Height < shell.LowHeight*l.factor() && body.Width > body.Height && l.Board.Ladders()
	if low && (shape != shell.UprightShape || l.airy(body)) {
		l.AfterLayout(l.sideBySide(body))
		return
	}
	l.AfterLayout(l.stacked(shape, l.layFoot(body)))
}

func (l *Table) layFoot(in core.Area) core.Area {
	if !l.Foot.Visible() {
		return in
	}
	rest, foot := in.Cut(l.Foot.MinSize().Height)
	foot.Lay(l.Foot)
	return rest
}

func (l *Table) factor() float32 { return core.Factor(l.Figures) }

func (l *Table) sideBySide(body core.Area) (crowded bool) {
	wide := l.boardBeside(body)
	if crowded = l.crowded(body); crowded {
		wide = 0
	}
	if crowded && l.Tracks() {
		l.onlyBoard(l.layFoot(body))
		return true
	}
	l.Board.SetColumns(nil)
	core.NewArea(body.X+look.Space2, body.Y+look.Space2, wide-look.Space2, body.Height-2*look.Space2).Lay(l.Board)
	right := l.layFoot(core.NewArea(body.X+wide, body.Y, body.Width-wide, body.Height))
	heading := matrix.HeadPrices
	if !crowded && !l.Board.Charted() {
		heading = matrix.HeadCodes
	}
	// The players' tasks get space before the last seats do.
	right, hands := right.Cut(max(0, min(l.HandsHeight(), right.Height-3*look.Target)))
	rest := l.seats(right, heading, 0)
	rest.Height += hands.Height
	l.layLatest(rest)
	return crowded
}

func (l *Table) boardBeside(body core.Area) float32 {
	return max(l.Board.MinSize().Width+look.Space2, body.Width*0.42)
}

func (l *Table) crowded(body core.Area) bool {
	return l.Board.MinSize().Height+look.Space2 > body.Height ||
		l.boardBeside(body)+l.Figures.MinSize().Width > body.Width
}

// airy reports whether, with the board beside the rows, the rows are no higher than below it and a chart is readable.
func (l *Table) airy(body core.Area) bool {
	if l.boardBeside(body) < l.Board.ReadableWidth() {
		return false
	}
	beside := l.Figures.HeightAt(body.Width-l.boardBeside(body), matrix.HeadCodes)
	return !l.crowded(body) && beside <= l.Figures.HeightAt(body.Width, matrix.HeadCodes)
}

func (l *Table) stacked(shape shell.Shape, body core.Area) (crowded bool) {
	gap := look.Space2
	if !l.Board.Ladders() {
		l.Board.SetColumns(nil)
		rows, foot := body.Cut(l.Board.FootHeight(body.Width - 2*gap))
		core.NewArea(foot.X+gap, foot.Y, foot.Width-2*gap, foot.Height-gap).Lay(l.Board)
		l.layLatest(l.seats(rows, matrix.HeadPrices, l.LatestHeight()))
		return false
	}
	columns := l.columns(body.Width)
	heading, value := matrix.HeadCodes, body.Height*0.28 // a fixed height, because board and seats should not move
	corner := len(columns) > 0 && columns[0].X >= cornerWidth*l.factor()
	switch {
	case columns != nil:
		heading = matrix.HeadNothing
	case l.Board.Charted():
		heading = matrix.HeadPrices
	}
	need := l.Figures.HeightAt(body.Width, heading) + l.find()
	if corner {
		value = 0
		if chart := minChart * l.factor(); body.Height-need-chart >= tallBoard*l.factor() {
			value = chart
		}
	}
	board, least := body.Height-need-value, l.Board.MinSize().Height+gap
	if shape == shell.UprightShape { // the seats and the first row below them need no scrolling
		seats := l.Figures.SeatsHeightAt(body.Width, heading) + l.find()
		board = max(board, body.Height-min(need, seats+look.Target))
	}
	if shape == shell.PhoneShape && l.factor() > 1 && l.sparse(body) { // large text has space for the ladders, too
		board = max(board, least)
	}
	if shape != shell.PhoneShape { // first the latest events shrink, then the board; finally the seats scroll
		board = max(board, least, body.Height/3, min(body.Height*0.4, body.Height-need-stripLeast))
	}
	if board = min(board, body.Height-min(need, 3*look.Target)); board < least { // leave the seats the space they need
		if l.Tracks() {
			l.onlyBoard(body)
			return true
		}
		core.Area{}.Lay(l.Board)
		l.layLatest(l.seats(body, matrix.HeadPrices, l.LatestHeight()))
		return true
	}
	above, rows := body.Skip(min(board, highestBoard*l.factor()))
	rest := l.seats(rows, heading, value)
	at := core.NewArea(above.X+gap, above.Y+gap, above.Width-2*gap, above.Height-gap)
	if columns != nil { // no background beyond the ladders
		first, last := columns[0], columns[len(columns)-1]
		at.X, at.Width = above.X+first.X-look.Space1, last.X+last.Width-first.X+2*look.Space1
		if corner {
			core.NewArea(above.X, above.Y, first.X-look.Space2, above.Height).Lay(l.Latest)
			l.prices(rest)
		}
		for i := range columns {
			columns[i].X -= first.X - look.Space1
		}
	}
	if !corner {
		l.layLatest(rest)
	}
	l.Board.SetColumns(columns)
	at.Lay(l.Board)
	return false
}

// sparse reports whether the smallest ladders leave the seats more than half of the height.
func (l *Table) sparse(body core.Area) bool {
	least := l.Board.MinSize()
	return least.Height < 0.45*body.Height && least.Width <= body.Width-2*look.Space2
}

// columns returns the positions of ladders above their companies' columns, or nil if a column is too narrow.
func (l *Table) columns(width float32) []core.Span {
	if width < look.TabletWidth || l.Board.Charted() {
		return nil
	}
	columns := l.Figures.Columns(width)
	for _, c := range columns {
		if c.Width < thinnest*l.factor() {
			return nil
		}
	}
	return columns
}

func (l *Table) onlyBoard(body core.Area) {
	gap := look.Space2
	for _, o := range []fyne.CanvasObject{l.Finder, l.Matrix, l.Latest, l.Chart} {
		core.Show(o, false)
	}
	l.Board.SetColumns(nil)
	core.NewArea(body.X+gap, body.Y+gap, body.Width-2*gap, body.Height-2*gap).Lay(l.Board)
}

// seats lays out the matrix below the finder, and returns the area below the matrix. value is the wanted height of that
// area; if the matrix needs the space, the height is less or even 0.
func (l *Table) seats(body core.Area, heading matrix.Heading, value float32) (rest core.Area) {
	l.Figures.SetHeading(heading)
	find, rows := body.Skip(l.find())
	find.Lay(l.Finder)
	if l.Unfolded() {
		value = 0
	}
	need := l.Figures.HeightAt(body.Width, heading)
	if room := rows.Height - need; room >= stripLeast {
		value = min(value, room)
	} else if value = min(value, l.spare(rows, heading)); value < LatestLeast { // the seats scroll
		value = 0
	}
	if value < stripLeast {
		value = 0
	}
	matrix, rest := rows.Skip(min(need, rows.Height-value))
	matrix.Lay(l.Matrix)
	return rest
}

// spare returns the height that the latest events may take if the rows scroll. It is what the seats and the first row
// below them leave, but at least a quarter of the height.
func (l *Table) spare(rows core.Area, heading matrix.Heading) float32 {
	return max(rows.Height*0.25, rows.Height-l.Figures.SeatsHeightAt(rows.Width, heading)-look.Target)
}

// layLatest lays out the latest events below the seats and, if several lines of events still fit, the price chart
// below. The chart's position does not depend on the events.
func (l *Table) layLatest(rest core.Area) {
	told, chart := rest.Cut(max(0, min(rest.Height*0.6, highestChart*l.factor(), rest.Height-toldLeast*l.factor())))
	if !l.prices(chart) {
		told = rest
	}
	if told.Height < stripLeast {
		told.Height = 0
	}
	told.Lay(l.Latest)
}

func (l *Table) prices(at core.Area) bool {
	if at.Height < minChart*l.factor() || !l.Charted() {
		at.Height = 0
	}
	at.Height = min(at.Height, highestChart*l.factor())
	at.Lay(l.Chart)
	l.UpdateChart()
	return at.Height > 0
}

func (l *Table) find() float32 {
	if !l.NeedsFinder() {
		return 0
	}
	return l.Finder.MinSize().Height
}
