package hall

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

var names = []string{"Anna", "Ben", "Carl", "Dana", "Emil", "Fritzi", "Gerta", "Hugo", "Ines", "Jonas", "Karla", "Leo"}

func name(i int) string {
	if i < len(names) {
		return names[i]
	}
	return fmt.Sprintf("%s %c.", names[i%len(names)], 'A'+i/len(names))
}

// begun returns a tournament with the given numbers of people and of completed rounds.
func begun(t testing.TB, s *shell.Shell, people, rounds int, plan tournament.Plan) *tournament.Tournament {
	t.Helper()
	cup := must.Get(tournament.Begin(s.Session.Book(), "Spring Cup", ledger.Author{}))(t)
	join := &tournament.Join{}
	for i := range people {
		join.People = append(join.People, tournament.Joining{Name: name(i)})
	}
	entered(t, cup, &plan, join)
	for round := range rounds {
		drawn(t, cup, uint64(round+1))
		played(t, cup)
	}
	return cup
}

func usual(hidden int) tournament.Plan {
	return tournament.Plan{
		Games: []tournament.GameChoice{{Rulebook: "stockholder"}}, Format: tournament.Rounds, Rounds: 5, Size: 4,
		Draw: tournament.Even, Scoring: tournament.Scoring{System: tournament.PlacePoints}, Minutes: 50,
		HiddenFrom: hidden,
		TieBreaks:  []tournament.TieBreak{tournament.ByWins},
	}
}

func entered(t testing.TB, cup *tournament.Tournament, entries ...tournament.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Do(t, cup.Record(e, ledger.Author{}))
	}
}

func drawn(t testing.TB, cup *tournament.Tournament, seed uint64) {
	t.Helper()
	state := cup.State()
	round, refusal := draw.Round(&state, tournament.Even, seed)
	must.Hold(t, refusal == nil, "%v", refusal)
	entered(t, cup, round)
}

func played(t testing.TB, cup *tournament.Tournament) {
	t.Helper()
	state := cup.State()
	last := state.Rounds[len(state.Rounds)-1]
	for _, table := range last.Tables {
		r := &tournament.Result{Round: last.Number, Table: table.Number, Source: tournament.Typed}
		for _, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Worth: 3000 - 10*member})
		}
		tournament.RankByWorth(r.Places)
		entered(t, cup, r)
	}
}

// Each page in the hall fits every window and works. An interrupted reveal resumes at its step until it is complete.
func TestTheHallIsShown(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 12, 4, usual(4))
	drawn(t, cup, 5)
	s.Go(apptest.To(NewPage(s, cup.Head().ID)))
	apptest.Fits(t, s, "hall")
	apptest.Settle(s, apptest.Desktop())
	apptest.TapSpoken(t, s, words.Text("hall.clock.start"))
	expect.True(t, heard(s, words.Text("hall.clock.pause")), "the clock does not run")
	must.Do(t, cup.Reload())
	played(t, cup)
	s.Back()

	open := func() { s.Go(apptest.To(NewCeremonyPage(s, cup.Head().ID))) }
	open()
	apptest.Fits(t, s, "reveal")
	apptest.Settle(s, apptest.Desktop())
	apptest.TapSpoken(t, s, words.Text("ceremony.awards"))
	apptest.Fits(t, s, "awards")
	apptest.Settle(s, apptest.Desktop())
	rows := apptest.All[*list.Row](s.Window.Content(), nil)
	must.Hold(t, len(rows) > 2, "%d awards are proposed", len(rows))
	rows[0].Tapped(nil)
	apptest.MustShow(t, s, words.Text("awards.given"))
	s.Back()
	apptest.TapSpoken(t, s, words.Text("ceremony.begin"))
	apptest.TapSpoken(t, s, words.Text("ceremony.next"))
	apptest.Fits(t, s, "somebody revealed")
	apptest.Settle(s, apptest.Desktop())
	s.Back()
	open()
	apptest.TapSpoken(t, s, words.Format("ceremony.skip.ten", words.Names{"rank": 10}))
	apptest.TapSpoken(t, s, words.Text("ceremony.skip"))
	must.Do(t, cup.Reload())
	state := cup.State()
	expect.True(t, state.Revealed && len(state.Awards) == 1, "it is not open: %+v", state.Awards)
	apptest.TapSpoken(t, s, words.Text("ceremony.next"))
	apptest.MustShow(t, s, words.Text("award.share"))
	apptest.TapSpoken(t, s, words.Text("ceremony.end"))
	expect.Equal(t, s.Depth(), 1, "pages that are still open")
	open()
	expect.True(t, heard(s, words.Text("ceremony.begin")), "a reveal that is over goes on")
}

func heard(s *shell.Shell, label string) bool {
	_, found := apptest.Find(s.Window.Content(), func(o fyne.Accessible) bool { return o.AccessibilityLabel() == label })
	return found
}

func TestATournamentThatIsGoneSaysSo(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(apptest.To(NewPage(s, ledger.JournalID{1})))
	apptest.MustShow(t, s, words.Text("fault.title"))
}
