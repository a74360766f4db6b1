package matrix

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func TestManySeatsStandInBlocksWhereTheWidthAllows(t *testing.T) {
	widgettest.Light(t)
	for _, c := range []struct {
		seats  int
		width  float32
		blocks int
	}{{12, 1600, 1}, {14, 390, 1}, {14, 900, 2}, {24, 900, 2}, {24, 1400, 3}, {60, 1900, 4}} {
		m := New(crowd(c.seats, 4), nil)
		widgettest.Stand(t, m, c.width, 1400)
		g := m.arrange(c.width)
		expect.True(t, g.blocks == c.blocks,
			"%d seats stand in %d blocks in a width of %v, want %d", c.seats, g.blocks, c.width, c.blocks)
		seen := 0
		for _, o := range test.WidgetRenderer(m).Objects() {
			if cell, is := o.(*figureCell); is {
				seen++
				expect.True(t, widgettest.Within(fyne.NewSize(c.width, m.HeightAt(c.width, HeadPrices)), cell),
					"%d seats in %v: %s stands at %v", c.seats, c.width, cell.label, cell.Position())
			}
		}
		want := c.seats * 6
		expect.True(t, seen == want, "%d seats in %v: %d figures, want %d", c.seats, c.width, seen, want)
	}
}

func TestTheOrderGoesOnInTheNextBlock(t *testing.T) {
	widgettest.Light(t)
	shown := crowd(14, 4)
	for seat := range shown.Seats {
		shown.Order = append(shown.Order, len(shown.Seats)-1-seat)
	}
	m := New(shown, func(int, int) {})
	c := widgettest.Stand(t, m, 900, 600).Canvas()
	last, next := m.names[7], m.names[6] // the names of the seventh and the eighth row
	expect.True(t, last.Position().X < next.Position().X && next.Position().Y == m.names[13].Position().Y,
		"the seventh stands at %v, the eighth at %v", last.Position(), next.Position())
	reached := float32(-1)
	m.OnReach = func(_, bottom float32) { reached = bottom }
	c.Focus(m.cell(7, view.CashColumn))
	widgettest.Press(c.Focused(), fyne.KeyDown)
	if g := m.arrange(900); c.Focused() != m.cell(6, view.CashColumn) || reached != g.headerHeight()+g.rowHeight(6) {
		t.Errorf("down from the last of a block leads to %v, at %v", c.Focused(), reached)
	}
}

func TestVeiledColumnsAreLeftOut(t *testing.T) {
	widgettest.Light(t)
	shown := sampleView(3)
	shown.Hidden = "not shown to anybody"
	for seat := range shown.Seats {
		shown.Seats[seat].Veiled = true
	}
	m := New(shown, nil)
	widgettest.Stand(t, m, 390, 400)
	if wide := core.Measure(m, shown.Hidden, core.Caption).Width; m.arrange(390).column[view.WorthColumn] < wide {
		t.Errorf("%q, %v wide, covers the cash", shown.Hidden, wide)
	}
	expect.Equal(t, len(m.arrange(390).figures(0)), 6, "figures of a row under prices")
	m.SetHeading(HeadCodes)
	if got := m.arrange(390).figures(0); len(got) != 2 || m.Columns(390) != nil {
		t.Errorf("under codes a row has the columns %v, ladders stand on %v", got, m.Columns(390))
	}
	shown.Extras = []view.Extra{{Name: "Bank pool", Figures: []int{0, 3, 0, 0}}}
	if m.Update(shown); len(m.arrange(390).figures(0)) != 3 {
		t.Errorf("with a row of the bank they are %v", m.arrange(390).figures(0))
	}
	shown.Seats[1].Veiled = false
	if m.Update(shown); len(m.arrange(390).figures(0)) != 6 {
		t.Errorf("when one seat is seen they are %v", m.arrange(390).figures(0))
	}
}

// A column with spare space keeps its position when a sum gets another digit.
func TestColumnsDoNotJumpWhenSumsGrow(t *testing.T) {
	widgettest.Light(t)
	shown := sampleView(3)
	for seat := range shown.Seats {
		shown.Seats[seat].Cash, shown.Seats[seat].Worth = 90, 900
	}
	m := New(shown, nil)
	widgettest.Stand(t, m, 820, 400)
	before := m.cell(0, 2).Position()
	grown := shown
	grown.Seats = append([]view.Seat{}, shown.Seats...)
	grown.Seats[0].Cash, grown.Seats[0].Worth = 150, 1200
	grown.Before = &shown
	m.Update(shown)
	m.Update(grown)
	expect.Equal(t, m.cell(0, 2).Position(), before, "a column moved from %v to", before)
}
