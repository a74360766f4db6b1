package table

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type lying struct {
	object        fyne.CanvasObject
	called        string
	from, to, mid fyne.Position
}

func lyingOn(s *shell.Shell) (all []lying) {
	size := s.Window.Canvas().Size()
	var walk func(o fyne.CanvasObject, at, low, high fyne.Position)
	walk = func(o fyne.CanvasObject, at, low, high fyne.Position) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		var parts []fyne.CanvasObject
		switch o := o.(type) {
		case *fyne.Container:
			parts = o.Objects
		case *container.Scroll:
			end := at.Add(o.Size())
			low = fyne.NewPos(max(low.X, at.X), max(low.Y, at.Y))
			high = fyne.NewPos(min(high.X, end.X), min(high.Y, end.Y))
			parts = []fyne.CanvasObject{o.Content}
		case fyne.Widget:
			parts = test.WidgetRenderer(o).Objects()
		}
		middle := at.Add(fyne.NewDelta(o.Size().Width/2, o.Size().Height/2))
		_, tappable := o.(fyne.Tappable)
		spoken, named := o.(fyne.Accessible)
		if tappable && named && middle.X > low.X && middle.Y > low.Y && middle.X < high.X && middle.Y < high.Y {
			all = append(all, lying{o, spoken.AccessibilityLabel(), at, at.Add(o.Size()), middle})
		}
		for _, part := range parts {
			walk(part, at, low, high)
		}
	}
	walk(s.Window.Content(), fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height))
	return all
}

func topAt(all []lying, at fyne.Position) (top lying) {
	for _, l := range all {
		if at.X >= l.from.X && at.Y >= l.from.Y && at.X < l.to.X && at.Y < l.to.Y {
			top = l
		}
	}
	return top
}

// state describes everything that a tap can change: the page, the record, the sheet's entries and its progress.
func state(t *testing.T, s *shell.Shell) string {
	t.Helper()
	said := fmt.Sprintf("%p, %d operations", s.Page(), s.Session.Game().Length())
	if page, is := s.Page().(*SheetPage); is {
		for _, e := range page.sheet.task(s.Session.View()).Entries() {
			data := must.Get(json.Marshal(e))(t)
			said += fmt.Sprintf(", %s %s", e.Kind(), data)
		}
		said += fmt.Sprintf(" %s", page.sheet.parts.progress())
	}
	return said
}

// On every sheet of every game, the second tap of a double tap neither chooses nor records anything. Everything that
// can be tapped is tapped twice, including what a first tap reveals. Some games are tested on a phone on its side.
func TestDoubleTapsOnEverySheet(t *testing.T) {
	must.HaveTime(t)
	upright, sideways := apptest.Phone(), fyne.Size{Width: 844, Height: 420}
	type part struct {
		quarter int
		size    fyne.Size
	}
	games := []struct {
		id, name string
		parts    []part
	}{
		{"stockholder", "five-seats-4x6-asides", []part{{2, upright}}}, {"brokeryard", "six-seats-3x5", []part{{2, sideways}}},
		{"stockpile", "advanced-three-open", []part{{3, upright}}}, {"stockpile", "fees-four-veiled", []part{{3, sideways}}},
		{"tycoon", "five-seats-strategist", []part{{1, upright}}},
		{"shoulders", "four-seats-advanced-each", []part{{2, sideways}}},
		{"openmarket", "rails-three-rounds", []part{{1, upright}}},
	}
	for _, game := range games {
		g := apptest.RecordedGame(t, game.id, game.name)
		for _, part := range game.parts {
			t.Run(fmt.Sprintf("%s/%s/%d/%.0f", game.id, game.name, part.quarter, part.size.Width), func(t *testing.T) {
				d := &doubleTapper{t: t, s: apptest.Begin(t), now: time.Unix(1_000, 0), done: map[string]bool{}}
				d.s.Guard.Pause, d.s.Guard.Now = core.TapPause, func() time.Time { return d.now }
				apptest.Dressed(t, d.s, look.Theme{Variant: look.Light}, part.size)
				playedTo(t, d.s, g, len(g.Entries)*part.quarter/4)
				for place := range d.s.Session.View().Expected().All() {
					d.sheet(place, part.size)
				}
				expect.True(t, d.taps >= 10, "only %d double taps", d.taps)
			})
		}
	}
}

type doubleTapper struct {
	t    *testing.T
	s    *shell.Shell
	now  time.Time
	done map[string]bool
	taps int
}

const mostTaps = 30

// sheet double-taps all objects on the sheet of an expected entry. If a tap leaves the sheet, it is opened again.
func (d *doubleTapper) sheet(place int, size fyne.Size) {
	for taps := 0; taps < mostTaps; {
		all := d.s.Session.View().Expected().All()
		if place >= len(all) {
			return
		}
		pushSheet(d.s, calc.Ready(d.s.Session.View().Table, all[place]))
		page := d.s.Page()
		apptest.Settle(d.s, size)
		before := taps
		for ; taps < mostTaps && d.s.Page() == page; taps++ {
			next, any := d.next(all[place])
			if !any {
				break
			}
			d.twice(next)
		}
		d.s.BackToHost()
		if taps == before {
			return
		}
	}
}

func (d *doubleTapper) next(e calc.Entry) (lying, bool) {
	all := lyingOn(d.s)
	for _, l := range all {
		key := fmt.Sprintf("%s %T %s", e.Kind(), l.object, l.called)
		if !d.done[key] && topAt(all, l.mid).object == l.object {
			d.done[key] = true
			return l, true
		}
	}
	return lying{}, false
}

// twice double-taps an object. The second tap may have an effect only if the object has not changed.
func (d *doubleTapper) twice(l lying) {
	d.t.Helper()
	d.taps++
	d.now = d.now.Add(time.Second)
	test.TapCanvas(d.s.Window.Canvas(), l.mid)
	first, beneath := state(d.t, d.s), topAt(lyingOn(d.s), l.mid)
	d.now = d.now.Add(200 * time.Millisecond)
	test.TapCanvas(d.s.Window.Canvas(), l.mid)
	if second := state(d.t, d.s); second != first && (beneath.object != l.object || beneath.called != l.called) {
		d.t.Errorf("a double tap on %q at %v falls on %q: from\n%s\nto\n%s", l.called, l.mid, beneath.called, first,
			second)
	}
}
