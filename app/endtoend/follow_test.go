package endtoend

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// The page of a tournament follows the command line while nobody touches it. Where only places are known nothing is entered before
// each is said, and strangers count by the director's word.
func TestNothingIsEnteredThatNobodySaid(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	people := filepath.Join(w.Home(), "people.txt")
	must.Do(t, os.WriteFile(people, []byte("Ann\nBen\nCleo\nDan\n"), 0o600))
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	w.commanded("tournament", "new", "Friday", "--game", written(t, w.Home(), r), "--from", people)
	w.Tap(text("tournament.title"))
	w.tapPart("Friday, ")
	w.See("4 people at 1 table: draw round 1.")
	w.commanded("tournament", "draw", "--seed", "7")
	w.SeePart("Table 1, ") // nobody touched the window

	w.tapPart("Table 1, ")
	w.tapPart("Type the result")
	w.Tap(text("tournament.type.places"))
	enter := func() bool { return !w.See(text("tournament.type.enter")).Disabled }
	members := w.cup(t).Rounds[0].Tables[0].Members
	names := make([]string, len(members))
	for seat, member := range members {
		names[seat] = w.cup(t).Members[member].Name
	}
	for seat, place := range []string{"2", "1", "2", "4"} {
		if enter() {
			t.Errorf("the result can be entered after %d of 4 places were said", seat)
		}
		w.See("Nothing is entered for " + names[seat] + " yet.")
		w.Shot("places-" + place)
		w.Tap(names[seat] + ", place " + place)
	}
	w.Resize(1280, 800)
	w.Shot("places-said")
	w.Tap(text("tournament.type.enter"))
	w.See(text("tournament.table.over"))
	w.commanded("tournament", "undo")
	w.Gone(text("tournament.table.over"))
	w.Shot("followed")
	w.Resize(390, 844)

	r.Seats = slices.Clone(r.Seats)
	for seat, name := range []string{"X0", names[1], "X2", names[3]} {
		r.Seats[seat] = record.Seat{Name: name}
	}
	id := must.Get(ledger.ParseGameID(w.cup(t).Rounds[0].Tables[0].Game))(t)
	r.ID = id
	w.Tap(text("tournament.scan"))
	w.Copy(resultCode(t, written(t, w.Home(), r)))
	w.Tap(text("scan.paste"))
	w.SeePart("X0 in the seat of " + names[0] + ", X2 in the seat of " + names[2])
	w.Shot("strangers")
	if shown := w.commanded("tournament", "show", "--json"); strings.Contains(shown, `"places":[`) {
		t.Error("the strangers count")
	}
	w.Tap(text("tournament.overrule"))
	w.Type("two nicknames")
	w.Shot("strangers-sheet")
	w.Tap(text("tournament.overrule.enter"))
	w.See(text("tournament.table.over"))
	w.Tap(text("tournament.tab.log"))
	w.SeePart("two nicknames")
	w.Shot("strangers-log")
}
