package hall

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// The standing is revealed from the last to the first, one way and back; whoever breaks the ceremony off goes on where
// it was; the podium enters the reveal, and the awards follow.
func TestTheCeremonyRevealsFromTheLastToTheFirst(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 5, usual(4))
	entered(t, cup, &tournament.Award{Award: "Best hat", Member: 7})
	open := func() *ceremony {
		p := NewCeremonyPage(s, cup.Head().ID).(*ceremony)
		s.Go(apptest.To(p))
		apptest.Settle(s, apptest.Desktop())
		return p
	}
	p := open()
	apptest.MustShow(t, s, "12 people to reveal, last to first, one tap each.")
	first := p.standing.Lines[11]
	p.Typed(' ')
	if got := strings.Join(far(s), "|"); !strings.Contains(got,
		fmt.Sprintf("%d. %s", first.Rank, names[first.Member])) || strings.Contains(got, "Anna") {
		t.Errorf("%q", got)
	}
	p.Turned(fyne.KeyRight)
	p.reveal.Tapped(nil)
	p.Turned(fyne.KeyLeft)
	expect.Equal(t, p.step, 2, "after three on and one back it is at")
	s.Back()
	p = open()
	expect.True(t, p.step == 2, "it goes on at %d", p.step)
	p.skipOn()
	expect.Equal(t, p.step, 3, "the last ten begin at")
	for p.step < 12 {
		p.turn(1)
	}
	if got := strings.Join(far(s), "|"); !strings.Contains(got, "1. Anna 50, 2. ") || p.state.Revealed {
		t.Errorf("%q, revealed %t", got, p.state.Revealed)
	}
	p.turn(1)
	state := p.desk.Tournament.State()
	expect.True(t, state.Revealed && p.step == p.podium(), "the podium does not enter the reveal")
	p.turn(1)
	apptest.MustShow(t, s, "Best hat")
	apptest.MustShow(t, s, names[7])
	operations := p.desk.Tournament.Head().Operations
	p.turn(1)
	_, here := s.Page().(*ceremony)
	expect.True(t, !here && operations == p.desk.Tournament.Head().Operations, "the ceremony does not end")
	p = open()
	expect.True(t, p.step == 0, "a ceremony that is over goes on at %d", p.step)
}

// Where nothing is hidden nothing is entered, and tables without a result are told of.
func TestACeremonyWithoutHidingEntersNothing(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 1, usual(0))
	drawn(t, cup, 2)
	p := NewCeremonyPage(s, cup.Head().ID).(*ceremony)
	s.Go(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, "3 tables have no result yet, and aren't included.")
	before := p.desk.Tournament.Head().Operations
	p.skipOn()
	p.skipOn()
	expect.True(t, p.step == p.podium() && p.desk.Tournament.Head().Operations == before,
		"step %d, %d operations after %d", p.step, p.desk.Tournament.Head().Operations, before)
}

// An award in the director's own words is given to somebody, and taken back.
func TestAnAwardIsGivenAndTakenBack(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 1, usual(0))
	p := NewAwardsPage(s, cup.Head().ID).(*awardsPage)
	s.Go(apptest.To(p))
	p.own.SetText("Best hat")
	must.Hold(t, p.enter(&tournament.Award{Award: p.own.Text, Member: 2}), "refused")
	p.Update()
	state := p.desk.Tournament.State()
	must.Hold(t, len(state.Awards) == 1, "%+v", state.Awards)
	apptest.TapSpoken(t, s, apptest.Text("awards.take", "award", "Best hat"))
	if state := p.desk.Tournament.State(); len(state.Awards) != 0 {
		t.Errorf("%+v is left", state.Awards)
	}
}

// Awards are proposed with figures; a tap gives one, and then it is marked and stands among those given.
func TestAwardsAreProposedWithFigures(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 5, usual(4))
	p := NewAwardsPage(s, cup.Head().ID).(*awardsPage)
	s.Go(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	rows := apptest.All[*list.Row](s.Window.Content(), nil)
	must.Hold(t, len(rows) >= 10, "%d rows", len(rows))
	rows[0].Tapped(nil)
	state := p.desk.Tournament.State()
	must.Hold(t, len(state.Awards) == 1 && state.Awards[0].Award == standings.AwardShare, "%+v", state.Awards)
	apptest.MustShow(t, s, apptest.Text("awards.given"))
	c := NewCeremonyPage(s, cup.Head().ID).(*ceremony)
	s.Go(apptest.To(c))
	c.to(c.last(), false)
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, apptest.Text("award.share"))
	apptest.MustShow(t, s, words.Award(c.proposals[0]))
}
