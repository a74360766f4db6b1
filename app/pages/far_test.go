package pages

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type hall struct {
	shows page.Page
	did   []string
	leads *page.Place
}

func (h *hall) Page(page.At) (page.Page, error) { return h.shows, nil }

func (h *hall) Do(a page.Action, _ page.At) (page.Done, error) {
	h.did = append(h.did, a.Way)
	return page.Done{To: h.leads}, nil
}

func people(count int) (rows []page.Row) {
	for i := range count {
		rows = append(rows, page.Row{Lead: fmt.Sprint(i + 1), Title: fmt.Sprintf("Player %c%d", 'A'+i%26, i), Figure: "12½",
			Share: float32(i+1) / float32(count)})
	}
	return rows
}

func round(tables int, clock page.Clock) page.Page {
	var cards []page.Row
	for i := range tables {
		cards = append(cards, page.Row{Title: fmt.Sprintf("Table %d", i+1), About: "finished", Done: i%2 == 0,
			Lines: people(4 * tables)[4*i : 4*i+4]})
	}
	return page.Page{Title: "Friday", Far: true, Clock: &clock,
		Tools: []page.Action{page.PlainAction("Start clock", "start")},
		Parts: []page.Part{{Title: "Round 2", As: page.Cards, Rows: cards},
			{Title: "Standings", Rows: people(4 * tables)}, {Title: "Time", As: page.Time}}}
}

// afar shows a source in a window of a size, at second 0 of a fake clock.
func afar(t *testing.T, s *shell.Shell, of page.Source, size fyne.Size) *far {
	t.Helper()
	p := New(s, of, "")
	s.Go(apptest.To(p))
	p.far.second(0)
	p.far.part, p.far.over, p.far.turnedAt = 0, false, p.far.now()
	p.Update()
	apptest.Settle(s, size)
	return p.far
}

func (f *far) second(second int) { f.now = func() time.Time { return time.Unix(int64(second), 0) } }

// Screens change automatically and by keys, but not automatically while they are paused. When the time is up, the
// screen with the time is shown at once.
func TestScreensTurn(t *testing.T) {
	s := apptest.Begin(t)
	of := &hall{shows: round(3, page.Clock{Until: 70_000, Over: "It is over"})}
	f := afar(t, s, of, apptest.Desktop())
	sees := func(second int, title, clock string) {
		t.Helper()
		f.second(second)
		f.tick()
		expect.Equal(t, f.title.Text(), title, "the title")
		expect.Equal(t, f.clock.Text(), clock, "the clock")
	}
	sees(11, "Round 2", "0:59")
	sees(13, "Standings", "0:57")
	f.typed(' ')
	sees(40, "Standings", "0:30")
	f.turned(fyne.KeyRight)
	sees(40, "Time", "0:30")
	expect.True(t, !f.clock.Visible(), "the time is shown twice")
	f.turned(fyne.KeyDown)
	f.turned(fyne.KeyLeft)
	f.turned(fyne.KeyUp)
	sees(41, "Standings", "0:29")
	f.typed(' ')
	sees(70, "Time", "It is over")
	f.turned(fyne.KeyRight)
	sees(75, "Round 2", "It is over")
	f.typed('t')
	expect.List(t, of.did, []string{"start"}, "what a letter does")
	of.shows = round(3, page.Clock{Left: 60})
	of.shows.Clock = nil
	f.Update()
	expect.True(t, !f.clock.Visible(), "there is a clock of nothing")
}

// Steps are taken by keys and, unless the part has its own actions, by a tap anywhere, but never automatically.
func TestStepsAreTaken(t *testing.T) {
	s := apptest.Begin(t)
	steps := []page.Action{page.PlainAction("Back", "back"), page.PlainAction("Skip", "skip"), page.PlainAction("Next",
		"next").AsMain()}
	part := page.Part{As: page.Revealed, Rows: people(3)}
	of := &hall{shows: page.Page{Title: "Friday", Far: true, Next: steps, Parts: []page.Part{part}}}
	f := afar(t, s, of, apptest.Desktop())
	f.second(100)
	f.tick()
	f.stage.Tapped(&fyne.PointEvent{})
	f.typed(' ')
	for _, key := range []fyne.KeyName{fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyEnd} {
		f.turned(key)
	}
	apptest.TapSpoken(t, s, "Next")
	expect.List(t, of.did, []string{"next", "next", "next", "back", "skip", "next"}, "what was done")
	of.shows.Parts[0] = page.Part{As: page.Empty, Title: "Reveal",
		Actions: []page.Action{page.PlainAction("Choose", "choose")}}
	f.Update()
	f.stage.Tapped(&fyne.PointEvent{})
	expect.Equal(t, len(of.did), 6, "a tap beside a button does")
	apptest.TapSpoken(t, s, "Choose")
	expect.Equal(t, of.did[6], "choose", "a button does")
}

func TestADoubleTapTakesOneStep(t *testing.T) {
	s, now := apptest.Begin(t), time.Unix(0, 0)
	s.Guard.Pause, s.Guard.Now, s.Guard.Seen = core.TapPause, func() time.Time { return now }, func(do func()) { do() }
	of := &hall{leads: page.PlaceOf("reveal", "1"), shows: page.Page{Title: "Friday", Far: true,
		Parts: []page.Part{{As: page.Revealed, Rows: people(3)}},
		Next:  []page.Action{page.PlainAction("Next", "next").AsMain()}}}
	f := afar(t, s, of, apptest.Desktop())
	tap := func() { f.stage.Tapped(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(300, 300)}) }
	tap()
	now = now.Add(core.TapPause / 4)
	tap()
	expect.Equal(t, len(of.did), 1, "steps of a double tap")
	now = now.Add(core.TapPause)
	tap()
	expect.Equal(t, len(of.did), 2, "steps of another tap")
}

// The seating of 200 people at 50 tables, and their standings, fit on a few screens of any size, each person once.
func TestTwoHundredPeopleAreReadFromAfar(t *testing.T) {
	s := apptest.Begin(t)
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(1920, 1080),
		fyne.NewSize(3840, 2160)} {
		f := afar(t, s, &hall{shows: round(50, page.Clock{Left: 60})}, size)
		all, seen := 0, map[string]bool{}
		for i := range f.parts {
			all += f.screens(i)
		}
		expect.True(t, all <= 60 && (size.Width <= 1000 || all <= 12), "%v: %d screens", size, all)
		for range all {
			expect.True(t, !seen[written(drawnText(s))], "%v: a screen is seen twice", size)
			seen[written(drawnText(s))] = true
			f.turn(1)
		}
		s.Back()
	}
}

func drawnText(s *shell.Shell) (all []string) {
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if text, is := o.(*canvas.Text); is {
			all = append(all, text.Text)
		}
	})
	return all
}

func TestEveryPartIsSeenFromAfar(t *testing.T) {
	s := apptest.Begin(t)
	pawned := people(3)
	for i := range pawned {
		pawned[i].Lead, pawned[i].Pawn = "1", new(emblem.PawnOf(i))
	}
	for heard, part := range map[string]page.Part{
		"2 Player B1, 12½; 3 Player C2, 12½": {As: page.Revealed, Rows: people(3)},
		"1. Player A0 12½, 1. Player B1 12½": {As: page.Podium, Rows: pawned},
		"1 Player A0, 12½; 2 Player B1, 12½": {Title: "Standings", Rows: people(2)},
		"Nobody has joined yet.":             {Says: []page.Note{{Text: "Nobody has joined yet.", Tone: page.Soft}}},
		"Best hat": {As: page.Empty, Icon: "trophy", Title: "Best hat", Says: []page.Note{
			{Text: "Ann", Tone: page.Turn}, {Text: "For what she did at table 3 in round 12.", Tone: page.Soft}}},
	} {
		next := []page.Action{page.PlainAction("Back", "back").WithIcon("back"), page.PlainAction("Skip to the top 10",
			"skip").WithIcon("skip"),
			page.PlainAction("Next", "next").AsMain()}
		f := afar(t, s, &hall{shows: page.Page{Title: "Friday", Far: true, Next: next, Parts: []page.Part{part}}},
			apptest.Phone())
		apptest.EveryWindow().Fit(t, s, heard)
		must.Hold(t, strings.Contains(labels(s), heard), "%q is not heard: %s", heard, labels(s))
		expect.True(t, f.title.Text() != "", "there is no title")
		s.Back()
	}
}

func labels(s *shell.Shell) (all string) {
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if heard, is := o.(fyne.Accessible); is {
			all += heard.AccessibilityLabel() + "|"
		}
	})
	return all
}
