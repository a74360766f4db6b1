package endtoend

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// The page of a tournament follows the command line while nobody touches it.
func TestATournamentFollowsTheCommandLine(t *testing.T) {
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
	w.commanded("tournament", "result", "--table", "1", "Ann=400,Ben=300,Cleo=200,Dan=100")
	w.See(text("tournament.table.over"))
	w.commanded("tournament", "undo")
	w.Gone(text("tournament.table.over"))
	w.Shot("followed")
}

// tapPart taps what has a part of its words.
func (w window) tapPart(part string) {
	at := w.SeePart(part).Aim()
	w.TapAt(at.X, at.Y)
}
