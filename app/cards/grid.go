// Package cards has the grid that cells of a few editors lie in.
package cards

import "fyne.io/fyne/v2"

// A Grid lays cells out in columns of equal width.
type Grid struct {
	Columns int
	// Gap is the space between cells.
	Gap float32
	// MinWidth is the least width that a cell gets along with; 0 asks the cells.
	MinWidth float32
	// Even makes all rows as high as the highest cell; otherwise each is as high as its own.
	Even bool
}

// gap is between the cells of a deck and of trades.
const gap float32 = 2

// NewGrid puts cells close together in columns of equal width, all rows as high as the highest cell. It fits a small
// phone.
func NewGrid(columns int) Grid { return Grid{Columns: columns, Gap: gap, MinWidth: 70, Even: true} }

func (g Grid) MinSize(o []fyne.CanvasObject) fyne.Size {
	width, height := g.MinWidth, float32(0)
	if width == 0 {
		for _, cell := range o {
			width = max(width, cell.MinSize().Width)
		}
	}
	for row := 0; row < len(o); row += g.Columns {
		height += g.height(o, row) + g.Gap
	}
	return fyne.NewSize(float32(g.Columns)*(width+g.Gap)-g.Gap, max(0, height-g.Gap))
}

// height is that of the row that begins with a cell.
func (g Grid) height(o []fyne.CanvasObject, first int) float32 {
	cells, height := o[first:min(first+g.Columns, len(o))], float32(0)
	if g.Even {
		cells = o
	}
	for _, cell := range cells {
		height = max(height, cell.MinSize().Height)
	}
	return height
}

func (g Grid) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - g.Gap*float32(g.Columns-1)) / float32(g.Columns)
	y := float32(0)
	for row := 0; row < len(o); row += g.Columns {
		height := g.height(o, row)
		for i, cell := range o[row:min(row+g.Columns, len(o))] {
			cell.Move(fyne.NewPos(float32(i)*(width+g.Gap), y))
			cell.Resize(fyne.NewSize(width, height))
		}
		y += height + g.Gap
	}
}
