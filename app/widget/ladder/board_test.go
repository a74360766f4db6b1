package ladder

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func known(key string) view.Company {
	return view.Company{Key: key, Code: strings.ToUpper(key[:1]), Name: strings.ToUpper(key[:1]) + key[1:]}
}

func sampleLanes() []view.Lane {
	s := calc.Scale{Min: 10, Max: 250, Step: 10}
	return []view.Lane{
		view.Lane{Company: known("blue"), Price: 120, Before: 60}.On(s),
		view.Lane{Company: known("red"), Price: 80, Before: 120}.On(s),
		view.Lane{Company: known("yellow"), Price: 10, Before: 10}.On(s),
		view.Lane{Company: known("green"), Price: 250, Before: 240}.On(s)}
}

func manyLanes() []view.Lane {
	var lanes []view.Lane
	list := calc.List{1, 1, 2, 2, 3, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377}
	keys := make([]string, 12)
	for i := range keys {
		keys[i] = fmt.Sprintf("c%d", i)
	}
	for i, suit := range emblem.SuitsFor(keys) {
		place, from := i, max(0, i-i%3)
		company := view.Company{Key: keys[i], Code: string([]rune{rune('A' + i), 'X'}), Suit: suit}
		lanes = append(lanes, view.Lane{Company: company, Price: list[place], Before: list[from], At: place,
			From: from, Off: i == 4 || i == 9}.On(list))
	}
	return lanes
}

func freeLanes() []view.Lane {
	s := calc.Scale{Max: 1_000_000, Step: 1}
	return []view.Lane{
		view.Lane{Company: known("blue"), Price: 120, Before: 60}.On(s),
		view.Lane{Company: known("red"), Price: 84_500, Before: 120_000}.On(s),
		view.Lane{Company: known("yellow"), Price: 1_000_000, Before: 1_000_000}.On(s),
		view.Lane{Company: known("green"), Off: true}.On(s)}
}

func TestBoardsOfManyAndOfFreePricesLook(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "board-twelve", NewBoard(manyLanes(), nil), 374, 320)
}

func TestTwelveLaddersDoNotOverlap(t *testing.T) {
	widgettest.Light(t)
	b := NewBoard(manyLanes(), nil)
	widgettest.Stand(t, b, 374, 320)
	end := float32(0)
	for company, lane := range b.lanes {
		if lane.Off {
			expect.True(t, b.badge(company).Position().Y >= 280,
				"%s is not in play and stands at %v", lane.Company.Code, b.badge(company).Position())
			continue
		}
		l := b.ladder(company)
		expect.True(t, l.Position().X >= end-0.5,
			"%s begins at %v, before %v", lane.Company.Code, l.Position().X, end)
		end = l.Position().X + l.Size().Width
		v := newRenderer(l)
		v.paint()
		v.layout(l.Size())
		for _, text := range []*canvas.Text{v.code, v.price, v.move.Text} {
			if width := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle).Width; width > l.Size().Width+1 {
				t.Errorf("%s: %q is %v wide on a ladder of %v", lane.Company.Code, text.Text, width, l.Size().Width)
			}
		}
	}
	expect.True(t, end <= 374, "the last ladder ends at %v", end)
}

func TestLaddersAreNarrowTogether(t *testing.T) {
	widgettest.Light(t)
	lanes := sampleLanes()
	lanes[3].Company.Code = "GREENER"
	b := NewBoard(lanes, nil)
	for width, want := range map[float32]bool{900: false, 300: true} {
		widgettest.Stand(t, b, width, 500)
		for company := range lanes {
			expect.Equal(t, b.ladder(company).view.narrow, want,
				"in a width of %v ladder %d is narrow", width, company)
		}
	}
}

// If a track has a price several times, the marker is drawn at the rung given by the lane.
func TestMarkerStandsAtItsPlace(t *testing.T) {
	widgettest.Light(t)
	list := calc.List{1, 1, 2, 2, 3}
	low := draw(view.Lane{Company: known("blue"), Price: 2, Before: 2, At: 2, From: 2}.On(list), 90, 300)
	high := draw(view.Lane{Company: known("blue"), Price: 2, Before: 2, At: 3, From: 2}.On(list), 90, 300)
	expect.True(t, high.token.Position().Y < low.token.Position().Y,
		"the second place of a price is not above the first")
	expect.True(t, !low.ghost.Visible() && high.ghost.Visible() && !high.move.Text.Visible(),
		"a move between places of one price leaves no ghost, or a difference")
}

func TestFreePricesHaveNoLadders(t *testing.T) {
	widgettest.Light(t)
	b := NewBoard(freeLanes(), nil)
	widgettest.Stand(t, b, 374, 180)
	expect.True(t, !b.Ladders() && len(b.ladders) == 0,
		"a track of a million prices makes %d ladders", len(b.ladders))
	expect.True(t, NewBoard(sampleLanes(), nil).Ladders(), "a track of 25 prices is no ladder")
}

func TestBoardLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "board-low", NewBoard(sampleLanes(), nil), 374, 240)
	widgettest.Golden(t, "board-high", NewBoard(sampleLanes(), nil), 374, 700)
}

func labels(v *renderer) []string {
	var all []string
	for _, r := range v.rungs {
		if r.label.Visible() {
			all = append(all, r.label.Text)
		}
	}
	return all
}

func draw(lane view.Lane, width, height float32) *renderer {
	v := newRenderer(newLadder(lane, nil))
	v.paint()
	v.layout(fyne.NewSize(width, height))
	return v
}

func TestLadderLabelsGrowWithTheHeight(t *testing.T) {
	widgettest.Light(t)
	lane := view.Lane{Company: known("blue"), Price: 120, Before: 120}.On(calc.Scale{Min: 10, Max: 250, Step: 10})
	high := labels(draw(lane, 90, 700))
	if len(high) != 24 { // all labels but the one behind the marker
		t.Errorf("high: %v", high)
	}
	low := labels(draw(lane, 90, 240))
	for _, price := range low {
		expect.True(t, price == "50" || price == "100" || price == "150" || price == "200" || price == "250",
			"low: %v", low)
	}
	expect.True(t, len(low) >= 3, "low: only %v", low)
}

func TestMarkerStandsAtItsPriceAndInsideTheLadder(t *testing.T) {
	widgettest.Light(t)
	track := calc.Scale{Min: 10, Max: 250, Step: 10}
	for _, height := range []float32{200, 330, 700} {
		last := height
		for place := range track.Len() {
			price := track.Price(place)
			v := draw(view.Lane{Company: known("red"), Price: price, Before: price}.On(track), 90, height)
			y, high := v.token.Position().Y, v.token.Size().Height
			expect.True(t, y >= v.headerHeight() && y+high <= height,
				"%d at a height of %v: marker from %v to %v", price, height, y, y+high)
			expect.True(t, y < last, "%d stands no higher than the price below", price)
			last = y
			expect.True(t, !v.ghost.Visible() && !v.stem.Visible(), "%d did not move and has a ghost", price)
		}
	}
}

func TestAMoveLeavesAGhostAndAnArrow(t *testing.T) {
	widgettest.Light(t)
	track := calc.Scale{Min: 10, Max: 250, Step: 10}
	up := draw(view.Lane{Company: known("blue"), Price: 220, Before: 60}.On(track), 90, 600)
	expect.True(t, up.ghost.Visible() && up.ghost.Position().Y > up.token.Position().Y && up.before.Text == "60",
		"a rise leaves no ghost below")
	expect.True(t, up.stem.Visible() && up.tip.Points[0].Y <= up.tip.Points[2].Y && up.move.Text.Text == "+160",
		"the arrow of a rise: visible %v, %q", up.stem.Visible(), up.move.Text.Text)
	down := draw(view.Lane{Company: known("blue"), Price: 60, Before: 220}.On(track), 90, 600)
	expect.True(t, down.ghost.Position().Y < down.token.Position().Y && down.move.Text.Text == "–160",
		"a fall: %q", down.move.Text.Text)
	expect.True(t, down.tip.Position().Y >= down.ghost.Position().Y && down.tip.Position().Y <= down.token.Position().Y,
		"the arrow of a fall does not lie between ghost and marker")
}

func TestLabelsDoNotTouch(t *testing.T) {
	widgettest.Light(t)
	lane := view.Lane{Company: known("blue"), Price: 120, Before: 90}.On(calc.Scale{Min: 10, Max: 250, Step: 10})
	for height := float32(180); height < 800; height += 20 {
		v := draw(lane, 90, height)
		var last *canvas.Text
		for _, r := range v.rungs {
			if !r.label.Visible() {
				continue
			}
			if last != nil && last.Position().Y-r.label.Position().Y < core.LineHeight(v.l, core.Caption)*0.9 {
				t.Errorf("height %v: %s and %s touch", height, last.Text, r.label.Text)
			}
			last = r.label
		}
	}
}

func TestAPriceOffTheTrackDoesNoHarm(t *testing.T) {
	widgettest.Light(t)
	draw(view.Lane{Company: known("blue"), Price: 15, Before: 400}.On(calc.Scale{Min: 10, Max: 250, Step: 10}), 90, 300)
	draw(view.Lane{Company: known("blue"), Price: 5, Before: 5}.On(calc.Scale{Min: 5, Max: 5, Step: 1}), 90, 300)
}

func TestBoardReportsTheCompanyAndFollowsAnUpdate(t *testing.T) {
	widgettest.Light(t)
	var got []int
	b := NewBoard(sampleLanes(), func(company int) { got = append(got, company) })
	widgettest.Stand(t, b, 374, 300)
	test.Tap(b.ladders[2])
	widgettest.Press(b.ladders[3], fyne.KeySpace)
	expect.True(t, len(got) == 2 && got[0] == 2 && got[1] == 3, "reported %v", got)
	expect.Equal(t, b.ladders[1].AccessibilityLabel(), "Red 80, –40", "spoken")
	lanes := sampleLanes()
	lanes[1].Price, lanes[1].Before = 100, 80
	b.Update(lanes[:2])
	expect.Equal(t, b.ladders[1].AccessibilityLabel(), "Red 100, +20", "spoken")
	expect.Equal(t, len(test.WidgetRenderer(b).Objects()), 3, "objects for two lanes")
	least := NewBoard(sampleLanes(), nil).MinSize()
	expect.True(t, least.Width <= 374 && least.Height <= 240, "least size %v", least)
}
