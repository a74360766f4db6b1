package matrix

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

func TestMatrixLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "matrix-390", New(sampleView(6), nil), 374, 340)
	widgettest.Golden(t, "matrix-900", New(sampleView(4), nil), 900, 300)
}

func TestMatrixPreviewLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "matrix-preview", preview(), 374, 260)
}

func figures(m *Matrix) []*figureCell {
	var all []*figureCell
	for _, o := range test.WidgetRenderer(m).Objects() {
		if c, ok := o.(*figureCell); ok {
			all = append(all, c)
		}
	}
	return all
}

func TestSixSeatsAndFiveDigitsFitAPhone(t *testing.T) {
	widgettest.Light(t)
	m := New(sampleView(6), nil)
	widgettest.Stand(t, m, 366, 500)
	g := m.arrange(366)
	expect.True(t, !g.stacked && g.part == 1, "366 wide it is stacked %v at %v of the size", g.stacked, g.part)
	seen := 0
	for _, c := range figures(m) {
		seen++
		size := c.Size()
		expect.True(t, size.Height >= look.Target && widgettest.Within(fyne.NewSize(366, 500), c),
			"%s: %v at %v", c.label, size, c.Position())
		if width := core.Shrunk(c, c.written(), c.style, c.part).Width; width > size.Width {
			t.Errorf("%s: %s is %v wide in a cell of %v", c.label, c.written(), width, size.Width)
		}
	}
	expect.True(t, seen == 36, "%d figures, want 36", seen)
	g = m.arrange(380)
	gap := g.column[view.WorthColumn] - core.Shrunk(m, words.Number(13505), g.style, g.part).Width
	expect.True(t, gap >= look.Space3, "a share and the worth beside it are %v apart, like the parts of a number", gap)
}

func TestLargeTextIsStackedAndStaysInside(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	shown := sampleView(6)
	shown.Seats[1].Detail = "BR 15, HA 20"
	m := New(shown, nil)
	widgettest.Stand(t, m, 366, 900)
	expect.True(t, m.arrange(366).stacked, "the largest text is not stacked at 366")
	detail := test.WidgetRenderer(m.names[1]).Objects()[4].(*canvas.Text)
	expect.Equal(t, detail.Text, shown.Seats[1].Detail, "beneath a name stands")
	for _, c := range figures(m) {
		if width := core.Shrunk(c, c.written(), c.style, c.part).Width; width > c.Size().Width {
			t.Errorf("%s: %s is %v wide in a cell of %v", c.label, c.written(), width, c.Size().Width)
		}
	}
}

func TestWideMatrixHasLargeFigures(t *testing.T) {
	widgettest.Light(t)
	m := New(sampleView(4), nil)
	g := m.arrange(900)
	expect.True(t, !g.stacked && g.style == core.FigureText, "at 900 it is stacked %v in style %d", g.stacked, g.style)
}

func TestAMatrixForgetsTheWidthThatItHad(t *testing.T) {
	widgettest.Light(t)
	m := New(crowd(6, 4), nil)
	widgettest.Stand(t, m, 1200, 600)
	for _, width := range []float32{900, 480, 390, 700, 1200, 500} {
		m.Resize(fyne.NewSize(width, 600))
		fresh := New(crowd(6, 4), nil)
		widgettest.Stand(t, fresh, width, 600)
		for key, cell := range fresh.cells {
			if was := m.cells[key]; was.inset != cell.inset || was.Position() != cell.Position() ||
				was.Size() != cell.Size() {
				t.Errorf("at %v %s stands %v from the end of %v at %v, must be %v of %v at %v", width, cell.label,
					was.inset, was.Size(), was.Position(), cell.inset, cell.Size(), cell.Position())
			}
		}
	}
}

func TestMatrixFollowsAnUpdate(t *testing.T) {
	widgettest.Light(t)
	m := New(sampleView(6), nil)
	w := widgettest.Stand(t, m, 374, 400)
	shown := sampleView(3)
	shown.Companies = shown.Companies[:2]
	for i := range shown.Seats {
		shown.Seats[i].Shares = shown.Seats[i].Shares[:2]
	}
	shown.Seats[0].Turn, shown.Seats[2].Turn = false, true
	m.Update(shown)
	got := len(figures(m))
	expect.True(t, got == 12, "%d figures after the update, want 12", got)
	w.Resize(fyne.NewSize(900, 400))
	expect.Equal(t, m.cell(0, view.CashColumn).style, core.FigureText, "wide, the figures have style")
}

// A badge usually stands below its figure, beside the difference. Without space there, it stands above the figure.
func TestABadgeStandsAboveAFigureThatLeavesItNoRoomBeneath(t *testing.T) {
	widgettest.Light(t)
	for _, f := range []cellFigure{{badge: "Chair."}, {note: "Chair."}, {note: "Chair.", chip: true}} {
		c := newFigureCell(nil)
		f.label, f.value, f.delta, f.scale = "Ben, T", 106_000, 106_000, scale{core.Strong, 1, 1}
		c.update(f)
		c.Resize(fyne.NewSize(80, 49))
		figure := map[string]*canvas.Text{}
		for _, o := range test.WidgetRenderer(c).Objects() {
			if text, ok := o.(*canvas.Text); ok && text.Visible() {
				figure[text.Text] = text
			}
		}
		badge, value := figure["Chair."], figure[words.Number(106_000)]
		if badge == nil || value == nil || badge.Position().Y >= value.Position().Y || badge.Position().Y < 0 {
			t.Errorf("badge %+v, figure %+v", badge, value)
		}
	}
}

func TestASeatIsReadWholeWhereNothingIsShownOfCompanies(t *testing.T) {
	widgettest.Light(t)
	shown := sampleView(4)
	shown.Shown, shown.Seats[1].Detail = []int{}, "first player, Dividend Deborah"
	m := New(shown, nil)
	g, want := m.arrange(390), m.longestName(core.Strong, nil)-look.Space3
	expect.True(t, g.name >= want, "the names have %v of %v", g.name, want)
}

func TestSpacesGrowWithTheTypeOfATelevision(t *testing.T) {
	widgettest.Light(t)
	m := New(view.Matrix{}, nil)
	spaces := func() float32 { return arrowRoom(m) - arrowSide(m) - mark.PawnSide(m) }
	near := spaces()
	fyne.CurrentApp().Settings().SetTheme(look.Magnified{Theme: look.Theme{Variant: look.Light}, By: 4})
	far := spaces()
	expect.True(t, far >= 2*near, "%v beside text of normal size, %v beside one four times as large", near, far)
}

func sampleView(seats int) view.Matrix {
	all := []view.Seat{
		{Name: "Ben", Cash: 340, Shares: []int{4, 0, 2, 1}, Worth: 1020, Rank: 2, Turn: true},
		{Name: "Anastasia Petrovna", Cash: 12345, Shares: []int{9, 1, 0, 0}, Worth: 13505, Rank: 1},
		{Name: "Zoe", Cash: 40, Shares: []int{0, 3, 12, 0}, Worth: 400, Rank: 5},
		{Name: "Мария", Cash: 980, Shares: []int{1, 1, 1, 1}, Worth: 1240, Rank: 3},
		{Name: "Chidi", Cash: 7, Shares: []int{0, 0, 0, 0}, Worth: 7, Rank: 6, Out: true},
		{Name: "Yuki", Cash: 520, Shares: []int{2, 0, 15, 1}, Worth: 960, Rank: 4},
	}
	return view.Matrix{
		Companies: []view.Head{
			{Company: view.Company{Key: "blue", Code: "B", Name: "Blue"}, Price: 120, Move: 20},
			{Company: view.Company{Key: "red", Code: "R", Name: "Red"}, Price: 80, Move: -40},
			{Company: view.Company{Key: "yellow", Code: "Y", Name: "Yellow"}, Price: 10},
			{Company: view.Company{Key: "green", Code: "G", Name: "Green"}, Price: 250, Move: 100}},
		Seats: all[:seats], Cash: "cash", Worth: "worth", Price: "price",
	}
}

func preview() fyne.CanvasObject {
	before, after := sampleView(4), sampleView(4)
	after.Seats[0].Cash, after.Seats[0].Worth = 640, 1320
	after.Seats[2].Shares, after.Seats[2].Worth = []int{0, 0, 12, 0}, 160
	after.Before = &before
	return New(after, nil)
}
