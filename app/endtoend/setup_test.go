package endtoend

import (
	"slices"
	"testing"
)

// The first game is set up on one screen of a phone with four taps and the names, and the way back keeps it.
func TestFirstGameIsSetUpOnOneScreen(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844), withArgs("--phone"))
	taps := 0
	tap := func(label string) {
		t.Helper()
		if !w.Has(label) {
			t.Errorf("%q is out of sight", label)
		}
		w.Tap(label)
		taps++
	}
	tap(text("shelf.new"))
	w.See(text("new.missing.game"))
	tap(text("rulebook.stockholder"))
	w.See(text("new.missing.some", "min", "2", "count", "2"))
	tap(text("new.player", "number", "1"))
	for _, name := range []string{"Anna", "Ben", "Carl"} {
		w.Type(name)
		w.Key("Return")
	}
	w.See(text("new.seats.first", "name", "Anna"))
	if at := w.Focused(); at != "Player 4" {
		t.Errorf("after the last name the keyboard is at %q", at)
	}
	w.Key("Escape", "Escape")
	w.Tap(text("shelf.new"))
	w.See(text("new.seats.first", "name", "Anna"))
	for _, key := range []string{"new.game", "new.players", "new.first", "new.middle"} {
		w.See(text(key))
	}
	tap(text("new.start"))
	w.See(text("stockholder.entry.turn.title", "seat", "Anna"))
	if taps > 4 {
		t.Errorf("the first game took %d taps", taps)
	}

	// The same friends play again: two taps.
	w.Key("Escape")
	w.Tap(text("shelf.new"))
	if texts := w.Texts(); !slices.Contains(texts, text("new.seats.first", "name", "Anna")) {
		t.Errorf("the same friends are not seated: %q", texts)
	}
	w.Tap(text("new.start"))
	w.See("Nothing recorded yet. Anna begins.")
}

// A game of the shelf is renamed, archived and deleted, and comes back by Undo; the keyboard does it as well.
func TestGamesOnTheShelf(t *testing.T) {
	t.Parallel()
	w := open(t, sized(1280, 800))
	w.Tap(text("welcome.sample"))
	w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	w.Key("Escape")
	w.SeePart("Dora 6")
	w.Tap(text("shelf.more", "game", "Sample game"))
	w.Tap(text("shelf.rename"))
	w.Key("ctrl+a")
	w.Type("Friday")
	w.Key("Return")
	w.See("Friday")
	w.Tap(text("shelf.more", "game", "Friday"))
	w.Tap(text("shelf.archive"))
	w.See(text("shelf.archived.done", "game", "Friday"))
	w.Tap(text("shelf.undo"))
	w.See(text("shelf.playing"))
	w.Tap(text("shelf.more", "game", "Friday"))
	w.Tap(text("shelf.delete"))
	w.See(text("welcome.title"))
	w.Tap(text("shelf.undo"))
	w.See("Friday")
	w.Key("Tab", "Delete")
	w.See(text("shelf.deleted", "game", "Friday"))
	w.Tap(text("shelf.undo"))
	w.Key("n")
	w.See(text("new.game"))
}
