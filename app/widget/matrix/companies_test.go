package matrix

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func treasuries() view.Matrix {
	shown := crowd(3, 12)
	shown.Seats[0].Cash, shown.Seats[0].Shares[3] = -250, -4
	shown.Seats[1].Notes = make([]string, 12)
	shown.Seats[1].Notes[1], shown.Seats[1].Notes[5] = "2 split", "dir."
	shown.Extras = []view.Extra{
		{Name: "Treasury", Figures: []int{120, 0, 0, 340, 0, 0, 80, 0, 0, 0, 0, 1200}},
		{Name: "Bank pool", Figures: []int{0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}},
	}
	return shown
}

func TestTwelveCompaniesLook(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "matrix-twelve-390", New(treasuries(), nil), 390, 620)
	widgettest.Golden(t, "matrix-twelve-820", New(treasuries(), nil), 820, 420)
}

func TestTwelveCompaniesStayInsideAPhone(t *testing.T) {
	widgettest.Light(t)
	m := New(treasuries(), nil)
	widgettest.Stand(t, m, 390, m.HeightAt(390, HeadPrices))
	must.Hold(t, m.arrange(390).folded, "twelve companies are not folded at 390")
	least := m.MinSize()
	expect.True(t, least.Width <= 390, "the least width is %v", least.Width)
	seen := map[string]bool{}
	for _, o := range test.WidgetRenderer(m).Objects() {
		switch o := o.(type) {
		case *figureCell:
			seen[o.AccessibilityLabel()] = true
			if size := o.Size(); size.Height < look.Target || !widgettest.Within(m.Size(), o) {
				t.Errorf("%s: %v at %v", o.label, size, o.Position())
			}
		case *columnHeader:
			expect.True(t, widgettest.Within(m.Size(), o), "%s stands at %v", o.company.Code, o.Position())
		}
	}
	for _, want := range []string{"Player 1, cash -250", "Player 1, DX -4", "Player 2, BX 1, 2 split",
		"Treasury, LX 1200", "Bank pool, FX 1"} {
		expect.True(t, seen[want], "%q is not among %v", want, seen)
	}
	expect.True(t, !seen["Player 1, AX 0"], "a folded row shows what a seat does not hold")
}

func TestExtraRowsShowTheirDifference(t *testing.T) {
	widgettest.Light(t)
	before, after := treasuries(), treasuries()
	after.Extras[0].Figures = append([]int{170}, before.Extras[0].Figures[1:]...)
	before.Extras = before.Extras[:1]
	after.Before = &before
	m := New(after, nil)
	widgettest.Stand(t, m, 820, 420)
	for _, c := range []struct{ row, column, want int }{{view.ExtraRow, 0, 50}, {view.ExtraRow, 3, 0},
		{view.ExtraRow - 1, 1, 2},
		{0, 3, 0}} {
		expect.Equal(t, m.cell(c.row, c.column).delta, c.want, "row %d, column %d differs by", c.row, c.column)
	}
}

func TestCompaniesThatAreNotShownHaveNoColumn(t *testing.T) {
	widgettest.Light(t)
	var got [][2]int
	shown := sampleView(2)
	shown.Shown = []int{2}
	m := New(shown, func(seat, column int) { got = append(got, [2]int{seat, column}) })
	widgettest.Stand(t, m, 374, 200)
	n := len(figures(m))
	expect.True(t, n == 6, "%d figures, want cash, one company and worth of two seats", n)
	test.Tap(m.cell(1, 2))
	shown.Shown = []int{}
	m.Update(shown)
	if n := len(figures(m)); n != 4 || len(got) != 1 || got[0] != [2]int{1, 2} {
		t.Errorf("%d figures of no company, reported %v", n, got)
	}
}

func TestAMatrixOfPricesAloneNamesNoFigures(t *testing.T) {
	shown := view.Matrix{Cash: "cash", Worth: "worth", Order: []int{},
		Seats:     []view.Seat{{Name: "Anna", Shares: []int{1}}},
		Companies: []view.Head{{Company: view.Company{Code: "R"}, Price: 80}}}
	m := New(shown, nil)
	m.SetHeading(HeadPrices)
	test.NewTempWindow(t, m).Resize(fyne.NewSize(400, 300))
	if d := m.drawing; d.cash[0].Text != "" || d.worth[0].Text != "" {
		t.Errorf("%q and %q stand over nothing", d.cash[0].Text, d.worth[0].Text)
	}
}

func TestRowsOfCompaniesAreNamedWhole(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(4, 6)
	shown.Extras = []view.Extra{{Name: "In the treasuries", Figures: []int{105, 120, 160, 140, 90, 80}}}
	m := New(shown, nil)
	widgettest.Stand(t, m, 390, 700)
	g := m.arrange(390)
	must.Hold(t, g.stacked && !g.folded, "the seats do not stand in two lines")
	expect.Equal(t, m.drawing.row(view.ExtraRow).title.Text, "In the treasuries", "the row is called")
}

func TestSpentSharesHaveNoColumns(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(3, 6)
	shown.Spent = true
	m := New(shown, nil)
	widgettest.Stand(t, m, 390, 400)
	expect.Equal(t, len(m.shown()), 6, "prices are shown")
	if m.SetHeading(HeadCodes); len(m.shown()) != 0 {
		t.Errorf("companies %v have columns", m.shown())
	}
}

func TestFiguresWithoutCompaniesHaveALowHead(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(2, 6)
	m := New(shown, nil)
	priced := m.HeightAt(390, HeadPrices)
	shown.Shown = []int{}
	m.Update(shown)
	widgettest.Stand(t, m, 390, 400)
	g := m.arrange(390)
	expect.Equal(t, g.headerHeight(), core.LineHeight(m, core.Caption)+look.Space2, "the head is high")
	expect.True(t, m.HeightAt(390, HeadPrices) < priced, "it is as high as with prices: %v", priced)
}

// Short names leave their space to companies: figures of three digits don't touch, and no title of a row is cut.
func TestShortNamesLeaveRoomToTheCompanies(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(3, 4)
	for i := range shown.Seats {
		shown.Seats[i].Name, shown.Seats[i].Turn = []string{"Ada", "Bo", "Cy"}[i], false
	}
	shown.Extras = []view.Extra{{Name: "Held by companies", Figures: []int{606, 460, 840, 100}}}
	m := New(shown, nil)
	m.SetHeading(HeadPrices)
	widgettest.Stand(t, m, 440, 400)
	g := m.arrange(440)
	if g.stacked || g.folded {
		t.Fatal("the seats do not stand in one line")
	}
	for _, company := range m.shown() {
		gap := g.column[company] - core.Shrunk(m, "840", g.style, g.part).Width
		expect.True(t, gap >= look.Space3, "company %d has %v between its figures and those beside them", company, gap)
	}
	expect.Equal(t, m.drawing.row(view.ExtraRow).title.Text, "Held by companies", "the row is called")
}

// The short name is drawn only if the full name is too long; screen readers always get the full name.
func TestNamesAreShortenedWhereTheyHaveNoRoom(t *testing.T) {
	widgettest.Light(t)
	text := text.New("Maximiliane Hohenberg", core.Body).Or("Max")
	drawn := func(width float32) string {
		text.Resize(fyne.NewSize(width, 20))
		return test.WidgetRenderer(text).Objects()[0].(*canvas.Text).Text
	}
	expect.Equal(t, drawn(60)+"|"+drawn(400), "Max|Maximiliane Hohenberg", "drawn")
	name := newPlayerName(emblem.PawnOf(0), "Max", func() {})
	name.update(view.Seat{Name: "Maximiliane Hohenberg"}, core.Body)
	head := func(width float32) string {
		name.Resize(fyne.NewSize(width, 44))
		return test.WidgetRenderer(name).Objects()[2].(*canvas.Text).Text
	}
	expect.Equal(t, head(90)+"|"+head(400), "Max|Maximiliane Hohenberg", "at the head of a row stands")
	expect.Equal(t, name.AccessibilityLabel(), "Maximiliane Hohenberg", "spoken")
}
