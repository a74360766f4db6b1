package book_test

import (
	"database/sql"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

func broken(t *testing.T) (*book.Book, *game.Game) {
	t.Helper()
	b := must.Get(book.Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	t.Cleanup(func() { _ = b.Close() })
	r := recordings.Broken(t)
	must.Get(b.Games.Import(r, ledger.Author{Person: "Ann"}))(t)
	g := must.Get(b.Games.Load(r.ID))(t)
	return b, g
}

// A finished game has no result while an entry needs fixing.
func TestABrokenGameCountsForNobody(t *testing.T) {
	b, g := broken(t)
	counts := func(s stats.Summary) bool {
		people := must.Get(b.People.All())(t)
		games := []stats.Summary{s}
		all := feats(t, b, games)
		known, _, err := b.Shelf.Highlights(games)
		must.Hold(t, err == nil && len(known) <= len(all), "%v", err)
		return len(stats.Careers(people, games)) > 0 || len(all) > 0
	}
	ranked := func(places []calc.Place) bool {
		return slices.ContainsFunc(places, func(p calc.Place) bool { return p.Rank > 0 })
	}
	s := listed(t, b)[0]
	must.Hold(t, g.Table().Over() && len(g.Refused()) == recordings.BrokenEntries,
		"%d entries need fixing", len(g.Refused()))
	if standing := g.Standing(); g.Decided() || standing.Final || ranked(standing.Places) || len(standing.Places) != 3 {
		t.Errorf("the game has a result: %+v", standing)
	}
	if s.Over || len(s.Leaders)+len(s.Ranks) > 0 || s.Unresolved != recordings.BrokenEntries || counts(s) {
		t.Errorf("the game counts: %+v", s)
	}
	must.Do(t, g.Undo(ledger.Author{}))
	s = listed(t, b)[0]
	expect.True(t, g.Decided() && g.Standing().Final && ranked(g.Standing().Places) && s.Over && s.Unresolved <= 0 &&
		counts(s),
		"the game was fixed and does not count: %+v", s)
}

func TestAnOlderSummaryOfABrokenGameIsMadeAnew(t *testing.T) {
	b, g := broken(t)
	listed(t, b)
	db := must.Get(sql.Open("sqlite", b.Path()))(t)
	defer func() { _ = db.Close() }()
	older := "22 5 5 -1 3;0;1 2 3;100 90 80\n\nAnn\nBen\nCleo"
	done := must.Get(db.Exec("UPDATE summary SET form = 4, held = ? WHERE game = ?", older, g.ID().String()))(t)
	n, err := done.RowsAffected()
	must.Hold(t, err == nil && n == 1, "%d summaries are older, %v", n, err)
	now := must.Get(b.Shelf.ListNow())(t)
	s := now[0]
	expect.True(t, !s.Over && len(s.Leaders) == 0 && s.Unresolved == recordings.BrokenEntries, "the shelf says %+v", s)
}
