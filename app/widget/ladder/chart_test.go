package ladder

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

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
	path := view.Path{Number: 2, Cells: []int{1, 2, 3}, Steps: []view.Step{view.Up, view.Right}, Prices: []int{70, 80, 90}}
	before := len(test.WidgetRenderer(b).Objects())
	b.Foresee([]view.Path{path})
	if drawn := len(test.WidgetRenderer(b).Objects()) - before; drawn != 5 || b.chart.tokens[2].ghost.Visible() {
		t.Errorf("a path of two steps has %d parts beside where the marker came from", drawn)
	}
	end, last := b.chart.foreseen[0].frame.Position(), b.chart.corner(chart.Cells[3])
	if end.X < last.X || end.Y < last.Y || end.X > last.X+b.chart.cell.Width || end.Y > last.Y+b.chart.cell.Height {
		t.Errorf("the path ends at %v, its last cell is at %v", end, last)
	}
	b.Foresee(nil)
	expect.True(t, len(test.WidgetRenderer(b).Objects()) == before, "the path is still drawn")
	if one, other := b.chart.tokens[0], b.chart.tokens[1]; one.Position().X+one.Size().Width > other.Position().X+0.1 {
		t.Errorf("the tokens at %v and %v overlap", one.Position(), other.Position())
	}
}

// In a narrow cell the shape is above the code. In a low cell only the code is shown.
func TestATokenInANarrowCell(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light})
	for _, c := range []struct {
		size  fyne.Size
		shape bool
		above bool
	}{
		{fyne.NewSize(60, 24), true, false}, {fyne.NewSize(20, 44), true, true}, {fyne.NewSize(20, 20), false, false},
	} {
		chart := &view.PriceChart{Rows: 1, Columns: 1, Cells: []view.Cell{{Price: 60}}}
		token := newToken(view.Lane{Company: view.Company{Name: "Southern", Code: "S"}, Chart: chart}, nil)
		test.NewTempWindow(t, token)
		token.Resize(c.size)
		parts := test.WidgetRenderer(token).Objects()
		shape, code := parts[1], parts[2].(*canvas.Text)
		expect.Equal(t, shape.Visible(), c.shape, "in %v the shape is seen", c.size)
		whole := core.Measure(token, "S", core.Strong).Width
		wide := code.Size().Width
		expect.True(t, wide >= whole*readable, "in %v the code is %v wide of %v", c.size, wide, whole)
		middle := func(o fyne.CanvasObject) float32 { return o.Position().Y + o.Size().Height/2 }
		expect.Equal(t, c.shape && middle(shape)+shape.Size().Height/2 < middle(code), c.above,
			"in %v the shape stands above the code", c.size)
	}
}

func TestPricesOfAChartAreOfOneSize(t *testing.T) {
	widgettest.Light(t)
	chart := &view.PriceChart{Rows: 1, Columns: 3, Cells: []view.Cell{{Price: 60}, {Column: 1, Price: 1200, Marked: true},
		{Column: 2, Price: 90}}}
	b := NewBoard([]view.Lane{{Company: view.Company{Code: "N"}, Chart: chart, Price: 60}}, nil)
	test.NewTempWindow(t, b)
	for _, width := range []float32{600, 60} {
		b.chart.layout([]int{0}, width, 200)
		first := b.chart.labels[0].TextSize
		expect.Equal(t, first < core.Scaled(b, look.CaptionSize), width == 60, "in %v the prices shrink", width)
		for i, label := range b.chart.labels {
			expect.Equal(t, label.TextSize, first, "in %v price %d is as large as", width, i)
		}
	}
}

func wide(t *testing.T, companies int) *Board {
	t.Helper()
	widgettest.Light(t)
	chart := &view.PriceChart{Rows: 3, Columns: 37}
	for at := range 3 * 37 {
		chart.Cells = append(chart.Cells, view.Cell{Row: at / 37, Column: at % 37, Price: 100 + at})
	}
	var lanes []view.Lane
	for n := range companies {
		lanes = append(lanes, view.Lane{Company: view.Company{Code: "GW" + string(rune('A'+n))}, Chart: chart,
			Price: 210, At: 110, From: 110})
	}
	b := NewBoard(lanes, nil)
	test.NewTempWindow(t, b).Resize(fyne.NewSize(1010, 250))
	return b
}

// In a narrow and high space a wide chart is divided into bands, but not in a low space.
func TestAWideChartStandsInBands(t *testing.T) {
	b := wide(t, 1)
	for size, columns := range map[fyne.Size]int{
		fyne.NewSize(374, 700): 13, fyne.NewSize(374, 150): 37, fyne.NewSize(1600, 700): 37,
	} {
		b.chart.layout([]int{0}, size.Width, size.Height)
		expect.Equal(t, b.chart.columns, columns, "columns side by side in %v", size)
		for i, square := range b.chart.squares {
			at, end := square.Position(), square.Position().Add(square.Size())
			expect.True(t, at.X >= 0 && at.Y >= 0 && end.X <= size.Width && end.Y <= size.Height,
				"in %v the cell %d is at %v", size, i, at)
		}
	}
}

func TestMarkersOfANarrowCellAreRead(t *testing.T) {
	for count, codes := range map[int]bool{3: true, 9: false} {
		b := wide(t, count)
		for company := range count {
			token := b.chart.tokens[company]
			parts := test.WidgetRenderer(token).Objects()
			shape, code := parts[1], parts[2]
			expect.Equal(t, code.Visible(), codes, "of %d the code is seen", count)
			seen := code
			if !codes {
				seen = shape
			}
			inside := seen.Position().X >= 0 && seen.Position().X+seen.Size().Width <= token.Size().Width+1
			expect.True(t, inside && seen.Visible(), "of %d the marker %d shows at %v in %v", count, company,
				seen.Position(), token.Size())
		}
	}
}
