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

// markerRung and ghostRung return the rungs of the marker and its ghost.
func markerRung(l view.Lane) int { return rungOf(l.Prices, l.At, l.Price) }
func ghostRung(l view.Lane) int  { return rungOf(l.Prices, l.From, l.Before) }

func moved(l view.Lane) bool { return markerRung(l) != ghostRung(l) }

// rungOf returns the rung at an index if that rung has the price, and otherwise the lowest rung with the price.
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

// A ladder draws one lane: its head, the rungs with their prices, the marker and its ghost.
type ladder struct {
	core.Control
	lane view.Lane
	view *renderer
	// narrow is set if any ladder on the board is too narrow to show the shape on its marker.
	narrow bool
	// A motion starts at the rung held in was. way is the part of the motion done; 1 at rest.
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

// labelled returns which rungs get a label so that labels do not touch: on a scale those with a round number of steps,
// on a list every n-th.
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

// round reports whether a price is a multiple of five steps. Such prices are printed bold if all prices have labels.
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
