package matrix

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func closeTo(a, b, distance float32) bool { return a-b < distance && b-a < distance }

func TestWorthCountsAndRanksChangePlaces(t *testing.T) {
	widgettest.Light(t)
	before := sampleView(3)
	for seat, worth := range []int{900, 600, 300} {
		before.Seats[seat].Worth, before.Seats[seat].Rank, before.Seats[seat].Turn = worth, seat+1, seat == 0
	}
	after := before
	after.Seats = slices.Clone(before.Seats)
	after.Seats[2].Worth, after.Seats[2].Rank, after.Seats[0].Rank = 1000, 1, 3
	after.Seats[0].Turn, after.Seats[2].Turn = false, true
	m := New(before, nil)
	widgettest.Stand(t, m, 700, 300)
	rank := func(seat int) float32 { return m.drawing.row(seat).rank.circle.Position().Y }
	wash := func(seat int) float32 { return m.drawing.row(seat).wash.Position().Y }
	top, bottom, first, last := rank(0), rank(2), wash(0), wash(2)
	m.Depart()
	m.Update(after)
	cell := m.cell(2, view.WorthColumn)
	place := cell.Position()
	for _, c := range []struct {
		part  float32
		worth int
	}{{0, 300}, {0.5, 650}, {1, 1000}} {
		m.Travel(c.part)
		if got := cell.written(); got != words.Number(c.worth) || cell.value != 1000 || cell.Position() != place {
			t.Errorf("at %v the worth is %s at %v", c.part, got, cell.Position())
		}
		// The label of rank 1 moves from seat 0 to seat 2, and the label of rank 3 moves from seat 2 to seat 0.
		if !closeTo(rank(2), core.Between(top, bottom, c.part), 0.1) ||
			!closeTo(rank(0), core.Between(bottom, top, c.part), 0.1) {
			t.Errorf("at %v the ranks stand at %v and %v", c.part, rank(2), rank(0))
		}
		expect.True(t, closeTo(wash(2), core.Between(first, last, c.part), 0.1),
			"at %v the mark of the turn is at %v", c.part, wash(2))
	}
}

func TestRowsInTheOrderOfRanksChangePlaces(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(14, 3)
	shown.Order = []int{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	m := New(shown, nil)
	widgettest.Stand(t, m, 374, 900)
	name := m.names[12]
	old, drawn := name.Position(), test.WidgetRenderer(name).Objects()[2].Position()
	shown.Order = []int{12, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	m.Depart()
	m.Update(shown)
	stood := name.Position()
	must.Hold(t, stood.Y < old.Y, "the row stands at %v, before it was %v", stood, old)
	for _, part := range []float32{0, 0.5, 1} {
		m.Travel(part)
		want := drawn.Y + (old.Y-stood.Y)*(1-part)
		if got := test.WidgetRenderer(name).Objects()[2].Position().Y; got != want || name.Position() != stood {
			t.Errorf("at %v the name is drawn %v from its place, want %v", part, got, want)
		}
		name.Refresh()
		expect.Equal(t, test.WidgetRenderer(name).Objects()[2].Position().Y, want, "at %v and drawn anew it", part)
	}
}
