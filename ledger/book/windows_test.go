package book

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

func TestTwoWindowsOnOneBook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	one, two := openAt(t, path), openAt(t, path)
	here := begun(t, one, ledgertest.Buy(0, 0, 1))
	there := must.Get(two.Games.Load(here.ID()))(t)
	gametest.Say(t, there, ledgertest.Buy(1, 0, 1))

	ledgertest.WantFault(t, ledgertest.Second(here.Record(ledgertest.Buy(2, 0, 1), ledgertest.Ann())), "book.moved")
	gametest.WantEqual(t, here, there)
	gametest.Say(t, here, ledgertest.Buy(2, 0, 1))

	for _, late := range []func() error{
		func() error { return there.Undo(ledgertest.Ann()) },
		func() error { return there.Void(1, ledgertest.Ann()) },
		func() error { return there.Replace(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()) },
		func() error { return there.Insert(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()) },
	} {
		gametest.Say(t, here, &tinygame.Price{Price: 100})
		ledgertest.WantFault(t, late(), "book.moved")
		gametest.WantEqual(t, here, there)
		must.Do(t, late())
		must.Do(t, here.Reload())
		gametest.WantEqual(t, here, there)
	}
	begun(t, two, ledgertest.Buy(0, 0, 1))
	list, err := one.Shelf.List()
	must.Hold(t, err == nil && len(list) == 2, "%v %v", list, err)
}
