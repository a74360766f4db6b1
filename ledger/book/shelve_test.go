package book

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

func shelf(t *testing.T, b *Book) []stats.Summary {
	t.Helper()
	return must.Get(b.Shelf.List())(t)
}

func TestRenameAndArchive(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1))
	must.Do(t, b.Games.Rename(g.ID(), " Saturday \n night "))
	fresh := again(t, b, g.ID())
	if title := shelf(t, b)[0].Title; title != "Saturday night" || fresh.Setup().Title != title ||
		fresh.Head() != g.Head() {
		t.Errorf("%q, %q", title, fresh.Setup().Title)
	}
	gametest.Say(t, g, ledgertest.Buy(1, 0, 1)) // a game loaded before can continue
	must.Do(t, b.Games.Archive(g.ID()))
	s := shelf(t, b)[0]
	expect.True(t, s.Title == "Saturday night" && s.Entries == 2 && s.Archived, "%+v", s)
	must.Do(t, b.Games.Unarchive(g.ID()))
	expect.True(t, !shelf(t, b)[0].Archived, "it is still put away")
	var refusal *calc.Refusal
	err := b.Games.Rename(g.ID(), strings.Repeat("x", record.MaxTitleLength+1))
	expect.True(t, errors.As(err, &refusal), "%v", err)
	ledgertest.WantFault(t, b.Games.Rename(ledger.NewGameID(), "x"), "game.unknown")
}

func TestDuplicate(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	twin := must.Get(b.Games.Duplicate(g.ID(), ledger.NewGameID(), "Another end"))(t)
	_, redoes := twin.Redoing()
	if twin.ID() == g.ID() || twin.Setup().Title != "Another end" || !twin.Table().Equal(g.Table()) ||
		!redoes || twin.Steps()[0].By != ledgertest.Ann() {
		t.Errorf("%+v", twin.Setup())
	}
	gametest.Say(t, twin, ledgertest.Price(0, 150))
	wantSame(t, twin, b)
	wantSame(t, g, b)
	expect.Equal(t, len(shelf(t, b)), 2, "games on the shelf")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Duplicate(ledger.NewGameID(), ledger.NewGameID(), "x")), "game.unknown")
}

func TestDuplicateKeepsThePeople(t *testing.T) {
	b, mine := played(t)
	told := mine.Export() // a record without the ids of this book's people
	told.ID = ledger.NewGameID()
	for seat := range told.Seats {
		told.Seats[seat].Person = ledger.PersonID{}
	}
	g := must.Get(b.Games.Store(must.Get(game.Replay(told, b.Games.rulebooks))(t), ledgertest.Ann()))(t)
	must.Get(b.People.Match())(t)
	who := must.Get(b.People.Seated(g.ID()))(t)
	before := len(must.Get(b.People.All())(t).All())
	renamed := who[0]
	renamed.Name = "Annabel"
	must.Get(b.People.Store(renamed))(t)
	twin := must.Get(b.Games.Duplicate(g.ID(), ledger.NewGameID(), "Another end"))(t)
	got := must.Get(b.People.Seated(twin.ID()))(t)
	expect.Equal(t, got[0].Name, "Annabel", "who plays the copy")
	expect.Equal(t, len(must.Get(b.People.All())(t).All()), before, "people")
}
