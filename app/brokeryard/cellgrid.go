package brokeryard

import "fyne.io/fyne/v2"

// cellGrid puts cells close together in columns of equal width, all rows as high as the highest cell.
type cellGrid struct{ columns int }

// cellGap is the space between cells.
const cellGap = 2

func (g cellGrid) cell(o []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, cell := range o {
		least = least.Max(cell.MinSize())
	}
	return least
}

func (g cellGrid) rows(o []fyne.CanvasObject) int { return (len(o) + g.columns - 1) / g.columns }

// MinSize fits the largest cell everywhere.
func (g cellGrid) MinSize(o []fyne.CanvasObject) fyne.Size {
	least, columns, rows := g.cell(o), float32(g.columns), float32(g.rows(o))
	return fyne.NewSize(columns*(least.Width+cellGap)-cellGap, max(0, rows*(least.Height+cellGap)-cellGap))
}

// Layout places the cells row by row.
func (g cellGrid) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := g.cell(o).Height
	width := (size.Width - cellGap*float32(g.columns-1)) / float32(g.columns)
	for i, cell := range o {
		cell.Move(fyne.NewPos(float32(i%g.columns)*(width+cellGap), float32(i/g.columns)*(height+cellGap)))
		cell.Resize(fyne.NewSize(width, height))
	}
}
