package hall

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

var names = []string{"Anna", "Ben", "Carl", "Dana", "Emil", "Fritzi", "Gerta", "Hugo", "Ines", "Jonas", "Karla", "Leo"}

// name is the name of a member of a large tournament.
func name(i int) string {
	if i < len(names) {
		return names[i]
	}
	return fmt.Sprintf("%s %c.", names[i%len(names)], 'A'+i/len(names))
}

// begun is a tournament of so many people in the book of a shell, with so many rounds played to their end.
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

// usual is a plan of five rounds of fifty minutes with tables of four, hidden from a round on.
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

// drawn draws the next round.
func drawn(t testing.TB, cup *tournament.Tournament, seed uint64) {
	t.Helper()
	state := cup.State()
	round, refusal := draw.Round(&state, tournament.Even, seed)
	must.Hold(t, refusal == nil, "%v", refusal)
	entered(t, cup, round)
}

// played gives every table of the last round a result: whoever joined first is worth most.
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

// far is all that is written large on the page that is seen.
func far(s *shell.Shell) []string {
	var all []string
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *text.FarText:
			all = append(all, o.Text())
		case *FarBoard:
			all = append(all, o.AccessibilityLabel())
		case *Reveal:
			all = append(all, o.AccessibilityLabel())
		}
	})
	return all
}

// at is a time that the tests call now.
func at(seconds int) func() time.Time {
	return func() time.Time { return time.Unix(1_800_000_000+int64(seconds), 0) }
}

// written is what is drawn on the page that is seen.
func written(s *shell.Shell) string {
	all := ""
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if text, is := o.(*canvas.Text); is {
			all += text.Text + "|"
		}
	})
	return all
}
