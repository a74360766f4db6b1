package director

import (
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

func begun(t *testing.T, names ...string) *Desk {
	t.Helper()
	book := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	t.Cleanup(func() { _ = book.Close() })
	plan := WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
	begun := must.Get(Begin(book, "Friday", ledger.Author{}, &plan, NewJoin(names)))(t)
	return must.Get(Open(book, begun.Head().ID, book.Shelf.ListNow, func() ledger.Author { return ledger.Author{} }))(t)
}

func eight() []string { return strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans") }

func proposed(d *Desk) *Drawing {
	drawing := NewDrawing(d)
	draw := drawing.Start()
	draw.Do()
	drawing.Finish(draw, nil)
	return drawing
}

func announced(t *testing.T, d *Desk) *Desk {
	t.Helper()
	must.Get(proposed(d).Announce())(t)
	return d
}

func TestADrawingSaysThatItDraws(t *testing.T) {
	d := begun(t, eight()...)
	drawing := NewDrawing(d)
	draw := drawing.Start()
	says, _ := drawing.Sentence()
	expect.True(t, says == words.Text("tournament.draw.busy") && !drawing.Stale(), "it says %q", says)
	moved, err := drawing.Announce()
	expect.True(t, !moved && err == nil && len(d.State.Rounds) == 0, "a round that is not drawn was announced")
	_, _, done := drawing.Swap(0, 1)
	expect.True(t, !done, "people of no round change seats")
	draw.Do()
	drawing.Finish(draw, nil)
	expect.True(t, drawing.Round != nil && !drawing.Stale(), "nothing was drawn")
}

func TestADrawThatIsOvertakenSaysNothing(t *testing.T) {
	drawing := NewDrawing(begun(t, eight()...))
	first := drawing.Start()
	second := drawing.Start()
	stopped := &ledger.Fault{Code: "work.stopped"}
	drawing.Finish(first, stopped)
	says, _ := drawing.Sentence()
	expect.True(t, says == words.Text("tournament.draw.busy"), "it says %q", says)
	drawing.Finish(second, stopped)
	expect.True(t, drawing.Stale(), "a draw that was stopped is never begun again")
	third := drawing.Start()
	drawing.Finish(third, &ledger.Fault{Code: "work.late"})
	if says, tone := drawing.Sentence(); drawing.Round != nil || tone != page.Bad ||
		!strings.HasPrefix(says, words.Text("tournament.draw.none")) {
		t.Errorf("it says %q", says)
	}
}

// The same swap again restores the round. The function that undoes the swap restores the round only once.
func TestASwapIsTakenBack(t *testing.T) {
	d := announced(t, begun(t, eight()...))
	tables := d.State.Rounds[0].Tables
	a, b, c := tables[0].Members[0], tables[1].Members[0], tables[1].Members[1]
	e := NewExchanges(d, 1)
	_, back, _ := e.Swap(a, b)
	expect.True(t, back() && !e.Any() && e.Round.Tables[0].Members[0] == a, "a swap that was taken back is still there")
	expect.True(t, !back(), "it was taken back twice")
	e.Swap(a, b)
	e.Swap(b, a)
	expect.True(t, !e.Any(), "two who changed seats and changed back are entered")
	e.Swap(a, c)
	if err := e.Enter(); err != nil || len(d.Tournament.Steps()) != 4 {
		t.Errorf("%d entries, %v", len(d.Tournament.Steps()), err)
	}
}

// After a refused swap, no earlier swap is recorded twice.
func TestSwapsThatFailAreNotEnteredAgain(t *testing.T) {
	d := announced(t, begun(t, eight()...))
	tables := d.State.Rounds[0].Tables
	a, b := tables[0].Members[0], tables[1].Members[0]
	other := &tournament.Result{Round: 1, Table: 2, Source: tournament.Typed, NoWorths: true}
	for i, member := range tables[1].Members {
		other.Places = append(other.Places, tournament.Placed{Member: member, Rank: i + 1})
	}
	e := NewExchanges(d, 1)
	e.Swap(tables[0].Members[1], tables[0].Members[2])
	_, back, _ := e.Swap(a, b)
	must.Do(t, d.Tournament.Record(other, ledger.Author{}))
	must.Hold(t, e.Enter() != nil, "a table with a result lets its people go")
	expect.True(t, !e.Any() && !back(), "what failed is still about to be entered")
	entries := len(d.Tournament.Steps())
	expect.True(t, e.Enter() == nil && len(d.Tournament.Steps()) == entries, "the first swap was entered twice")
	expect.True(t, d.State.Rounds[0].Tables[0].Members[1] == tables[0].Members[2],
		"the swap that could be entered was not")
	expect.True(t, e.Fixed(b) && !e.Fixed(a), "those of a table with a result keep their seats, and nobody else")
}
