package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/probe"
	"scripkeeper/ledger/record"
)

// On a phone on its side the board stands beside the players, and nothing stands upon anything else. On a wide window
// what is looked up lies beside the table, which stays where it is.
func TestTableInItsWindow(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-3x5")
	setup := record.Setup{Rulebook: "stockholder", Names: game.Names, Options: game.Options}
	const before = 12
	w := open(t, sized(844, 420), withArgs("--book", newBook(t, setup, game.Game.Entries[:before]...)))
	w.Tap(strings.Join(game.Names, ", "))
	for _, name := range game.Names {
		w.See(name)
	}
	board := w.See(game.Names[0]).Area
	for _, o := range w.View().Objects {
		if o.Active && strings.HasPrefix(o.Text, "Green ") {
			board = o.Area
		}
	}
	first := w.See(game.Names[0]).Area
	if board.Max.X > first.Min.X || board.Dy() < 200 {
		t.Errorf("the last ladder is at %v, the names begin at %v", board, first)
	}
	for i, a := range texts(w.View()) {
		for _, b := range texts(w.View())[i+1:] {
			if over := a.Area.Intersect(b.Area); over.Dx() > 2 && over.Dy() > 12 {
				t.Errorf("%q at %v and %q at %v overlap", a.Text, a.Area, b.Text, b.Area)
			}
		}
	}
	w.Shot("table-side")
	w.Resize(1280, 800)
	stands := w.See(game.Names[1]).Area
	w.Tap(text("table.log"))
	w.See(text("brokeryard.entry.round.short", "round", "1"))
	if now := w.See(game.Names[1]).Area; now != stands {
		t.Errorf("the log moves the table from %v to %v", stands, now)
	}
	w.Shot("table-drawer")
	w.Key("Escape")
	w.See(text("stockholder.entry.turn.title", "seat", game.Names[game.Entries[before].Seat]))
}

// texts are the words on a page that are not part of something to tap.
func texts(view probe.View) []probe.Object {
	var all []probe.Object
	for _, o := range view.Objects {
		if !o.Active && !o.Covered && !o.Area.Empty() && o.Shown == o.Area {
			all = append(all, o)
		}
	}
	return all
}
