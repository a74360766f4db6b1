package ladder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

// foreseen is an arrow on the chart from a marker through the cells of its move, with a frame around the last cell.
type foreseen struct {
	path view.Path
	// lines holds the lines from cell to cell, followed by the two lines of the arrowhead.
	lines []*canvas.Line
	frame *canvas.Rectangle
}

const arrowHead, pathWidth float32 = 9, 3

// Foresee draws the moves of an entry being filled in, and removes the moves drawn before.
func (b *Board) Foresee(paths []view.Path) {
	if len(paths) == 0 && len(b.chart.foreseen) == 0 {
		return
	}
	b.chart.foreseen = nil
	for _, path := range paths {
		f := &foreseen{path: path, frame: &canvas.Rectangle{CornerRadius: look.Radius / 2}}
		for range len(path.Steps) + 2 {
			f.lines = append(f.lines, &canvas.Line{})
		}
		b.chart.foreseen = append(b.chart.foreseen, f)
	}
	b.Refresh()
}

func (f *foreseen) paint(of fyne.Widget) []fyne.CanvasObject {
	ink := core.Tint(of, mark.Dress(f.path.Company).Ink)
	f.frame.StrokeColor, f.frame.StrokeWidth = ink, pathWidth
	all := []fyne.CanvasObject{f.frame}
	for _, line := range f.lines {
		line.StrokeColor, line.StrokeWidth = ink, pathWidth
		all = append(all, line)
	}
	return all
}

func (c *priceChart) layoutForeseen() {
	cells, top := c.of().Cells, core.LineHeight(c.board, core.Caption)
	center := func(index int) fyne.Position {
		return c.corner(cells[index]).AddXY(c.cell.Width/5, (top+c.cell.Height)/2)
	}
	for _, f := range c.foreseen {
		last := len(f.path.Cells) - 1
		at := c.corner(cells[f.path.Cells[last]])
		core.Place(f.frame, at.X+cellGap/2, at.Y+cellGap/2, c.cell.Width-cellGap, c.cell.Height-cellGap)
		for i := range last {
			f.lines[i].Position1, f.lines[i].Position2 = center(f.path.Cells[i]), center(f.path.Cells[i+1])
		}
		tip := center(f.path.Cells[last])
		back := tip.Subtract(center(f.path.Cells[last-1]))
		long := max(1, max(back.X, -back.X)+max(back.Y, -back.Y))
		along := fyne.NewPos(back.X/long*arrowHead, back.Y/long*arrowHead)
		for i, side := range []float32{1, -1} {
			head := f.lines[last+i]
			head.Position1 = tip
			head.Position2 = tip.Subtract(along).AddXY(along.Y*side, along.X*side)
		}
	}
}
