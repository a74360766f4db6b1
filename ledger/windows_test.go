package ledger

import "testing"

func TestTwoWindowsOnOneBook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	one, two := openAt(t, path), openAt(t, path)
	here := begun(t, one)
	say(t, here, buy(0, 0, 1))
	there, err := two.Load(here.ID())
	must(t, err)
	say(t, there, buy(1, 0, 1))

	_, err = here.Record(buy(2, 0, 1), ann())
	wantFault(t, err, "book.moved")
	wantEqual(t, here, there)
	say(t, here, buy(2, 0, 1))

	for _, late := range []func() error{
		func() error { return there.Undo(ann()) },
		func() error { return there.Void(1, ann()) },
		func() error { return there.Replace(1, buy(0, 1, 1), ann()) },
		func() error { return there.Insert(1, buy(0, 1, 1), ann()) },
	} {
		say(t, here, buy(0, 0, 0))
		wantFault(t, late(), "book.moved")
		wantEqual(t, here, there)
		must(t, late())
		must(t, here.Reload())
		wantEqual(t, here, there)
	}
	other := begun(t, two)
	say(t, other, buy(0, 0, 1))
	if list, err := one.Shelf(); err != nil || len(list) != 2 {
		t.Fatalf("%v %v", list, err)
	}
}

func TestReloadOfAScratchGame(t *testing.T) {
	g, err := Scratch(tinySetup(), books())
	must(t, err)
	say(t, g, buy(0, 0, 1))
	must(t, g.Reload())
	if len(g.Steps()) != 1 || g.Stored() {
		t.Fatal("reload of a scratch game")
	}
}
