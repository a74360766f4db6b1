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
	tap("New game")
	w.See("Choose a game to begin with.")
	tap("Stockholder")
	w.See("At least 2 players are needed: add 2 names.")
	tap("Player 1")
	for _, name := range []string{"Anna", "Ben", "Carl"} {
		w.Type(name)
		w.Key("Return")
	}
	w.See("Anna begins.")
	if at := w.Focused(); at != "Player 4" {
		t.Errorf("after the last name the keyboard is at %q", at)
	}
	w.Key("Escape", "Escape")
	w.Tap("New game")
	w.See("Anna begins.")
	for _, label := range []string{"Which game?", "Who plays?", "Draw who begins", "Start in the middle"} {
		w.See(label)
	}
	tap("Start the game")
	w.See("Anna's turn")
	if taps > 4 {
		t.Errorf("the first game took %d taps", taps)
	}

	// The same friends play again: two taps.
	w.Key("Escape")
	w.Tap("New game")
	if texts := w.Texts(); !slices.Contains(texts, "Anna begins.") {
		t.Errorf("the same friends are not seated: %q", texts)
	}
	w.Tap("Start the game")
	w.See("Nothing recorded yet. Anna begins.")
}

// A game of the shelf is renamed, archived and deleted, and comes back by Undo; the keyboard does it as well.
func TestGamesOnTheShelf(t *testing.T) {
	t.Parallel()
	w := open(t, sized(1280, 800))
	w.Tap("Look at a sample game")
	w.See("Carl's turn")
	w.Key("Escape")
	w.SeePart("Dora 6")
	w.Tap("More for Sample game")
	w.Tap("Rename")
	w.Key("ctrl+a")
	w.Type("Friday")
	w.Key("Return")
	w.See("Friday")
	w.Tap("More for Friday")
	w.Tap("Archive")
	w.See("“Friday” was archived.")
	w.Tap("Undo")
	w.See("In play")
	w.Tap("More for Friday")
	w.Tap("Delete")
	w.See("Play with real cards. Scripkeeper keeps the score.")
	w.Tap("Undo")
	w.See("Friday")
	w.Key("Tab", "Delete")
	w.See("“Friday” was deleted.")
	w.Tap("Undo")
	w.Key("n")
	w.See("Which game?")
}
