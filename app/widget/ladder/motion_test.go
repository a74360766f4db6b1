package ladder

import (
	"slices"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func TestMarkersSlideFromPriceToPrice(t *testing.T) {
	widgettest.Light(t)
	lanes := sampleLanes()
	b := NewBoard(lanes, nil)
	widgettest.Stand(t, b, 374, 700)
	l := b.ladder(0)
	at := func() float32 { return l.view.token.Position().Y }
	old, place := at(), l.Position()
	lanes = slices.Clone(lanes)
	lanes[0].Before, lanes[0].Price = 120, 200
	b.Depart()
	b.Update(lanes)
	end := at()
	for _, c := range []struct {
		part, at float32
		price    string
	}{{0, old, "120"}, {0.5, (old + end) / 2, "160"}, {1, end, "200"}} {
		b.Travel(c.part)
		if d := at() - c.at; d < -0.5 || d > 0.5 || l.view.price.Text != c.price {
			t.Errorf("at %v the marker stands at %v and says %s, want %v and %s", c.part, at(), l.view.price.Text, c.at,
				c.price)
		}
		expect.True(t, l.Position() == place && l.AccessibilityLabel() == spoken(l.lane),
			"at %v the ladder stands at %v and says %q", c.part, l.Position(), l.AccessibilityLabel())
	}
	b.Travel(0.5)
	half := at()
	b.Depart()
	lanes[0].Price = 100
	b.Update(lanes)
	if b.Travel(0); at() != half {
		t.Errorf("the next motion begins at %v, the last was at %v", at(), half)
	}
}

func TestAMarkerOnAnotherTrackStaysOnIt(t *testing.T) {
	widgettest.Light(t)
	b := NewBoard([]view.Lane{view.Lane{Company: known("blue"), Price: 250,
		Before: 250}.On(calc.Scale{Min: 10, Max: 250, Step: 10})}, nil)
	widgettest.Stand(t, b, 374, 400)
	b.Depart()
	b.Update([]view.Lane{view.Lane{Company: known("blue"), Price: 1, Before: 1}.On(calc.List{1, 2, 3})})
	b.Travel(0)
	expect.Equal(t, b.ladder(0).view.price.Text, "3", "the marker says")
}
