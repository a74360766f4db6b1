package ledger

import "testing"

// wantHandOvers fails unless the hand-overs of a game had these numbers of entries.
func wantHandOvers(t *testing.T, b *Book, g *Game, entries ...int) {
	t.Helper()
	all, err := b.HandOvers(g)
	must(t, err)
	if len(all) != len(entries) {
		t.Fatalf("%d hand-overs, must be %v", len(all), entries)
	}
	for i, h := range all {
		if h.Entries != entries[i] || h.At.IsZero() {
			t.Errorf("hand-over %d is %+v, must have %d entries", i, h, entries[i])
		}
	}
}

func TestHandOversAreRemembered(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	must(t, b.HandedOn(g))
	wantHandOvers(t, b, g) // nothing came after it
	say(t, g, buy(0, 0, 1), buy(1, 0, 1))
	wantHandOvers(t, b, g, 0)
	must(t, b.HandedOn(g))
	must(t, b.HandedOn(g))
	say(t, g, buy(0, 1, 1))
	wantHandOvers(t, b, g, 2, 0)
	// What was handed on and then amended is of no use any more.
	must(t, g.Replace(2, buy(1, 1, 1), ann()))
	wantHandOvers(t, b, g, 0)
	must(t, g.Undo(ann()))
	wantHandOvers(t, b, g, 2, 0)
}

func TestOnlyTheLatestHandOversAreRemembered(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	for i := range rememberedHandOvers + 3 {
		must(t, b.HandedOn(g))
		_, err := b.file.db.Exec("UPDATE handover SET at = at + ?", i)
		must(t, err)
		say(t, g, buy(i%2, 0, 0))
	}
	if all, err := b.HandOvers(g); err != nil || len(all) != rememberedHandOvers {
		t.Errorf("%d hand-overs, %v", len(all), err)
	}
}

func TestAScratchGameIsNotHandedOn(t *testing.T) {
	b := openBook(t)
	g, err := Scratch(tinySetup(), books())
	must(t, err)
	must(t, b.HandedOn(g))
	wantHandOvers(t, b, g)
}
