package widget

import (
	"fmt"
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

// However wide it was before, a matrix looks as one that is new at its width: no figure stands over another column.
func TestAMatrixForgetsTheWidthThatItHad(t *testing.T) {
	light(t)
	m := NewMatrix(crowd(6, 4), nil)
	stand(t, m, 1200, 600)
	for _, width := range []float32{900, 480, 390, 700, 1200, 500} {
		m.Resize(fyne.NewSize(width, 600))
		fresh := NewMatrix(crowd(6, 4), nil)
		stand(t, fresh, width, 600)
		for key, cell := range fresh.cells {
			if was := m.cells[key]; was.inset != cell.inset || was.Position() != cell.Position() || was.Size() != cell.Size() {
				t.Errorf("at %v %s stands %v from the end of %v at %v, must be %v of %v at %v", width, cell.label, was.inset, was.Size(), was.Position(), cell.inset, cell.Size(), cell.Position())
			}
		}
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
				if arrow == nil { // the mark of the seat comes after it
					arrow = o
				}
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
		view.Companies = append(view.Companies, MatrixCompany{
			Company: Company{Key: "c" + string(rune('a'+i)), Code: "AB"}, Price: 100})
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

// crowd is a view of many seats and companies.
func crowd(seats, companies int) MatrixView {
	view := MatrixView{Cash: "cash", Worth: "worth", Price: "price"}
	keys := make([]string, companies)
	for i := range companies {
		keys[i] = fmt.Sprintf("c%d", i)
	}
	for i, suit := range look.SuitsFor(keys) {
		view.Companies = append(view.Companies, MatrixCompany{
			Company: Company{Key: keys[i], Code: string([]rune{rune('A' + i), 'X'}), Dress: suit}, Price: 10 * (i + 1), Move: 5 * (i % 3)})
	}
	for seat := range seats {
		s := MatrixSeat{Name: fmt.Sprintf("Player %d", seat+1), Cash: 100 * seat, Worth: 200 * seat, Rank: seats - seat, Turn: seat == 1}
		for i := range companies {
			s.Shares = append(s.Shares, max(0, (seat+i)%4-1))
		}
		view.Seats = append(view.Seats, s)
	}
	return view
}

// treasuries is a view of twelve companies with certificates, a seat in debt, and what companies and the bank hold.
func treasuries() MatrixView {
	view := crowd(3, 12)
	view.Seats[0].Cash, view.Seats[0].Shares[3] = -250, -4
	view.Seats[1].Notes = make([]string, 12)
	view.Seats[1].Notes[1], view.Seats[1].Notes[5] = "2 split", "dir."
	view.Extras = []MatrixExtra{
		{Name: "Treasury", Figures: []int{120, 0, 0, 340, 0, 0, 80, 0, 0, 0, 0, 1200}},
		{Name: "Bank pool", Figures: []int{0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}},
	}
	return view
}

func TestTwelveCompaniesLook(t *testing.T) {
	light(t)
	golden(t, "matrix-twelve-390", NewMatrix(treasuries(), nil), 390, 620)
	golden(t, "matrix-twelve-820", NewMatrix(treasuries(), nil), 820, 420)
}

func TestTwelveCompaniesStayInsideAPhone(t *testing.T) {
	light(t)
	m := NewMatrix(treasuries(), nil)
	stand(t, m, 390, m.HeightAt(390, HeadPrices))
	if g := m.arrange(390); !g.folded {
		t.Fatal("twelve companies are not folded at 390")
	}
	if least := m.MinSize(); least.Width > 390 {
		t.Errorf("the least width is %v", least.Width)
	}
	seen := map[string]bool{}
	for _, o := range test.WidgetRenderer(m).Objects() {
		switch o := o.(type) {
		case *matrixCell:
			seen[o.AccessibilityLabel()] = true
			if size := o.Size(); size.Height < look.Target || !within(m.Size(), o) {
				t.Errorf("%s: %v at %v", o.label, size, o.Position())
			}
		case *matrixHead:
			if !within(m.Size(), o) {
				t.Errorf("%s stands at %v", o.company.Code, o.Position())
			}
		}
	}
	for _, want := range []string{"Player 1, cash -250", "Player 1, DX -4", "Player 2, BX 1, 2 split", "Treasury, LX 1200", "Bank pool, FX 1"} {
		if !seen[want] {
			t.Errorf("%q is not among %v", want, seen)
		}
	}
	if seen["Player 1, AX 0"] {
		t.Error("a folded row shows what a seat does not hold")
	}
}

func TestExtraRowsReportTheirRow(t *testing.T) {
	light(t)
	var got [][2]int
	m := NewMatrix(treasuries(), func(seat, column int) { got = append(got, [2]int{seat, column}) })
	stand(t, m, 820, 420)
	test.Tap(m.cell(ExtraRow, 3))
	test.Tap(m.cell(ExtraRow-1, 5))
	if len(got) != 2 || got[0] != [2]int{ExtraRow, 3} || got[1] != [2]int{ExtraRow - 1, 5} {
		t.Errorf("reported %v", got)
	}
}

func TestExtraRowsShowTheirDifference(t *testing.T) {
	light(t)
	before, after := treasuries(), treasuries()
	after.Extras[0].Figures = append([]int{170}, before.Extras[0].Figures[1:]...)
	before.Extras = before.Extras[:1]
	after.Before = &before
	m := NewMatrix(after, nil)
	stand(t, m, 820, 420)
	for _, c := range []struct{ row, column, want int }{{ExtraRow, 0, 50}, {ExtraRow, 3, 0}, {ExtraRow - 1, 1, 2}, {0, 3, 0}} {
		if got := m.cell(c.row, c.column).delta; got != c.want {
			t.Errorf("row %d, column %d differs by %d, must be %d", c.row, c.column, got, c.want)
		}
	}
}

func TestCompaniesThatAreNotShownHaveNoColumn(t *testing.T) {
	light(t)
	var got [][2]int
	view := sampleView(2)
	view.Shown = []int{2}
	m := NewMatrix(view, func(seat, column int) { got = append(got, [2]int{seat, column}) })
	stand(t, m, 374, 200)
	if n := len(figures(m)); n != 6 {
		t.Errorf("%d figures, want cash, one company and worth of two seats", n)
	}
	test.Tap(m.cell(1, 2))
	view.Shown = []int{}
	m.Update(view)
	if n := len(figures(m)); n != 4 || len(got) != 1 || got[0] != [2]int{1, 2} {
		t.Errorf("%d figures of no company, reported %v", n, got)
	}
}

func TestOrderOfSeats(t *testing.T) {
	light(t)
	view := crowd(60, 4)
	view.Order = []int{59, 3, 10}
	m := NewMatrix(view, nil)
	c := stand(t, m, 374, 400).Canvas()
	if n := len(figures(m)); n != 18 {
		t.Errorf("%d figures of three seats", n)
	}
	if m.names[59].Position().Y >= m.names[3].Position().Y || m.names[3].Position().Y >= m.names[10].Position().Y {
		t.Error("the rows do not stand in the order asked for")
	}
	c.Focus(m.cell(59, 1))
	press(c.Focused(), fyne.KeyDown)
	if c.Focused() != m.cell(3, 1) {
		t.Error("down does not lead to the next row")
	}
}

func TestOfManySeatsOnlyThoseInSightAreDrawn(t *testing.T) {
	light(t)
	m := NewMatrix(crowd(60, 4), nil)
	stand(t, m, 374, m.HeightAt(374, HeadPrices))
	if n := len(figures(m)); n != 360 {
		t.Errorf("%d figures without a window", n)
	}
	m.Window(900, 400)
	if n := len(figures(m)); n > 240 || n == 0 {
		t.Errorf("%d figures in a window", n)
	}
	if y := m.heads[0].Position().Y; y != 900 {
		t.Errorf("scrolled by 900, the prices stand at %v", y)
	}
	for _, c := range figures(m) {
		if c.Position().Y < 300 || c.Position().Y > 2100 {
			t.Errorf("%s is drawn at %v", c.label, c.Position())
		}
	}
	m.Window(0, 400)
	if y := m.heads[0].Position().Y; y != 0 {
		t.Errorf("scrolled back, the prices stand at %v", y)
	}
}

func TestAPreviewOfManySeatsShowsThoseWhoChange(t *testing.T) {
	light(t)
	before, after := crowd(60, 4), crowd(60, 4)
	after.Before = &before
	m := NewMatrix(after, nil)
	stand(t, m, 374, 400)
	if n := len(m.view.rows()); n != 60 {
		t.Errorf("nothing changes, and %d rows are shown", n)
	}
	after.Seats[41].Cash++
	m.Update(after)
	if rows := m.view.rows(); len(rows) != 1 || rows[0] != 41 {
		t.Errorf("one seat changes, and the rows are %v", rows)
	}
}

func BenchmarkMatrixOfSixtySeats(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	views := []MatrixView{crowd(60, 4), crowd(60, 4)}
	for i := range views[1].Seats {
		views[1].Seats[i].Cash++
	}
	for _, c := range []struct {
		name   string
		height float32
	}{{"all", 0}, {"window", 480}} {
		b.Run(c.name, func(b *testing.B) {
			m := NewMatrix(views[0], nil)
			w := test.NewTempWindow(b, m)
			w.Resize(fyne.NewSize(390, 2800))
			m.Window(700, c.height)
			n := 0
			for b.Loop() {
				n++
				m.Update(views[n%2])
			}
		})
	}
}

// A matrix of prices alone has no words over figures of players that it does not show.
func TestAMatrixOfPricesAloneNamesNoFigures(t *testing.T) {
	view := MatrixView{Cash: "cash", Worth: "worth", Order: []int{}, Seats: []MatrixSeat{{Name: "Anna", Shares: []int{1}}},
		Companies: []MatrixCompany{{Company: Company{Code: "R"}, Price: 80}}}
	m := NewMatrix(view, nil)
	m.SetHeading(HeadPrices)
	test.NewTempWindow(t, m).Resize(fyne.NewSize(400, 300))
	if d := m.drawing; d.cash[0].Text != "" || d.worth[0].Text != "" {
		t.Errorf("%q and %q stand over nothing", d.cash[0].Text, d.worth[0].Text)
	}
}

// Where seats stand in two lines, a row of what companies hold stands in two as well, with its name whole.
func TestRowsOfCompaniesAreNamedWhole(t *testing.T) {
	light(t)
	view := crowd(4, 6)
	view.Extras = []MatrixExtra{{Name: "In the treasuries", Figures: []int{105, 120, 160, 140, 90, 80}}}
	m := NewMatrix(view, nil)
	stand(t, m, 390, 700)
	if g := m.arrange(390); !g.stacked || g.folded {
		t.Fatal("the seats do not stand in two lines")
	}
	if got := m.drawing.row(ExtraRow).title.Text; got != "In the treasuries" {
		t.Errorf("the row is called %q", got)
	}
}

// At the end, when everything is paid out, no column is left of what was held; prices that stand in the matrix stay.
func TestSpentSharesHaveNoColumns(t *testing.T) {
	light(t)
	view := crowd(3, 6)
	view.Spent = true
	m := NewMatrix(view, nil)
	stand(t, m, 390, 400)
	if got := len(m.shown()); got != 6 {
		t.Errorf("%d prices are shown", got)
	}
	if m.SetHeading(HeadCodes); len(m.shown()) != 0 {
		t.Errorf("companies %v have columns", m.shown())
	}
}
