package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/calc"
)

func TestBoardLooks(t *testing.T) {
	light(t)
	golden(t, "board-low", NewPriceBoard(sampleLanes(), nil), 374, 240)
	golden(t, "board-high", NewPriceBoard(sampleLanes(), nil), 374, 700)
}

// labels are the prices that a ladder shows on its rungs.
func labels(v *ladderView) []string {
	var all []string
	for _, r := range v.rungs {
		if r.label.Visible() {
			all = append(all, r.label.Text)
		}
	}
	return all
}

// draw lays a ladder out for a size.
func draw(lane Lane, width, height float32) *ladderView {
	v := newLadderView(newLadder(lane, nil))
	v.paint()
	v.layout(fyne.NewSize(width, height))
	return v
}

func TestLadderLabelsGrowWithTheHeight(t *testing.T) {
	light(t)
	lane := Lane{blue(), calc.Scale{Min: 10, Max: 250, Step: 10}, 120, 120}
	high := labels(draw(lane, 90, 700))
	if len(high) != 24 { // all but the one under the marker
		t.Errorf("high: %v", high)
	}
	low := labels(draw(lane, 90, 240))
	for _, price := range low {
		if price != "50" && price != "100" && price != "150" && price != "200" && price != "250" {
			t.Errorf("low: %v", low)
		}
	}
	if len(low) < 3 {
		t.Errorf("low: only %v", low)
	}
}

func TestMarkerStandsAtItsPriceAndInsideTheLadder(t *testing.T) {
	light(t)
	track := calc.Scale{Min: 10, Max: 250, Step: 10}
	for _, height := range []float32{200, 330, 700} {
		last := height
		for place := range track.Places() {
			price := track.Price(place)
			v := draw(Lane{red(), track, price, price}, 90, height)
			y, high := v.token.Position().Y, v.token.Size().Height
			if y < v.headHeight() || y+high > height {
				t.Errorf("%d at a height of %v: marker from %v to %v", price, height, y, y+high)
			}
			if y >= last {
				t.Errorf("%d stands no higher than the price below", price)
			}
			last = y
			if v.ghost.Visible() || v.stem.Visible() {
				t.Errorf("%d did not move and has a ghost", price)
			}
		}
	}
}

func TestAMoveLeavesAGhostAndAnArrow(t *testing.T) {
	light(t)
	track := calc.Scale{Min: 10, Max: 250, Step: 10}
	up := draw(Lane{blue(), track, 220, 60}, 90, 600)
	if !up.ghost.Visible() || up.ghost.Position().Y <= up.token.Position().Y || up.before.Text != "60" {
		t.Error("a rise leaves no ghost below")
	}
	if !up.stem.Visible() || up.tip.Points[0].Y > up.tip.Points[2].Y || up.move.text.Text != "+160" {
		t.Errorf("the arrow of a rise: visible %v, %q", up.stem.Visible(), up.move.text.Text)
	}
	down := draw(Lane{blue(), track, 60, 220}, 90, 600)
	if down.ghost.Position().Y >= down.token.Position().Y || down.move.text.Text != "–160" {
		t.Errorf("a fall: %q", down.move.text.Text)
	}
	if down.tip.Position().Y < down.ghost.Position().Y || down.tip.Position().Y > down.token.Position().Y {
		t.Error("the arrow of a fall does not lie between ghost and marker")
	}
}

func TestLabelsDoNotTouch(t *testing.T) {
	light(t)
	lane := Lane{blue(), calc.Scale{Min: 10, Max: 250, Step: 10}, 120, 90}
	for height := float32(180); height < 800; height += 20 {
		v := draw(lane, 90, height)
		var last *canvas.Text
		for _, r := range v.rungs {
			if !r.label.Visible() {
				continue
			}
			if last != nil && last.Position().Y-r.label.Position().Y < lineHeight(v.l, Caption)*0.9 {
				t.Errorf("height %v: %s and %s touch", height, last.Text, r.label.Text)
			}
			last = r.label
		}
	}
}

func TestAPriceOffTheTrackDoesNoHarm(t *testing.T) {
	light(t)
	draw(Lane{blue(), calc.Scale{Min: 10, Max: 250, Step: 10}, 15, 400}, 90, 300)
	draw(Lane{blue(), calc.Scale{Min: 5, Max: 5, Step: 1}, 5, 5}, 90, 300)
}

func TestBoardReportsTheCompanyAndFollowsAnUpdate(t *testing.T) {
	light(t)
	var got []int
	b := NewPriceBoard(sampleLanes(), func(company int) { got = append(got, company) })
	stand(t, b, 374, 300)
	test.Tap(b.ladders[2])
	press(b.ladders[3], fyne.KeySpace)
	if len(got) != 2 || got[0] != 2 || got[1] != 3 {
		t.Errorf("reported %v", got)
	}
	if label := b.ladders[1].AccessibilityLabel(); label != "Red 80, –40" {
		t.Errorf("spoken %q", label)
	}
	lanes := sampleLanes()
	lanes[1].Price, lanes[1].Before = 100, 80
	b.Update(lanes[:2])
	if label := b.ladders[1].AccessibilityLabel(); label != "Red 100, +20" {
		t.Errorf("spoken %q", label)
	}
	if n := len(test.WidgetRenderer(b).Objects()); n != 3 {
		t.Errorf("%d objects for two lanes", n)
	}
	least := NewPriceBoard(sampleLanes(), nil).MinSize()
	if least.Width > 374 || least.Height > 240 {
		t.Errorf("least size %v", least)
	}
}
