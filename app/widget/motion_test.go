package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/calc"
)

// A traveller notes how far it was drawn on its way.
type traveller struct {
	departed int
	parts    []float32
}

func (t *traveller) depart()             { t.departed++ }
func (t *traveller) travel(part float32) { t.parts = append(t.parts, part) }

func TestAMotionBeginsWhereItWasAndEndsWhereItIs(t *testing.T) {
	light(t)
	w, seen := &traveller{}, true
	m := NewMotion(func() bool { return seen }, w)
	m.Run(func() {
		if w.departed != 1 || len(w.parts) != 0 {
			t.Errorf("before the change it departed %d times and travelled %v", w.departed, w.parts)
		}
	})
	if !slices.Equal(w.parts, []float32{0, 1}) || m.running != nil { // the driver of tests ends every motion at once
		t.Errorf("it travelled %v", w.parts)
	}
	w.parts = nil
	m.running = &fyne.Animation{}
	m.tick(0.5)
	first := m.running
	if !slices.Equal(w.parts, []float32{0.5}) || first == nil {
		t.Errorf("half way it travelled %v", w.parts)
	}
	seen = false
	m.tick(0.6)
	if !slices.Equal(w.parts, []float32{0.5, 1}) || m.running != nil {
		t.Errorf("on a page that nobody sees it travelled %v", w.parts)
	}
	m.running = &fyne.Animation{}
	m.Run(func() {
		if m.running != nil {
			t.Error("the motion before goes on beside the next")
		}
	})
}

func TestReducedMotionEndsAtOnce(t *testing.T) {
	light(t).Settings().SetTheme(look.Theme{Still: true})
	w := &traveller{}
	NewMotion(func() bool { return true }, w).Run(func() {})
	if !slices.Equal(w.parts, []float32{1}) {
		t.Errorf("it travelled %v", w.parts)
	}
}

func TestMarkersSlideFromPriceToPrice(t *testing.T) {
	light(t)
	lanes := sampleLanes()
	b := NewPriceBoard(lanes, nil)
	stand(t, b, 374, 700)
	l := b.ladder(0)
	at := func() float32 { return l.view.token.Position().Y }
	old, place := at(), l.Position()
	lanes = slices.Clone(lanes)
	lanes[0].Before, lanes[0].Price = 120, 200
	b.depart()
	b.Update(lanes)
	end := at()
	for _, c := range []struct {
		part, at float32
		price    string
	}{{0, old, "120"}, {0.5, (old + end) / 2, "160"}, {1, end, "200"}} {
		b.travel(c.part)
		if d := at() - c.at; d < -0.5 || d > 0.5 || l.view.price.Text != c.price {
			t.Errorf("at %v the marker stands at %v and says %s, want %v and %s", c.part, at(), l.view.price.Text, c.at, c.price)
		}
		if l.Position() != place || l.AccessibilityLabel() != l.lane.spoken() {
			t.Errorf("at %v the ladder stands at %v and says %q", c.part, l.Position(), l.AccessibilityLabel())
		}
	}
	b.travel(0.5)
	half := at()
	b.depart()
	lanes[0].Price = 100
	b.Update(lanes)
	if b.travel(0); at() != half {
		t.Errorf("the next motion begins at %v, the last was at %v", at(), half)
	}
}

func TestAMarkerOnAnotherTrackStaysOnIt(t *testing.T) {
	light(t)
	b := NewPriceBoard([]Lane{{Company: blue(), Track: calc.Scale{Min: 10, Max: 250, Step: 10}, Price: 250, Before: 250}}, nil)
	stand(t, b, 374, 400)
	b.depart()
	b.Update([]Lane{{Company: blue(), Track: calc.List{1, 2, 3}, Price: 1, Before: 1}})
	b.travel(0)
	if got := b.ladder(0).view.price.Text; got != "3" {
		t.Errorf("the marker says %s", got)
	}
}

func TestWorthCountsAndRanksChangePlaces(t *testing.T) {
	light(t)
	before := sampleView(3)
	for seat, worth := range []int{900, 600, 300} {
		before.Seats[seat].Worth, before.Seats[seat].Rank, before.Seats[seat].Turn = worth, seat+1, seat == 0
	}
	after := before
	after.Seats = slices.Clone(before.Seats)
	after.Seats[2].Worth, after.Seats[2].Rank, after.Seats[0].Rank = 1000, 1, 3
	after.Seats[0].Turn, after.Seats[2].Turn = false, true
	m := NewMatrix(before, nil)
	stand(t, m, 700, 300)
	rank := func(seat int) float32 { return m.drawing.row(seat).rank.circle.Position().Y }
	wash := func(seat int) float32 { return m.drawing.row(seat).wash.Position().Y }
	top, bottom, first, last := rank(0), rank(2), wash(0), wash(2)
	m.depart()
	m.Update(after)
	cell := m.cell(2, WorthColumn)
	place := cell.Position()
	for _, c := range []struct {
		part  float32
		worth int
	}{{0, 300}, {0.5, 650}, {1, 1000}} {
		m.travel(c.part)
		if got := cell.written(); got != look.Number(c.worth) || cell.value != 1000 || cell.Position() != place {
			t.Errorf("at %v the worth is %s at %v", c.part, got, cell.Position())
		}
		// The first place comes from where it was to the seat that has it now, and the third the other way.
		if !near(rank(2), between(top, bottom, c.part), 0.1) || !near(rank(0), between(bottom, top, c.part), 0.1) {
			t.Errorf("at %v the ranks stand at %v and %v", c.part, rank(2), rank(0))
		}
		if !near(wash(2), between(first, last, c.part), 0.1) {
			t.Errorf("at %v the mark of the turn is at %v", c.part, wash(2))
		}
	}
}

func TestRowsInTheOrderOfRanksChangePlaces(t *testing.T) {
	light(t)
	view := crowd(14, 3)
	view.Order = []int{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	m := NewMatrix(view, nil)
	stand(t, m, 374, 900)
	name := m.names[12]
	old, drawn := name.Position(), name.drawn.objects[2].Position()
	view.Order = []int{12, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	m.depart()
	m.Update(view)
	stood := name.Position()
	if stood.Y >= old.Y {
		t.Fatalf("the row stands at %v, before it was %v", stood, old)
	}
	for _, part := range []float32{0, 0.5, 1} {
		m.travel(part)
		want := drawn.Y + (old.Y-stood.Y)*(1-part)
		if got := name.drawn.objects[2].Position().Y; got != want || name.Position() != stood {
			t.Errorf("at %v the name is drawn %v from its place, want %v", part, got, want)
		}
		name.Refresh()
		if got := name.drawn.objects[2].Position().Y; got != want {
			t.Errorf("at %v and drawn anew it is %v, want %v", part, got, want)
		}
	}
}
