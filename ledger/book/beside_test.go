package book

import (
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"sync"
	"testing"
)

// What is taken over beside the screen uses the book at the same time as whoever looks and records.
func TestABookIsUsedFromBesideTheScreen(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	from := openBook(t)
	coming := begun(t, from)
	say(t, coming, ledgertest.Price(0, 30), ledgertest.Price(0, 40), ledgertest.Price(0, 50))
	record := coming.Export()
	var beside sync.WaitGroup
	beside.Go(func() {
		for range 5 {
			if _, err := b.Games.Import(record, ledgertest.Ann()); err != nil {
				t.Error(err)
			}
			if _, err := b.Games.Load(record.ID); err != nil {
				t.Error(err)
			}
			if _, err := b.Shelf.ListWatched(ledger.Unwatched); err != nil {
				t.Error(err)
			}
		}
	})
	for i := range 5 {
		say(t, g, ledgertest.Price(0, 30+10*(i%2)))
		if _, err := b.Shelf.List(); err != nil {
			t.Error(err)
		}
		if _, err := b.Shelf.ListNow(); err != nil {
			t.Error(err)
		}
		must.Do(t, b.Notes.HandedOn(g))
	}
	beside.Wait()
	shelf, err := b.Shelf.List()
	if err != nil || len(shelf) != 2 {
		t.Errorf("there are %d games, %v", len(shelf), err)
	}
}
