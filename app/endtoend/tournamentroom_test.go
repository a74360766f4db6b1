package endtoend

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// In the room of a tournament a game is taken out of a series and comes back by undo, a drawing is checked, and what taking
// back leaves to be mended is told before, and mended.
func TestARoomChecksAndMends(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	people := filepath.Join(w.Home(), "people.txt")
	must.Do(t, os.WriteFile(people, []byte("Ann\nBen\nCleo\nDan\n"), 0o600))
	record := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	record.Begun, record.Title = time.Now(), "First evening"
	w.commanded("import", written(t, w.Home(), record))
	w.commanded("tournament", "new", "Season", "--game", "stockholder", "--format", "series", "--from", people)
	w.Tap(text("tournament.title"))
	w.tapPart("Season, ")
	w.See("1 game counts. Games of all days.")
	w.tapPart("First evening, ")
	w.tapPart("Take it out of the series")
	w.Type("for fun")
	w.Key("Return")
	w.See("0 games count. Games of all days.")
	w.SeePart("Taken out of the series: for fun")
	w.Tap(text("table.undo"))
	w.See("1 game counts. Games of all days.")
	w.Tap(text("common.back"))

	w.commanded("tournament", "new", "Friday", "--game", "stockholder", "--from", people)
	w.commanded("tournament", "draw", "--seed", "7")
	w.commanded("tournament", "result", "--table", "1", "Ann=400,Ben=300,Cleo=200,Dan=100")
	w.Tap(text("common.back"))
	w.Tap(text("tournament.title"))
	w.tapPart("Friday, ")
	w.Tap(text("tournament.redraw"))
	w.SeePart("it gives these very tables")
	w.Tap(text("tournament.tab.log"))
	w.tapPart("Round 1 was announced")
	w.Tap(text("tournament.log.back.mend.one"))
	w.tapPart("1 entry needs fixing")
	w.Tap(text("tournament.mend.out"))
	w.See(text("mend.none"))
}

// tapPart taps what has a part of its words.
func (w window) tapPart(part string) {
	at := w.SeePart(part).Aim()
	w.TapAt(at.X, at.Y)
}
