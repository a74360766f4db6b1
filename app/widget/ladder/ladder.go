package ladder

import (
	"reflect"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
)

// markerRung and ghostRung return the indexes, from the lowest rung up, of the marker's and the ghost's rung.
func markerRung(l view.Lane) int { return rungOf(l.Prices, l.At, l.Price) }
func ghostRung(l view.Lane) int  { return rungOf(l.Prices, l.From, l.Before) }

func moved(l view.Lane) bool { return markerRung(l) != ghostRung(l) }

// rungOf returns the index of the lowest rung with the price, or the index at if the rung there has the price.
func rungOf(prices []int, at, price int) int {
	if at >= 0 && at < len(prices) && prices[at] == price {
		return at
	}
	return max(0, slices.Index(prices, price))
}

func same(a, b view.Lane) bool { return reflect.DeepEqual(a, b) }

func spoken(l view.Lane) string {
	label := l.Company.Spoken() + " " + strconv.Itoa(l.Price)
	if l.Event != "" {
		label += ", " + l.Event
	} else if l.Price != l.Before {
		label += ", " + words.Signed(l.Price-l.Before)
	}
	return label
}

// A ladder draws the prices of a company: a head, a rung for each price, the marker and its ghost.
type ladder struct {
	core.Control
	lane   view.Lane
	view   *renderer
	narrow bool
	// was is the rung at which a motion starts; way is the progress of the motion from 0 to 1, and 1 at rest.
	was, way float32
}

type rung struct {
	line  *canvas.Rectangle
	label *canvas.Text
}

func newLadder(lane view.Lane, tapped func()) *ladder {
	l := &ladder{lane: lane, was: float32(markerRung(lane)), way: 1}
	l.Extend(l, tapped)
	return l
}

func (l *ladder) at() float32 { return core.Between(l.was, float32(markerRung(l.lane)), l.way) }

func (l *ladder) Depart() { l.was, l.way = l.at(), 1 }

func (l *ladder) Travel(part float32) {
	if l.way = part; l.view != nil && (part == 1 || l.was != float32(markerRung(l.lane))) {
		l.view.moveMarker()
	}
}

func (l *ladder) update(lane view.Lane) {
	shown := same(l.lane, lane)
	l.lane = lane
	if !shown {
		l.Refresh()
	}
}

func (l *ladder) AccessibilityLabel() string { return spoken(l.lane) }

// labelled returns a function that reports whether a rung has a label; labels must not overlap. On a track with a fixed
// step, multiples of n steps have labels; on any other track, every n-th rung has a label.
func (l *ladder) labelled(rungHeight, labelHeight float32) func(place int) bool {
	prices, scale := l.lane.Prices, l.lane.Step
	if scale == 0 {
		n := 1
		for n < len(prices) && rungHeight*float32(n) < labelHeight {
			n++
		}
		return func(place int) bool { return place%n == 0 }
	}
	n := 50
	for _, steps := range []int{25, 10, 5, 1} {
		if rungHeight*float32(steps) >= labelHeight {
			n = steps
		}
	}
	return func(place int) bool { return prices[place]%(n*scale) == 0 }
}

// round reports whether a price is a multiple of five steps, so that its label is bold if all prices have labels.
func (l *ladder) round(price int) bool {
	return l.lane.Step > 0 && len(l.lane.Prices) > 10 && price%(5*l.lane.Step) == 0
}

func (l *ladder) CreateRenderer() fyne.WidgetRenderer {
	v := newRenderer(l)
	l.view = v
	d := &core.Renderer{Of: l, Arrange: v.layout, Least: v.least}
	d.Paint = func() {
		v.paint()
		d.Parts = v.objects()
	}
	return d.PaintNow()
}
