package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// tableLayout lays the parts of the table out: one column on a phone or a tablet, three on a desktop. It moves and
// hides parts, it never makes any.
type tableLayout struct {
	shell *Shell
	head, finder, matrix, board, latest,
	log, sheet, foot fyne.CanvasObject
	// figures is the matrix that scrolls within its part, prices the board.
	figures *widget.Matrix
	prices  *widget.PriceBoard
	// many tells whether there are so many seats that one has to be found.
	many func() bool
	// told is the height that what happened last asks for.
	told func() float32
	// placed is told when the parts have their places, and whether there was no room for the ladders of the board.
	placed func(crowded bool)
	// tracks tells whether the board is wanted in the place of the matrix.
	tracks func() bool
	// shaped is told the shape whenever the parts are laid out.
	shaped func(Shape)
}

// MinSize is a small phone's.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 420) }

// Layout places the parts by the width.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shape := l.shell.Shape(size.Width)
	l.shaped(shape)
	top := l.head.MinSize().Height
	put(l.head, 0, 0, size.Width, top)
	show(l.matrix, true)
	if shape == DesktopShape {
		l.desktop(top, size)
		l.placed(false)
		return
	}
	l.placed(l.column(shape, top, size))
}

// column lays the parts out one beneath the other, and tells whether there was no room for the ladders.
func (l *tableLayout) column(shape Shape, top float32, size fyne.Size) (crowded bool) {
	show(l.log, false)
	show(l.sheet, false)
	show(l.foot, true)
	gap := look.Space2
	foot := l.foot.MinSize().Height
	put(l.foot, 0, size.Height-foot, size.Width, foot)
	room := size.Height - top - foot - gap
	find := l.find()
	// The matrix gets what it needs, but leaves something for what happened last.
	told := min(l.told(), room*0.28)
	matrix := min(l.figures.HeightAt(size.Width)+find, room-told)
	board, own := float32(0), l.prices.HeightAt(size.Width-2*gap)
	switch {
	case own > 0 && shape == TabletShape:
		board = own + gap
	case own > 0: // on a phone the heads of the matrix show as much
	case shape == TabletShape:
		board = min(max(260, room-matrix-220), 640)
		matrix = min(matrix, room-board-told)
	case room-matrix > 360:
		board = min(max(200, room-matrix-180), 420)
	}
	if room-matrix-board < 60 {
		board = 0
	}
	crowded = board == 0 && own == 0
	if crowded && l.tracks() {
		board, matrix, find = room-told, 0, 0
		show(l.matrix, false)
	}
	show(l.finder, find > 0)
	y := top
	show(l.board, board > 0)
	if board > 0 {
		put(l.board, gap, y+gap, size.Width-2*gap, board-gap)
		y += board
	}
	put(l.finder, 0, y, size.Width, find)
	put(l.matrix, 0, y+find, size.Width, matrix-find)
	y += matrix
	show(l.latest, true)
	put(l.latest, 0, y, size.Width, size.Height-foot-y)
	return crowded
}

// find is the height of the field that finds a seat among many.
func (l *tableLayout) find() float32 {
	if !l.many() {
		return 0
	}
	return l.finder.MinSize().Height
}

// sides are the widths of the log and of the sheet beside the table on a desktop.
func sides(width float32) (side, entry float32) {
	if width >= 1500 {
		return 330, 460
	}
	return 250, 384
}

// What happened last gets a height on a desktop as long as the board keeps its own.
const toldHeight, boardHeight float32 = 140, 360

func (l *tableLayout) desktop(top float32, size fyne.Size) {
	for _, o := range []fyne.CanvasObject{l.log, l.sheet, l.board, l.matrix} {
		show(o, true)
	}
	show(l.foot, false)
	side, entry := sides(size.Width)
	height := size.Height - top
	put(l.log, 0, top, side, height)
	put(l.sheet, size.Width-entry, top, entry, height)
	middle, gap := size.Width-side-entry, look.Space3
	find := l.find()
	show(l.finder, find > 0)
	matrix := min(l.figures.HeightAt(middle)+find, height*0.6)
	board := min(height-matrix-gap, 560)
	if own := l.prices.HeightAt(middle - 2*gap); own > 0 {
		board = min(board, own+gap)
		matrix = min(l.figures.HeightAt(middle)+find, height-board-toldHeight)
	} else if told := height - matrix - toldHeight; told >= boardHeight {
		board = min(board, told)
	}
	put(l.board, side+gap, top+gap, middle-2*gap, board-gap)
	put(l.finder, side, top+board, middle, find)
	put(l.matrix, side, top+board+find, middle, matrix-find)
	rest := height - board - matrix
	show(l.latest, rest > 80)
	put(l.latest, side, top+board+matrix, middle, max(0, rest))
}

func put(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

func show(o fyne.CanvasObject, visible bool) {
	if visible != o.Visible() {
		if visible {
			o.Show()
		} else {
			o.Hide()
		}
	}
}
