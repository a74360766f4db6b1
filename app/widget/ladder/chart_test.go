package ladder

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
)

// Two companies in one cell of a chart stand beside each other within it, and one that moved in its own cell; each says
// its row.
func TestTokensStandInTheirCells(t *testing.T) {
	test.NewTempApp(t)
	chart := &view.PriceChart{Rows: 2, Columns: 3, Cells: []view.Cell{{Row: 1, Price: 60}, {Row: 1, Column: 1, Price: 70},
		{Column: 1, Price: 80, Marked: true}, {Column: 2, Price: 90}}}
	lane := func(code string, at, from int) view.Lane {
		return view.Lane{Company: view.Company{Name: code, Code: code}, Chart: chart, Price: chart.Cells[at].Price,
			Before: chart.Cells[from].Price, At: at, From: from}
	}
	b := NewBoard([]view.Lane{lane("N", 2, 2), lane("S", 2, 2), lane("E", 1, 3)}, nil)
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(300, 200))
	for company, row := range []float32{0, 0, 1} {
		token, at := b.chart.tokens[company], b.chart.corner(chart.Cells[b.lanes[company].At])
		inside := token.Position().X >= at.X && token.Position().X+token.Size().Width <= at.X+b.chart.cell.Width &&
			token.Position().Y >= at.Y && token.Position().Y+token.Size().Height <= at.Y+b.chart.cell.Height
		if !inside || at.Y != b.chart.origin.Y+row*b.chart.cell.Height {
			t.Errorf("the token %d is at %v, %v large; its cell at %v is %v", company, token.Position(), token.Size(), at,
				b.chart.cell)
		}
	}
	if one, other := b.chart.tokens[0], b.chart.tokens[1]; one.Position().X+one.Size().Width > other.Position().X+0.1 {
		t.Errorf("the tokens at %v and %v overlap", one.Position(), other.Position())
	}
}
