package director

import (
	"strings"
	"testing"
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// staged returns the stage for eight members after some rounds. hidden is the first round with hidden standings.
func staged(t *testing.T, rounds, hidden int) *Stage {
	t.Helper()
	d := begun(t, eight()...)
	plan := d.State.Plan
	plan.HiddenFrom, plan.Minutes, plan.Rounds = hidden, 50, 5
	must.Do(t, d.Enter(&plan))
	s := &Stage{Desk: d}
	s.at(0)
	for range rounds {
		announced(t, d)
		s.played(t)
	}
	return s
}

func (s *Stage) at(second int) {
	s.Now = func() time.Time { return time.Unix(1_800_000_000+int64(second), 0) }
}

func (s *Stage) played(t *testing.T) {
	t.Helper()
	last := s.State.Rounds[len(s.State.Rounds)-1]
	for _, table := range last.Tables {
		r := &tournament.Result{Round: last.Number, Table: table.Number, Source: tournament.Typed}
		for _, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Worth: 3000 - 10*member})
		}
		tournament.RankByWorth(r.Places)
		must.Do(t, s.Enter(r))
	}
}

func (s *Stage) seen(t *testing.T, place page.Place) (page.Page, string) {
	t.Helper()
	p := must.Get(s.Page(page.At{Place: place}))(t)
	var text strings.Builder
	must.Do(t, page.Write(&text, p))
	return p, text.String()
}

func offered(t *testing.T, p page.Page, way string) page.Action {
	t.Helper()
	all := append(append([]page.Action{}, p.Next...), p.Tools...)
	for _, part := range p.Parts {
		for _, row := range part.Rows {
			if all = append(all, row.Actions...); row.Open != nil {
				all = append(all, *row.Open)
			}
		}
	}
	found, there := calc.Find(all, func(a page.Action) bool { return a.Way == way })
	must.Hold(t, there, "nothing is offered by %q: %+v", way, p)
	return found
}

func (s *Stage) does(t *testing.T, place page.Place, way string) page.Done {
	t.Helper()
	p, _ := s.seen(t, place)
	return must.Get(s.Do(offered(t, p, way), page.At{Place: place}))(t)
}

func titles(p page.Page) []string {
	return calc.Map(p.Parts, func(part page.Part) string { return part.Title })
}

func TestTheHallSeesWhatIsOn(t *testing.T) {
	s := staged(t, 0, 0)
	p, said := s.seen(t, "")
	expect.List(t, titles(p), []string{words.Text("hall.members")}, "before the first round")
	expect.True(t, p.Far && p.Clock == nil && strings.Contains(said, "Ann") && strings.Contains(said, "Hans"), "%s", said)
	announced(t, s.Desk)
	p, _ = s.seen(t, "")
	expect.List(t, titles(p), []string{"Round 1 of 5", "Round 1 of 5"}, "in a round")
	expect.True(t, p.Parts[0].As == page.Cards && p.Parts[1].As == page.Time && p.Clock.Left == 3000 &&
		!p.Parts[0].Rows[0].Done && len(p.Parts[0].Rows) == 2, "%+v", p)
	s.played(t)
	announced(t, s.Desk)
	must.Do(t, s.Skip(2, 1))
	p, said = s.seen(t, "")
	expect.List(t, titles(p), []string{"Round 2 of 5", "Standings after round 1", "Round 2 of 5"}, "in the second one")
	first := p.Parts[1].Rows[0]
	expect.True(t, p.Parts[0].Rows[0].Done && first.Lead == "1" && first.Figure == "10", "%s", said)
}

func TestTheHallDoesNotSeeAHiddenStanding(t *testing.T) {
	s := staged(t, 2, 2)
	must.Do(t, s.Enter(&tournament.Award{Award: "Best hat", Member: 7}))
	p, said := s.seen(t, "")
	expect.True(t, len(p.Parts) == 1 && strings.Contains(said, words.Text("hall.hidden")) &&
		!strings.Contains(said, "Ann") && !strings.Contains(said, "Best hat"), "%s", said)
	must.Do(t, s.Enter(&tournament.Reveal{}))
	_, said = s.seen(t, "")
	expect.True(t, strings.Contains(said, "Ann") && strings.Contains(said, "Best hat"), "%s", said)
}

func TestACardHasRoomForThoseWhoSitOut(t *testing.T) {
	s := staged(t, 0, 0)
	drawn := tournament.DrawnRound{Out: make([]int, 2*tournament.MaxSize+1)}
	cards := roundInHall(drawn, hallRows(s.Desk))
	expect.True(t, len(cards) == 3 && len(cards[0].Lines) == tournament.MaxSize && len(cards[2].Lines) == 1, "%+v", cards)
}

// A clock that has run out can only be reset.
func TestTheClockOfARound(t *testing.T) {
	s := staged(t, 0, 0)
	announced(t, s.Desk)
	shows := func(want string) {
		t.Helper()
		p, _ := s.seen(t, "")
		got, _ := p.Clock.Face(s.Now())
		expect.Equal(t, got, want, "the clock")
	}
	s.does(t, "", "start")
	s.at(61)
	shows("48:59")
	s.does(t, "", "pause")
	s.at(1000)
	shows("48:59")
	s.does(t, "", "start")
	s.at(1000 + 49*60)
	shows(words.Text("hall.clock.over"))
	before := s.Tournament.Chain()
	s.does(t, "", "pause")
	expect.True(t, s.Tournament.Chain() == before, "a clock that is over was changed")
	s.does(t, "", "reset")
	shows("50:00")
	s.played(t)
	p, _ := s.seen(t, "")
	expect.True(t, p.Clock == nil && len(p.Tools) == 0, "a round that is over has a clock: %+v", p.Clock)
}

// The reveal goes from last to first and back. At the podium, the standings become public.
func TestTheStandingIsRevealedFromItsEnd(t *testing.T) {
	s := staged(t, 5, 4)
	must.Do(t, s.Enter(&tournament.Award{Award: "Best hat", Member: 7}))
	p, said := s.seen(t, "reveal")
	expect.True(t, p.Far && strings.Contains(said, "8 people to reveal") && len(rows(p)) == 0, "%s", said)
	expect.Equal(t, *s.does(t, "reveal", "next").To, "reveal/1", "it begins at")
	expect.Equal(t, *s.does(t, "reveal/1", "back").To, "reveal/0", "it goes back to")
	lines := standings.After(&s.State, 5).Lines
	for step := 1; step <= 8; step++ {
		p, said = s.seen(t, page.Place("reveal/"+words.Number(step)))
		must.Hold(t, len(rows(p)) == step && p.Parts[0].As == page.Revealed, "step %d: %s", step, said)
		for i, row := range rows(p) {
			expect.Equal(t, row.Title, s.Name(lines[8-step+i].Member), "who is revealed")
		}
	}
	expect.Equal(t, rows(p)[0].Share, 1, "the first one's share")
	expect.True(t, !s.State.Revealed, "it is open before the podium")
	expect.Equal(t, *s.does(t, "reveal/3", "skip").To, "reveal/9", "it skips to")
	p, _ = s.seen(t, "reveal/9")
	expect.True(t, s.State.Revealed && p.Parts[0].As == page.Podium && rows(p)[0].Lead == "1" && len(rows(p)) == 3,
		"the podium: %+v", p)
	_, said = s.seen(t, "reveal/10")
	expect.True(t, strings.Contains(said, "Best hat") && strings.Contains(said, "Hans"), "%s", said)
	before := s.Tournament.Chain()
	expect.True(t, s.does(t, "reveal/10", "next").Leave && s.Tournament.Chain() == before, "it does not end")
	p, _ = s.seen(t, "reveal/99")
	expect.True(t, p.Next[1].Text == words.Text("ceremony.end"), "beyond the end it offers %+v", p.Next)
	plan := s.State.Plan
	plan.Format, plan.Rounds = tournament.KnockOut, 0
	must.Do(t, s.Enter(&plan))
	// The winners of the last tables stay ahead with fewer points.
	for _, winner := range standings.After(&s.State, 5).Lines[:2] {
		late := tournament.Penalty{Member: winner.Member, Points: 100 * tournament.Point, Reason: "late"}
		must.Do(t, s.Enter(&late))
	}
	for _, row := range Revealed(s.Desk, 8).Rows {
		expect.True(t, row.Share >= 0 && row.Share <= 1, "the bar of %s is %g of the board", row.Title, row.Share)
	}
}

func rows(p page.Page) []page.Row { return p.Parts[0].Rows }

// Without hidden standings, the reveal records nothing. Skipping leads to the best ten.
func TestARevealWithoutHidingEntersNothing(t *testing.T) {
	s := staged(t, 1, 0)
	must.Get(s.Join([]string{"Ida", "Jan", "Kai", "Lea"}))(t)
	announced(t, s.Desk)
	_, said := s.seen(t, "reveal")
	expect.True(t, strings.Contains(said, "3 tables have no result yet"), "%s", said)
	before := s.Tournament.Chain()
	expect.Equal(t, *s.does(t, "reveal/1", "skip").To, "reveal/3", "the last ten begin at")
	expect.Equal(t, *s.does(t, "reveal/3", "skip").To, "reveal/13", "the podium is")
	expect.True(t, s.Tournament.Chain() == before, "something was entered")
	begun := must.Get(Begin(s.Book, "Nobody", ledger.Author{}, &s.State.Plan))(t)
	nobody := &Stage{Desk: must.Get(Open(s.Book, begun.Head().ID, s.games, s.by))(t)}
	p, said := nobody.seen(t, "reveal")
	expect.True(t, len(p.Next) == 0 && strings.Contains(said, words.Text("hall.nobody")), "%s", said)
}

func TestAwardsAreGivenAndTakenBack(t *testing.T) {
	s := staged(t, 5, 0)
	s.Proposals = standings.Proposals(&s.State, nil)
	p, _ := s.seen(t, "awards")
	expect.True(t, p.Parts[0].Actions[0].Off, "an award without words can be given")
	at := page.At{Place: "awards", Said: map[string]string{"award": "Best hat / cap"}}
	p = must.Get(s.Page(at))(t)
	who := p.Parts[0].Actions[0].To
	must.Hold(t, who != nil && !p.Parts[0].Actions[0].Off, "%+v", p.Parts[0])
	s.does(t, *who, "give")
	award := tournament.Award{Award: "Best hat / cap", Member: 0}
	must.Hold(t, len(s.State.Awards) == 1 && s.State.Awards[0] == award, "%+v", s.State.Awards)
	p, _ = s.seen(t, "awards")
	take := offered(t, p, "take")
	must.Get(s.Do(take, at))(t)
	_, err := s.Do(take, at)
	expect.True(t, len(s.State.Awards) == 0 && err != nil, "%+v is left, %v", s.State.Awards, err)
	s.does(t, "awards", "give")
	given := s.State.Awards[0]
	expect.Equal(t, given.Award, standings.AwardShare, "what was proposed first")
	_, said := s.seen(t, page.Place("reveal/"+words.Number(s.LastStep())))
	expect.True(t, strings.Contains(said, words.Text("award.share")) && strings.Contains(said, s.Name(given.Member)) &&
		strings.Contains(said, words.Award(s.Proposals[0])), "%s", said)
}
