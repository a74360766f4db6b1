package tournament

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
)

// some are names that people have.
func some(count int) []string {
	var all []string
	for i := range count {
		all = append(all, fmt.Sprintf("Person %d", i+1))
	}
	return all
}

// begun is the page of a tournament of so many people.
func begun(t testing.TB, s *shell.Shell, people int, change func(*tournament.Plan)) *page {
	t.Helper()
	return begunBy(t, s, some(people), change)
}

// begunBy is the room of a tournament of people with these names.
func begunBy(t testing.TB, s *shell.Shell, people []string, change func(*tournament.Plan)) *page {
	t.Helper()
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
	if change != nil {
		change(&plan)
	}
	c := must.Get(tournament.Begin(s.Session.Book(), "Friday", s.Session.Author()))(t)
	for _, e := range []tournament.Entry{&plan, director.Joining(people)} {
		must.Do(t, c.Record(e, s.Session.Author()))
	}
	p := NewPage(s, c.Head().ID, nil).(*page)
	s.Go(apptest.To(p))
	return p
}

// drawn announces the next round.
func drawn(t testing.TB, s *shell.Shell, p *page) {
	t.Helper()
	s.Go(shell.To(func() shell.Page { return newDrawPage(p.desk) }))
	s.Record()
	must.Hold(t, s.Page() == shell.Page(p), "%T is seen", s.Page())
}

// played gives every table of the last round a result: whoever moves first wins.
func played(t testing.TB, p *page) {
	t.Helper()
	state := p.desk.State
	last := state.Rounds[len(state.Rounds)-1]
	for _, table := range last.Tables {
		r := &tournament.Result{Round: last.Number, Table: table.Number, Source: tournament.Typed}
		for i, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Rank: i + 1, Worth: 500 - 10*i})
		}
		must.Hold(t, p.desk.did(p.desk.Correct(r)), "the result was refused")
	}
	p.refresh()
}

func tableOf(t testing.TB, p *page, round, number int) *tournament.DrawnTable {
	t.Helper()
	table, there := p.desk.State.Table(round, number)
	must.Hold(t, there, "there is no such table")
	return table
}

// tapOnSheet taps what is called so, or begins so, on the sheet that is open.
func tapOnSheet(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		named, is := o.(fyne.Accessible)
		can, tappable := o.(fyne.Tappable)
		if is && tappable && strings.HasPrefix(named.AccessibilityLabel(), label) {
			found = can
		}
	})
	must.Hold(t, found != nil, "nothing on the sheet is called %q", label)
	test.Tap(found)
}

// play begins the game of a table on this device.
func play(t testing.TB, p *page, number int) {
	t.Helper()
	v := p.views[rounds].(*roundView)
	v.update()
	sheet := tableSheet{v.desk, v.round.Number, v.round.Tables[number-1], v.changed}
	sheet.play()
}
