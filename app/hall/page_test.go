package hall

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// Before the first round the hall sees who takes part, then who plays where, then the standing, and the pages turn by
// themselves, by keys, and not while they are held.
func TestTheHallSeesWhatIsOn(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 0, usual(0))
	p := NewPage(s, cup.Head().ID).(*page)
	p.now = at(0)
	s.Go(apptest.To(p))
	apptest.Settle(s, apptest.Desktop())
	if got := far(s); !slices.Contains(got, apptest.Text("hall.members")) ||
		!strings.Contains(strings.Join(got, "|"), "Anna; Ben") {
		t.Fatalf("%q", got)
	}
	drawn(t, cup, 1)
	p.tick()
	got := far(s)
	must.Hold(t, got[0] == "Round 1 of 5" && strings.Contains(strings.Join(got, "|"), "Table 3, "), "%q", got)
	played(t, cup)
	drawn(t, cup, 2)
	p.now = at(13)
	p.tick() // the pages turn
	if got := far(s); got[0] != "Standings after round 1" || !strings.Contains(strings.Join(got, "|"), "1 Anna 10") {
		t.Fatalf("%q", got)
	}
	p.Typed(' ')
	p.now = at(60)
	p.tick()
	if got := far(s); got[0] != "Standings after round 1" {
		t.Errorf("a page that is held turned: %q", got)
	}
	p.Turned(fyne.KeyRight)
	if got := far(s); got[0] != "Round 2 of 5" {
		t.Errorf("%q", got)
	}
}

// A standing that is hidden is not shown, and no result of a table either.
func TestTheHallDoesNotSeeAHiddenStanding(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 2, usual(2))
	s.Go(apptest.To(NewPage(s, cup.Head().ID)))
	apptest.Settle(s, apptest.Phone())
	if got := far(s); !slices.Contains(got, apptest.Text("hall.hidden")) ||
		strings.Contains(strings.Join(got, "|"), "Anna") {
		t.Errorf("%q", got)
	}
}

// The clock of a round is started, paused and started again, is the same in a window that is opened later, and ends
// with words. It is over for nobody but those who look at it.
func TestTheClockOfARound(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 1, usual(0))
	drawn(t, cup, 2)
	open := func(seconds int) *page {
		p := NewPage(s, cup.Head().ID).(*page)
		p.now = at(seconds)
		s.Go(apptest.To(p))
		apptest.Settle(s, apptest.Desktop())
		return p
	}
	p := open(0)
	shows := func(want string) {
		t.Helper()
		if p.tick(); p.clock.Text() != want {
			t.Errorf("%q, not %q", p.clock.Text(), want)
		}
	}
	shows("50:00")
	p.Typed('t')
	p.now = at(61)
	shows("48:59")
	p.Typed('t')
	p = open(1000)
	shows("48:59")
	p.startOrPause()
	p = open(1001)
	shows("48:58")
	p.now = at(1000 + 49*60)
	shows("Time's up: finish the turn")
	entries := p.desk.Tournament.Head().Operations
	p.startOrPause()
	expect.True(t, p.desk.Tournament.Head().Operations == entries, "a clock that is over was started")
	p.resetClock()
	shows("50:00")
	must.Do(t, cup.Reload())
	played(t, cup)
	p.tick()
	expect.True(t, !p.clock.Visible(), "a round that is over has a clock")
}

// 200 people at 50 tables, and their standing, are read on a few pages at every size, on none of them twice, and
// nobody's name is smaller than plain text.
func TestTwoHundredPeopleAreReadFromAfar(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 200, 1, usual(0))
	drawn(t, cup, 2)
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(1920, 1080),
		fyne.NewSize(3840, 2160)} {
		p := NewPage(s, cup.Head().ID).(*page)
		s.Go(apptest.To(p))
		apptest.Settle(s, size)
		all := 0
		for _, v := range p.views {
			all += v.pages(p.room)
		}
		expect.True(t, all <= 60 && (size.Width <= 1000 || all <= 12), "%v: %d pages", size, all)
		seen := map[string]bool{}
		for range all {
			page := written(s)
			expect.True(t, !seen[page], "%v: a page is seen twice: %q", size, page)
			seen[page] = true
			p.turn(1)
		}
		s.Back()
	}
}

// The seconds that were begun count, also when a clock is paused.
func TestAClockCountsSeconds(t *testing.T) {
	now := time.Unix(1000, 0)
	c := tournament.Clock{Round: 1, Left: 90}
	c = c.Started(now)
	left := c.LeftAt(now.Add(30*time.Second + time.Millisecond))
	expect.True(t, clockTime(left) == "1:00", "%v", left)
	c = c.Paused(now.Add(30*time.Second + time.Millisecond))
	expect.True(t, c.Left == 60 && !c.Runs() && clockTime(c.LeftAt(now.Add(time.Hour))) == "1:00" &&
		clockTime(3*time.Hour) == "3:00:00",
		"%+v", c)
	if c := c.Started(now).Paused(now.Add(time.Hour)); c.Left != 0 {
		t.Errorf("%+v", c)
	}
	cup := tournament.New("x", ledger.Author{})
	expect.True(t, cup.Record(&c, ledger.Author{}) != nil, "there is a clock of a round that was not drawn")
}
