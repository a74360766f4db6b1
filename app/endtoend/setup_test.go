package endtoend

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Setting up a game takes four taps and the names, and going back keeps the input.
func TestFirstGameIsSetUpOnOneScreen(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844), withArgs("--phone"))
	taps := 0
	tap := func(label string) {
		t.Helper()
		expect.True(t, w.Has(label), "%q is out of sight", label)
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
	expect.Equal(t, w.Focused(), "Player 4", "after the last name the keyboard is at")
	w.Key("Escape", "Escape")
	w.Tap(text("shelf.new"))
	w.See(text("new.seats.first", "name", "Anna"))
	for _, key := range []string{"new.game", "new.players", "new.first", "new.middle"} {
		w.See(text(key))
	}
	tap(text("new.start"))
	w.See(text("stockholder.entry.turn.title", "seat", "Anna"))
	expect.True(t, taps <= 4, "the first game took %d taps", taps)

	// The same friends play again with two taps, and a drag if another player begins.
	w.Key("Escape")
	w.Tap(text("shelf.new"))
	if texts := w.Texts(); !slices.Contains(texts, text("new.seats.first", "name", "Anna")) {
		t.Errorf("the same friends are not seated: %q", texts)
	}
	w.Drag(text("new.drag", "name", "Player 1"), text("new.drag", "name", "Player 2"))
	w.See(text("new.seats.first", "name", "Ben"))
	w.Tap(text("new.start"))
	w.See(text("stockholder.entry.turn.title", "seat", "Ben"))
}

// Each typed name gets a seat, and no typed letter selects a game. The arrow keys reach the buttons in a row.
func TestNamesAreTypedWithTheTabKey(t *testing.T) {
	t.Parallel()
	w := open(t, sized(1100, 760))
	w.Tap(text("shelf.new"))
	w.Tap(text("rulebook.stockholder"))
	w.Tap(text("new.player", "number", "1"))
	for _, name := range []string{"Ann", "Ben"} {
		w.Type(name)
		w.Key("Tab")
	}
	w.Type("Tom")
	w.Key("Return")
	w.Shot("tabbed")
	w.See(text("new.seats.first", "name", "Ann"))
	expect.Equal(t, w.Focused(), "Player 4", "after the last name the keyboard is at")
	w.Key("shift+Tab", "Right")
	expect.Equal(t, w.Focused(), text("new.up", "name", "Player 3"), "the right arrow leads to")
	w.Key("space")
	w.Tap(text("new.start"))
	for _, name := range []string{"Ann", "Tom", "Ben"} {
		w.See(name)
	}
	w.See(text("stockholder.entry.turn.title", "seat", "Ann"))
}
