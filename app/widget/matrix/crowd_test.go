package matrix

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func TestManyCompaniesKeepTheirPlace(t *testing.T) {
	widgettest.Light(t)
	shown := view.Matrix{Cash: "cash", Worth: "worth"}
	for i := range 6 {
		shown.Companies = append(shown.Companies, view.Head{
			Company: view.Company{Key: "c" + string(rune('a'+i)), Code: "AB"}, Price: 100})
	}
	for range 6 {
		shown.Seats = append(shown.Seats, view.Seat{Name: "Ann", Cash: 99999, Shares: []int{1, 2, 3, 4, 5, 6},
			Worth: 99999,
			Rank:  1})
	}
	m := New(shown, nil)
	widgettest.Stand(t, m, 374, 700)
	least := m.MinSize()
	expect.True(t, least.Width <= 374, "six companies need %v", least)
}

func BenchmarkMatrixUpdate(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	m := New(sampleView(6), nil)
	w := test.NewTempWindow(b, m)
	w.Resize(fyne.NewSize(900, 500))
	views := []view.Matrix{sampleView(6), sampleView(6)}
	for i := range views[1].Seats {
		views[1].Seats[i].Cash++
	}
	n := 0
	for b.Loop() {
		n++
		m.Update(views[n%2])
	}
}

func crowd(seats, companies int) view.Matrix {
	shown := view.Matrix{Cash: "cash", Worth: "worth", Price: "price"}
	keys := make([]string, companies)
	for i := range companies {
		keys[i] = fmt.Sprintf("c%d", i)
	}
	for i, suit := range emblem.SuitsFor(keys) {
		shown.Companies = append(shown.Companies, view.Head{
			Company: view.Company{Key: keys[i], Code: string([]rune{rune('A' + i), 'X'}), Suit: suit},
			Price:   10 * (i + 1), Move: 5 * (i % 3)})
	}
	for seat := range seats {
		s := view.Seat{Name: fmt.Sprintf("Player %d", seat+1), Cash: 100 * seat, Worth: 200 * seat, Rank: seats - seat,
			Turn: seat == 1}
		for i := range companies {
			s.Shares = append(s.Shares, max(0, (seat+i)%4-1))
		}
		shown.Seats = append(shown.Seats, s)
	}
	return shown
}

func TestOrderOfSeats(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(60, 4)
	shown.Order = []int{59, 3, 10}
	m := New(shown, func(int, int) {})
	c := widgettest.Stand(t, m, 374, 400).Canvas()
	expect.Equal(t, len(figures(m)), 18, "figures of three seats")
	if m.names[59].Position().Y >= m.names[3].Position().Y || m.names[3].Position().Y >= m.names[10].Position().Y {
		t.Error("the rows do not stand in the order asked for")
	}
	c.Focus(m.cell(59, 1))
	widgettest.Press(c.Focused(), fyne.KeyDown)
	expect.True(t, c.Focused() == m.cell(3, 1), "down does not lead to the next row")
}

func TestOfManySeatsOnlyThoseInSightAreDrawn(t *testing.T) {
	widgettest.Light(t)
	m := New(crowd(60, 4), nil)
	widgettest.Stand(t, m, 374, m.HeightAt(374, HeadPrices))
	expect.Equal(t, len(figures(m)), 360, "figures without a window")
	m.Window(900, 400)
	n := len(figures(m))
	expect.True(t, n <= 240 && n != 0, "%d figures in a window", n)
	expect.Equal(t, m.headers[0].Position().Y, 900, "scrolled by 900, the prices stand at")
	for _, c := range figures(m) {
		expect.True(t, c.Position().Y >= 300 && c.Position().Y <= 2100, "%s is drawn at %v", c.label, c.Position())
	}
	m.Window(0, 400)
	expect.Equal(t, m.headers[0].Position().Y, 0, "scrolled back, the prices stand at")
}

func TestAPreviewOfManySeatsShowsThoseWhoChange(t *testing.T) {
	widgettest.Light(t)
	before, after := crowd(60, 4), crowd(60, 4)
	after.Before = &before
	m := New(after, nil)
	widgettest.Stand(t, m, 374, 400)
	expect.Equal(t, len(m.view.Rows()), 60, "rows that are shown when nothing changes")
	after.Seats[41].Cash++
	m.Update(after)
	rows := m.view.Rows()
	expect.True(t, len(rows) == 1 && rows[0] == 41, "one seat changes, and the rows are %v", rows)
}

func BenchmarkMatrixOfSixtySeats(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	views := []view.Matrix{crowd(60, 4), crowd(60, 4)}
	for i := range views[1].Seats {
		views[1].Seats[i].Cash++
	}
	for _, c := range []struct {
		name   string
		height float32
	}{{"all", 0}, {"window", 480}} {
		b.Run(c.name, func(b *testing.B) {
			m := New(views[0], nil)
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

// Prices that would take more than half of the visible height scroll away; in a higher window they stay.
func TestPricesOfACrowdAreScrolledAway(t *testing.T) {
	widgettest.Light(t)
	m := New(crowd(6, 36), nil)
	widgettest.Stand(t, m, 374, m.HeightAt(374, HeadPrices))
	for height, at := range map[float32]float32{550: 0, 2000: 100} {
		m.Window(100, height)
		expect.Equal(t, m.headers[0].Position().Y < at+50 && m.headers[0].Position().Y >= at, true,
			"in a window of %v the prices stand at %v", height, m.headers[0].Position().Y)
	}
}
