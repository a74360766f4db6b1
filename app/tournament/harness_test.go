package tournament

import (
	"fmt"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/pages"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
)

func some(count int) []string {
	var all []string
	for i := range count {
		all = append(all, fmt.Sprintf("Person %d", i+1))
	}
	return all
}

func begun(t testing.TB, s *shell.Shell, people int, change func(*tournament.Plan)) *room {
	t.Helper()
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
	if change != nil {
		change(&plan)
	}
	by := s.Session.Author()
	c := must.Get(director.Begin(s.Session.Book(), "Friday", by, &plan, director.NewJoin(some(people))))(t)
	r := must.Get(enter(s, c.Head().ID))(t)
	s.Go(apptest.To(pages.New(s, r, "")))
	return r
}

func at(s *shell.Shell, r *room, place string) {
	s.Go(apptest.To(pages.New(s, r, page.Place(place))))
}

func drawn(t testing.TB, r *room) {
	t.Helper()
	d := director.NewDrawing(r.Desk)
	w := d.Start()
	w.Do()
	d.Finish(w, nil)
	must.Get(d.Announce())(t)
	r.shell.Update()
}

// played records results for all tables in the last round. Net worths fall in the order of the seats.
func played(t testing.TB, r *room) {
	t.Helper()
	last := r.State.Rounds[len(r.State.Rounds)-1]
	for _, table := range last.Tables {
		result := &tournament.Result{Round: last.Number, Table: table.Number, Source: tournament.Typed}
		for i, member := range table.Members {
			result.Places = append(result.Places, tournament.Placed{Member: member, Rank: i + 1, Worth: 500 - 10*i})
		}
		must.Do(t, r.Correct(result))
	}
	r.shell.Update()
}

func tableOf(t testing.TB, r *room, round, number int) *tournament.DrawnTable {
	t.Helper()
	table, there := r.State.Table(round, number)
	must.Hold(t, there, "there is no such table")
	return table
}
