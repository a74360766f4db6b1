package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/calc"
)

// A Lane is one company's ladder on the price board.
type Lane struct {
	Company Company
	Track   calc.Track
	// Price is where the marker stands, Before where it stood before the last move (the same when it did not move).
	Price, Before int
}

// A ladder draws one lane: its head, the rungs with their prices, the marker, and the ghost of where it stood.
type ladder struct {
	control
	lane Lane
}

// A rung is one price of the ladder.
type rung struct {
	line  *canvas.Rectangle
	label *canvas.Text
}

func newLadder(lane Lane, tapped func()) *ladder {
	l := &ladder{lane: lane}
	l.extend(l, tapped)
	return l
}

func (l *ladder) update(lane Lane) {
	same := l.lane.Company == lane.Company && l.lane.Price == lane.Price && l.lane.Before == lane.Before &&
		sameTrack(l.lane.Track, lane.Track)
	l.lane = lane
	if !same {
		l.Refresh()
	}
}

// AccessibilityLabel says the company, its price and the last move.
func (l *ladder) AccessibilityLabel() string {
	label := l.lane.Company.Spoken() + " " + strconv.Itoa(l.lane.Price)
	if l.lane.Price != l.lane.Before {
		label += ", " + look.Signed(l.lane.Price-l.lane.Before)
	}
	return label
}

// unit is what labelled prices are multiples of, so that labels do not touch: a step of the track, or a round
// number of steps.
func (l *ladder) unit(rungHeight, labelHeight float32) int {
	t := l.lane.Track
	if t.Places() < 2 {
		return 1
	}
	step := max(1, t.Price(1)-t.Price(0))
	for _, n := range []int{1, 5, 10, 25} {
		if rungHeight*float32(n) >= labelHeight {
			return n * step
		}
	}
	return 50 * step
}

// sameTrack tells whether two tracks have the same prices.
func sameTrack(a, b calc.Track) bool {
	if a.Places() != b.Places() {
		return false
	}
	for place := range a.Places() {
		if a.Price(place) != b.Price(place) {
			return false
		}
	}
	return true
}

// round tells whether a price is a fifth step, which is printed stronger when all prices are there.
func (l *ladder) round(price int) bool {
	t := l.lane.Track
	return t.Places() > 10 && price%(5*max(1, t.Price(1)-t.Price(0))) == 0
}

// CreateRenderer draws the ladder.
func (l *ladder) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	v := newLadderView(l)
	d := &drawing{of: l, layout: v.layout, least: v.least}
	d.paint = func() {
		v.paint()
		d.objects = v.objects()
	}
	d.paint()
	return d
}
