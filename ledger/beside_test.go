package ledger

import (
	"sync"
	"testing"
)

// What is taken over beside the screen uses the book at the same time as whoever looks and records.
func TestABookIsUsedFromBesideTheScreen(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	from := openBook(t)
	coming := begun(t, from)
	say(t, coming, price(0, 30), price(0, 40), price(0, 50))
	record := coming.Export()
	var beside sync.WaitGroup
	beside.Go(func() {
		for range 5 {
			if _, err := b.Import(record, ann()); err != nil {
				t.Error(err)
			}
			if _, err := b.Load(record.ID); err != nil {
				t.Error(err)
			}
			if _, err := b.ShelfWatched(Unwatched); err != nil {
				t.Error(err)
			}
		}
	})
	for i := range 5 {
		say(t, g, price(0, 30+10*(i%2)))
		if _, err := b.Shelf(); err != nil {
			t.Error(err)
		}
		if _, err := b.ShelfNow(); err != nil {
			t.Error(err)
		}
		must(t, b.HandedOn(g))
	}
	beside.Wait()
	shelf, err := b.Shelf()
	if err != nil || len(shelf) != 2 {
		t.Errorf("there are %d games, %v", len(shelf), err)
	}
}
