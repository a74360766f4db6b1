package present

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
)

// leastTelevision is the least width and height of a window for charts, and the least width of one for the round.
const leastTelevision float32 = 360

type layout struct {
	head, charts fyne.CanvasObject
	round        fyne.CanvasObject
	matrix       *matrix.Matrix
	seats        *container.Scroll
	board        *ladder.Board
}

func (l *layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (l *layout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	gap := look.Space4
	core.Show(l.round, size.Width >= leastTelevision)
	top, body := core.NewArea(0, 0, size.Width, size.Height).Skip(l.head.MinSize().Height)
	top.Lay(l.head)
	table, charts := body, core.Area{}
	core.Show(l.charts, min(size.Width, size.Height) >= leastTelevision)
	switch {
	case !l.charts.Visible():
	case size.Width > size.Height:
		table.Width = body.Width * tableShare
		charts = core.NewArea(table.Width+gap, body.Y, body.Width-table.Width-2*gap, body.Height-gap)
	default:
		table, charts = body.Cut(body.Height * 0.35)
		charts.X, charts.Width = gap, charts.Width-2*gap
	}
	columns := l.matrix.Columns(table.Width)
	if l.board.Charted() {
		columns = nil
	}
	heading := matrix.HeadNothing
	if columns == nil {
		heading = matrix.HeadCodes
	}
	board := table.Height - l.matrix.HeightAt(table.Width, heading) - gap
	if !l.board.Ladders() || board < l.board.MinSize().Height {
		board, heading = 0, matrix.HeadPrices
		if spare := table.Height - l.matrix.HeightAt(table.Width, heading) - gap; spare > 0 && charts.Y > table.Y {
			table.Height -= spare
			charts.Y, charts.Height = charts.Y-spare, charts.Height+spare
		}
	}
	l.matrix.SetHeading(heading)
	above, rows := table.Skip(board)
	rows.Lay(l.seats)
	charts.Lay(l.charts)
	if columns != nil && board > 0 {
		first, last := columns[0], columns[len(columns)-1]
		above.X, above.Width = first.X-look.Space1, last.X+last.Width-first.X+2*look.Space1
		for i := range columns {
			columns[i].X -= above.X
		}
	} else {
		columns = nil
		above.X, above.Width = above.X+gap, above.Width-gap
	}
	l.board.SetColumns(columns)
	above.Lay(l.board)
}
