package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func TestMatrixLooks(t *testing.T) {
	light(t)
	golden(t, "matrix-390", NewMatrix(sampleView(6), nil), 374, 340)
	golden(t, "matrix-900", NewMatrix(sampleView(4), nil), 900, 300)
}

func TestMatrixPreviewLooks(t *testing.T) {
	light(t)
	golden(t, "matrix-preview", preview(), 374, 260)
}

// figures are the cells of a matrix that are shown.
func figures(m *Matrix) []*matrixCell {
	var all []*matrixCell
	for _, o := range test.WidgetRenderer(m).Objects() {
		if c, ok := o.(*matrixCell); ok {
			all = append(all, c)
		}
	}
	return all
}

func TestSixSeatsAndFiveDigitsFitAPhone(t *testing.T) {
	light(t)
	m := NewMatrix(sampleView(6), nil)
	stand(t, m, 366, 500)
	g := m.arrange(366)
	if g.stacked || g.part != 1 {
		t.Errorf("366 wide it is stacked %v at %v of the size", g.stacked, g.part)
	}
	seen := 0
	for _, c := range figures(m) {
		seen++
		size := c.Size()
		if size.Height < look.Target || !within(fyne.NewSize(366, 500), c) {
			t.Errorf("%s: %v at %v", c.label, size, c.Position())
		}
		if width := shrunk(c, c.written(), c.style, c.part).Width; width > size.Width {
			t.Errorf("%s: %s is %v wide in a cell of %v", c.label, c.written(), width, size.Width)
		}
	}
	if seen != 36 {
		t.Errorf("%d figures, want 36", seen)
	}
}

func TestLargeTextIsStackedAndStaysInside(t *testing.T) {
	a := light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	m := NewMatrix(sampleView(6), nil)
	stand(t, m, 366, 900)
	if g := m.arrange(366); !g.stacked {
		t.Error("the largest text is not stacked at 366")
	}
	for _, c := range figures(m) {
		if width := shrunk(c, c.written(), c.style, c.part).Width; width > c.Size().Width {
			t.Errorf("%s: %s is %v wide in a cell of %v", c.label, c.written(), width, c.Size().Width)
		}
	}
}

func TestWideMatrixHasLargeFigures(t *testing.T) {
	light(t)
	m := NewMatrix(sampleView(4), nil)
	if g := m.arrange(900); g.stacked || g.style != FigureText {
		t.Errorf("at 900 it is stacked %v in style %d", g.stacked, g.style)
	}
}

func TestCellsReportSeatAndColumn(t *testing.T) {
	light(t)
	var got [][2]int
	m := NewMatrix(sampleView(2), func(seat, column int) { got = append(got, [2]int{seat, column}) })
	stand(t, m, 374, 200)
	for _, o := range test.WidgetRenderer(m).Objects() {
		if w, ok := o.(fyne.Tappable); ok {
			w.Tapped(&fyne.PointEvent{})
		}
	}
	want := [][2]int{{HeadRow, 0}, {HeadRow, 1}, {HeadRow, 2}, {HeadRow, 3}}
	for seat := range 2 {
		want = append(want, [2]int{seat, NameColumn}, [2]int{seat, CashColumn}, [2]int{seat, 0}, [2]int{seat, 1},
			[2]int{seat, 2}, [2]int{seat, 3}, [2]int{seat, WorthColumn})
	}
	if len(got) != len(want) {
		t.Fatalf("reported %v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("tap %d reported %v, want %v", i, got[i], want[i])
		}
	}
}

func TestArrowsWalkTheColumns(t *testing.T) {
	light(t)
	m := NewMatrix(sampleView(3), nil)
	c := stand(t, m, 374, 300).Canvas()
	c.Focus(m.cell(1, 2))
	for _, step := range []struct {
		key  fyne.KeyName
		want fyne.Focusable
	}{{fyne.KeyDown, m.cell(2, 2)}, {fyne.KeyDown, m.cell(2, 2)}, {fyne.KeyRight, m.cell(2, 3)}, {fyne.KeyUp, m.cell(1, 3)},
		{fyne.KeyUp, m.cell(0, 3)}, {fyne.KeyUp, m.heads[3]}} {
		press(c.Focused(), step.key)
		if c.Focused() != step.want {
			t.Errorf("%s leads to %v", step.key, c.Focused().(fyne.Accessible).AccessibilityLabel())
		}
	}
}

func TestMatrixSpeaks(t *testing.T) {
	light(t)
	m := preview().(*Matrix)
	stand(t, m, 374, 300)
	for _, c := range []struct {
		of   fyne.Accessible
		want string
	}{
		{m.cell(0, CashColumn), "Ben, cash 640, +300"}, {m.cell(2, 1), "Zoe, Red 0, –3"}, {m.heads[1], "Red price 80, –40"},
		{m.names[1], "Anastasia Petrovna, 1."}, {m.cell(3, WorthColumn), "Мария, worth 1240"},
	} {
		if got := c.of.AccessibilityLabel(); got != c.want {
			t.Errorf("spoken %q, want %q", got, c.want)
		}
	}
}

func TestMatrixFollowsAnUpdate(t *testing.T) {
	light(t)
	m := NewMatrix(sampleView(6), nil)
	w := stand(t, m, 374, 400)
	view := sampleView(3)
	view.Companies = view.Companies[:2]
	for i := range view.Seats {
		view.Seats[i].Shares = view.Seats[i].Shares[:2]
	}
	view.Seats[0].Turn, view.Seats[2].Turn = false, true
	m.Update(view)
	if got := len(figures(m)); got != 12 {
		t.Errorf("%d figures after the update, want 12", got)
	}
	w.Resize(fyne.NewSize(900, 400))
	if got := m.cell(0, CashColumn).style; got != FigureText {
		t.Errorf("wide, the figures have style %d", got)
	}
}

func TestOutIsStruckAndWhoseTurnHasAnArrow(t *testing.T) {
	light(t)
	m := NewMatrix(sampleView(6), nil)
	stand(t, m, 374, 400)
	for seat, name := range m.names {
		var arrow *canvas.ArbitraryPolygon
		var strike *canvas.Line
		for _, o := range test.WidgetRenderer(name).Objects() {
			switch o := o.(type) {
			case *canvas.ArbitraryPolygon:
				arrow = o
			case *canvas.Line:
				strike = o
			}
		}
		if arrow.Visible() != (seat == 0) || strike.Visible() != (seat == 4) {
			t.Errorf("seat %d: arrow %v, struck %v", seat, arrow.Visible(), strike.Visible())
		}
	}
}

func TestManyCompaniesKeepTheirPlace(t *testing.T) {
	light(t)
	view := MatrixView{Cash: "cash", Worth: "worth"}
	for i := range 6 {
		view.Companies = append(view.Companies, MatrixCompany{Company{"c" + string(rune('a'+i)), "AB", ""}, 100, 0})
	}
	for range 6 {
		view.Seats = append(view.Seats, MatrixSeat{Name: "Ann", Cash: 99999, Shares: []int{1, 2, 3, 4, 5, 6}, Worth: 99999, Rank: 1})
	}
	m := NewMatrix(view, nil)
	stand(t, m, 374, 700)
	if least := m.MinSize(); least.Width > 374 {
		t.Errorf("six companies need %v", least)
	}
}

func BenchmarkMatrixUpdate(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	m := NewMatrix(sampleView(6), nil)
	w := test.NewTempWindow(b, m)
	w.Resize(fyne.NewSize(900, 500))
	views := []MatrixView{sampleView(6), sampleView(6)}
	for i := range views[1].Seats {
		views[1].Seats[i].Cash++
	}
	n := 0
	for b.Loop() {
		n++
		m.Update(views[n%2])
	}
}
