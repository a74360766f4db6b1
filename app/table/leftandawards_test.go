package table

import (
	"slices"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc/tycoon"
)

// The table shows how many shares the bank has left, and a tap on that tells who has the others.
func TestSharesLeftInTheBankAreOnTheTable(t *testing.T) {
	g := apptest.RecordedGame(t, "tycoon", "five-seats-strategist")
	s := apptest.Begin(t)
	page := playedTo(t, s, g, 60)
	v := s.Session.View()
	all := holdings(v.ID(), v.Table)
	at := slices.IndexFunc(all, func(h holding) bool { return h.left != nil })
	if at < 0 {
		t.Fatal("what the bank has left is not on the table")
	}
	for company, shown := range all[at].figures {
		if left := tycoon.BankLeft(v.Table, company); shown != left {
			t.Errorf("of company %d are shown %d, the bank has %d", company, shown, left)
		}
	}
	page.why(matrix.ExtraRow-at, 0)
	why, ok := s.Page().(*whyPage)
	if !ok {
		t.Fatalf("a tap on it leads to %T", s.Page())
	}
	if value, title := why.value(v); value != all[at].figures[0] || title != "Atlas Bank: In the bank" {
		t.Errorf("why of %q is %d", title, value)
	}
	apptest.MustContain(t, s, "200\u2009000 in all")
	apptest.MustContain(t, s, "Bob: 51\u2009000")
}

// The result names the goals that were awarded, with who won each.
func TestTheResultNamesTheGoals(t *testing.T) {
	g := apptest.RecordedGame(t, "shoulders", "four-seats-advanced-each")
	s := apptest.Begin(t)
	playedTo(t, s, g, len(g.Entries))
	s.Push(NewResultPage(s))
	if rows := awards(s.Session.View()); len(rows) != 5 {
		t.Fatalf("%d goals are named", len(rows))
	}
	apptest.MustContain(t, s, "Goal: most workers, Ada, Cy, Dee")
	apptest.MustContain(t, s, apptest.Text("shoulders.award.goal.appeal"))
}
