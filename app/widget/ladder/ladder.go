package ladder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc"
)

// A Lane is one company's ladder on the price board.
type Lane struct {
	Company mark.Company
	Track   calc.Track
	// Price is where the marker stands, Before where it stood before the last move (the same when it did not move).
	Price, Before int
	// Place and From are the places of the two prices on the track, where a price stands there several times.
	Place, From int
	// Event is a word for what happened to the price where its change tells something else: a split. Empty for nothing.
	Event string
	// Off tells that the company has no price on its track: it is not in play.
	Off bool
}

// ladderPlaces is the largest number of places that is shown as a ladder. A longer track is shown by its figure.
const ladderPlaces = 60

// ladder reports whether the lane is shown as a ladder.
func (l Lane) ladder() bool { return l.Track.Len() <= ladderPlaces }

// now and then are the places of the marker and of its ghost.
func (l Lane) now() int  { return placeOn(l.Track, l.Place, l.Price) }
func (l Lane) then() int { return placeOn(l.Track, l.From, l.Before) }

// moved reports whether the marker moved.
func (l Lane) moved() bool { return l.now() != l.then() }

// placeOn is a place that has a price: the one given, if it has it, else the lowest.
func placeOn(t calc.Track, place, price int) int {
	if place >= 0 && place < t.Len() && t.Price(place) == price {
		return place
	}
	place, _ = t.Index(price)
	return place
}

// same reports whether two lanes show the same.
func (l Lane) same(other Lane) bool {
	return l.Company == other.Company && l.Price == other.Price && l.Before == other.Before && l.Place == other.Place &&
		l.From == other.From && l.Off == other.Off && l.Event == other.Event && sameTrack(l.Track, other.Track)
}

// spoken says the company, its price and the last move.
func (l Lane) spoken() string {
	label := l.Company.Spoken() + " " + strconv.Itoa(l.Price)
	if l.Event != "" {
		label += ", " + l.Event
	} else if l.Price != l.Before {
		label += ", " + look.Signed(l.Price-l.Before)
	}
	return label
}

// A ladder draws one lane: its head, the rungs with their prices, the marker, and the ghost of where it stood.
type ladder struct {
	core.Control
	lane Lane
	view *renderer
	// narrow is for a ladder beside one that is too narrow for its shape on the marker.
	narrow bool
	// way is how far the marker has come from the place was to its own; 1 at rest.
	was, way float32
}

// A rung is one price of the ladder.
type rung struct {
	line  *canvas.Rectangle
	label *canvas.Text
}

func newLadder(lane Lane, tapped func()) *ladder {
	l := &ladder{lane: lane, was: float32(lane.now()), way: 1}
	l.Extend(l, tapped)
	return l
}

// at is where the marker is drawn on the track.
func (l *ladder) at() float32 { return core.Between(l.was, float32(l.lane.now()), l.way) }

// Depart remembers where the marker is drawn.
func (l *ladder) Depart() { l.was, l.way = l.at(), 1 }

// Travel draws the marker on its way to its price.
func (l *ladder) Travel(part float32) {
	if l.way = part; l.view != nil && (part == 1 || l.was != float32(l.lane.now())) {
		l.view.moveMarker()
	}
}

func (l *ladder) update(lane Lane) {
	same := l.lane.same(lane)
	l.lane = lane
	if !same {
		l.Refresh()
	}
}

// AccessibilityLabel says the company, its price and the last move.
func (l *ladder) AccessibilityLabel() string { return l.lane.spoken() }

// labelled tells which places have a label, so that labels do not touch: all of them, or on a scale those with a round
// number of steps, and on a list every second, third and so on.
func (l *ladder) labelled(rungHeight, labelHeight float32) func(place int) bool {
	scale, even := l.lane.Track.(calc.Scale)
	if !even {
		n := 1
		for n < l.lane.Track.Len() && rungHeight*float32(n) < labelHeight {
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
	return func(place int) bool { return scale.Price(place)%(n*max(1, scale.Step)) == 0 }
}

// sameTrack reports whether two tracks have the same prices.
func sameTrack(a, b calc.Track) bool {
	if even, is := a.(calc.Scale); is {
		other, is := b.(calc.Scale)
		return is && even == other
	}
	if a.Len() != b.Len() {
		return false
	}
	for place := range a.Len() {
		if a.Price(place) != b.Price(place) {
			return false
		}
	}
	return true
}

// round reports whether a price is a fifth step, which is printed stronger when all prices are there.
func (l *ladder) round(price int) bool {
	scale, even := l.lane.Track.(calc.Scale)
	return even && scale.Len() > 10 && price%(5*max(1, scale.Step)) == 0
}

// CreateRenderer draws the ladder.
func (l *ladder) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	v := newRenderer(l)
	l.view = v
	d := &core.Renderer{Of: l, Arrange: v.layout, Least: v.least}
	d.Paint = func() {
		v.paint()
		d.Parts = v.objects()
	}
	return d.Painted()
}
