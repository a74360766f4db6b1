package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
)

// tableLayout lays the parts of the table out: one column on a phone or a tablet, three on a desktop. It moves and
// hides parts, it never makes any.
type tableLayout struct {
	shell *shell.Shell
	head, finder, matrix, board, latest,
	log, sheet, foot fyne.CanvasObject
	// figures is the matrix that scrolls within its part, prices the board.
	figures *widget.Matrix
	prices  *widget.PriceBoard
	// many tells whether there are so many seats that one has to be found.
	many func() bool
	// latestHeight is the height that what happened last asks for.
	latestHeight func() float32
	// placed is told when the parts have their places, and whether there was no room for the ladders of the board.
	placed func(crowded bool)
	// tracks tells whether the board is wanted in the place of the matrix.
	tracks func() bool
	// shaped is told the shape whenever the parts are laid out.
	shaped func(shell.Shape)
}

// MinSize is a small phone's.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 420) }

// Layout places the parts by the width.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shape := l.shell.Shape(size.Width)
	l.shaped(shape)
	top := l.head.MinSize().Height
	widget.Place(l.head, 0, 0, size.Width, top)
	widget.Show(l.matrix, true)
	if shape == shell.DesktopShape {
		l.desktop(top, size)
		l.placed(false)
		return
	}
	l.placed(l.column(shape, top, size))
}

// column lays the parts out one beneath the other, and tells whether there was no room for the ladders.
func (l *tableLayout) column(shape shell.Shape, top float32, size fyne.Size) (crowded bool) {
	widget.Show(l.log, false)
	widget.Show(l.sheet, false)
	widget.Show(l.foot, true)
	gap := look.Space2
	foot := l.foot.MinSize().Height
	widget.Place(l.foot, 0, size.Height-foot, size.Width, foot)
	room := size.Height - top - foot - gap
	find := l.find()
	// The matrix gets what it needs, but leaves something for what happened last.
	value := min(l.latestHeight(), room*0.28)
	matrix := min(l.figures.HeightAt(size.Width)+find, room-value)
	board, own := float32(0), l.prices.HeightAt(size.Width-2*gap)
	switch {
	case own > 0 && shape == shell.TabletShape:
		board = own + gap
	case own > 0: // on a phone the heads of the matrix show as much
	case shape == shell.TabletShape:
		board = min(max(260, room-matrix-220), 640)
		matrix = min(matrix, room-board-value)
	case room-matrix > 360:
		board = min(max(200, room-matrix-180), 420)
	}
	if room-matrix-board < 60 {
		board = 0
	}
	crowded = board == 0 && own == 0
	if crowded && l.tracks() {
		board, matrix, find = room-value, 0, 0
		widget.Show(l.matrix, false)
	}
	widget.Show(l.finder, find > 0)
	y := top
	widget.Show(l.board, board > 0)
	if board > 0 {
		widget.Place(l.board, gap, y+gap, size.Width-2*gap, board-gap)
		y += board
	}
	widget.Place(l.finder, 0, y, size.Width, find)
	widget.Place(l.matrix, 0, y+find, size.Width, matrix-find)
	y += matrix
	widget.Show(l.latest, true)
	widget.Place(l.latest, 0, y, size.Width, size.Height-foot-y)
	return crowded
}

// find is the height of the field that finds a seat among many.
func (l *tableLayout) find() float32 {
	if !l.many() {
		return 0
	}
	return l.finder.MinSize().Height
}

// What happened last gets a height on a desktop as long as the board keeps its own.
const toldHeight, boardHeight float32 = 140, 360

func (l *tableLayout) desktop(top float32, size fyne.Size) {
	for _, o := range []fyne.CanvasObject{l.log, l.sheet, l.board, l.matrix} {
		widget.Show(o, true)
	}
	widget.Show(l.foot, false)
	side, entry := shell.Sides(size.Width)
	height := size.Height - top
	widget.Place(l.log, 0, top, side, height)
	widget.Place(l.sheet, size.Width-entry, top, entry, height)
	middle, gap := size.Width-side-entry, look.Space3
	find := l.find()
	widget.Show(l.finder, find > 0)
	matrix := min(l.figures.HeightAt(middle)+find, height*0.6)
	board := min(height-matrix-gap, 560)
	if own := l.prices.HeightAt(middle - 2*gap); own > 0 {
		board = min(board, own+gap)
		matrix = min(l.figures.HeightAt(middle)+find, height-board-toldHeight)
	} else if value := height - matrix - toldHeight; value >= boardHeight {
		board = min(board, value)
	}
	widget.Place(l.board, side+gap, top+gap, middle-2*gap, board-gap)
	widget.Place(l.finder, side, top+board, middle, find)
	widget.Place(l.matrix, side, top+board+find, middle, matrix-find)
	rest := height - board - matrix
	widget.Show(l.latest, rest > 80)
	widget.Place(l.latest, side, top+board+matrix, middle, max(0, rest))
}
