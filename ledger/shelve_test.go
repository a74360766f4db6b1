package ledger

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
)

func shelf(t *testing.T, b *Book) []Summary {
	t.Helper()
	list, err := b.Shelf()
	must(t, err)
	return list
}

func TestRename(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1))
	must(t, b.Rename(g.ID(), " Saturday \n night "))
	fresh := again(t, b, g.ID())
	if title := shelf(t, b)[0].Title; title != "Saturday night" || fresh.Setup().Title != title || fresh.Head() != g.Head() {
		t.Errorf("%q, %q", title, fresh.Setup().Title)
	}
	say(t, g, buy(1, 0, 1)) // the game from before goes on
	if s := shelf(t, b)[0]; s.Title != "Saturday night" || s.Entries != 2 {
		t.Errorf("%+v", s)
	}
	var refusal *calc.Refusal
	if err := b.Rename(g.ID(), strings.Repeat("x", MaxTitleLength+1)); !errors.As(err, &refusal) {
		t.Error(err)
	}
	wantFault(t, b.Rename(NewGameID(), "x"), "game.unknown")
}

func TestDuplicate(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1), buy(1, 0, 1))
	must(t, g.Undo(ann()))
	twin, err := b.Duplicate(g.ID(), "Another end")
	must(t, err)
	if twin.ID() == g.ID() || twin.Setup().Title != "Another end" || !twin.Table().Equal(g.Table()) || !twin.CanRedo() ||
		twin.Steps()[0].By != ann() {
		t.Errorf("%+v", twin.Setup())
	}
	say(t, twin, price(0, 150))
	wantSame(t, twin, b)
	wantSame(t, g, b)
	if list := shelf(t, b); len(list) != 2 {
		t.Errorf("%+v", list)
	}
	wantFault(t, second(b.Duplicate(NewGameID(), "x")), "game.unknown")
}

func TestArchive(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	must(t, b.Archive(g.ID()))
	if s := shelf(t, b)[0]; !s.Archived {
		t.Errorf("%+v", s)
	}
	must(t, b.Unarchive(g.ID()))
	if s := shelf(t, b)[0]; s.Archived {
		t.Errorf("%+v", s)
	}
}

func TestDeleteCanBeTakenBack(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	say(t, g, buy(0, 0, 1))
	off := func(what string) {
		t.Helper()
		must(t, b.Delete(g.ID()))
		deleted, err := b.Deleted()
		must(t, err)
		if found, _ := b.Find(g.ID().String()); len(found)+len(shelf(t, b)) != 0 || len(deleted) != 1 || deleted[0].Entries != 1 {
			t.Errorf("%s: %v, deleted %+v", what, shelf(t, b), deleted)
		}
	}
	off("delete")
	must(t, b.Undelete(g.ID()))
	wantSame(t, g, b)
	if list := shelf(t, b); len(list) != 1 || list[0].Entries != 1 {
		t.Errorf("%+v", list)
	}
	off("delete again")
	done, err := b.Import(g.Export(), ann())
	must(t, err)
	if list := shelf(t, b); len(list) != 1 || done.Outcome != Same {
		t.Errorf("after an import %v: %+v", done, list)
	}
}
