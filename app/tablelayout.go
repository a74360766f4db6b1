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
	head, matrix, board, latest,
	log, sheet, foot fyne.CanvasObject
	// figures is the matrix that scrolls within its part.
	figures *widget.Matrix
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
	if shape == DesktopShape {
		l.desktop(top, size)
		return
	}
	l.column(shape, top, size)
}

func (l *tableLayout) column(shape Shape, top float32, size fyne.Size) {
	show(l.log, false)
	show(l.sheet, false)
	show(l.foot, true)
	gap := look.Space2
	foot := l.foot.MinSize().Height
	put(l.foot, 0, size.Height-foot, size.Width, foot)
	room := size.Height - top - foot - gap
	// The matrix gets what it needs, but leaves something for what happened last.
	matrix := min(l.figures.HeightAt(size.Width), room*0.72)
	board := float32(0)
	switch {
	case shape == TabletShape:
		board = max(260, room-matrix-220)
	case room-matrix > 360:
		board = min(max(200, room-matrix-180), 420)
	}
	if room-matrix-board < 60 {
		board = 0
	}
	y := top
	show(l.board, board > 0)
	if board > 0 {
		put(l.board, gap, y+gap, size.Width-2*gap, board-gap)
		y += board
	}
	put(l.matrix, 0, y, size.Width, matrix)
	y += matrix
	show(l.latest, true)
	put(l.latest, 0, y, size.Width, size.Height-foot-y)
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
	matrix := min(l.figures.HeightAt(middle), height*0.6)
	board := min(height-matrix-gap, 560)
	if told := height - matrix - toldHeight; told >= boardHeight {
		board = min(board, told)
	}
	put(l.board, side+gap, top+gap, middle-2*gap, board-gap)
	put(l.matrix, side, top+board, middle, matrix)
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
