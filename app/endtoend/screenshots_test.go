//go:build screenshots

package endtoend

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// inHome makes the program use a home folder that others use too.
func inHome(dir string) setting { return func(s *setup) { s.home = dir } }

// TestScreenshots makes the pictures in README.md (make screenshots). The last turns are played on the wide screen.
func TestScreenshots(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-3x5")
	const before, played = 12, 14
	setup := record.Setup{Rulebook: "stockholder", Names: game.Names, Options: game.Options}
	desktop := open(t, sized(1280, 800), withArgs("--book", newBook(t, setup, game.Game.Entries[:before]...)))
	desktop.Tap(strings.Join(game.Names, ", "))
	for _, turn := range game.Entries[before:played] {
		desktop.play(turn)
	}
	desktop.Shot("table-desktop")
	desktop.Resize(820, 1180)
	desktop.Shot("table-tablet")
	desktop.Resize(390, 844)
	desktop.Shot("table-phone")
	desktop.Tap(text("stockholder.entry.turn.title", "seat", game.Names[game.Entries[played].Seat]))
	desktop.Shot("sheet-phone")
	desktop.Key("Escape")
	desktop.Tap(text("table.share"))
	desktop.Shot("code-phone")
}

// In the tournament's pictures the third round is in progress, and one member has recorded games.
func TestScreenshotsOfATournament(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	people := filepath.Join(w.Home(), "people.txt")
	names := strings.Fields(
		"Anna Ben Carl Dana Emil Fritzi Gerta Hugo Ida Jan Klara Leo Mia Nora Otto Paula Quirin Rosa Sven Tina Uwe Vera Willi Xenia")
	must.Do(t, os.WriteFile(people, []byte(strings.Join(names, "\n")), 0o600))
	for at, game := range recordings.Names(t, "stockholder") {
		record := recordings.Read(t, "stockholder", game).Record
		for seat := range record.Seats {
			record.Seats[seat].Name = names[(seat+at)%len(record.Seats)]
		}
		w.commanded("import", written(t, w.Home(), record))
	}
	w.commanded("tournament", "new", "Friday Cup", "--rounds", "5", "--minutes", "60", "--game", "stockholder",
		"--from", people)
	const rounds, tables = 3, 6
	for round := range rounds {
		w.commanded("tournament", "draw", "--seed", "7")
		shown := w.cup(t)
		for table := range tables {
			if round == rounds-1 && table%2 == 1 {
				continue
			}
			worth := func(seat int) int { return 1200 + 10*((37*round+53*table+71*seat)%97) }
			w.commanded("tournament", "result", "--table", fmt.Sprint(table+1),
				typed(shown, round, table, worth(0), worth(1), worth(2), worth(3)))
		}
	}
	w.Tap(text("tournament.title"))
	w.Tap("Friday Cup")
	w.See(text("hall.table", "table", "4"))
	w.Shot("round-phone")
	w.Resize(1280, 800)
	w.Shot("round-desktop")
	hall := open(t, filling(1280, 720), inHome(w.Home()))
	hall.Tap(text("tournament.title"))
	hall.Tap("Friday Cup")
	hall.Tap(text("tournament.hall"))
	hall.Key("space")
	hall.SeePart("Table 4")
	hall.Shot("hall")
	w.Resize(390, 844)
	w.Tap(text("tournament.tab.standing"))
	w.Tap(w.SeePart("Klara, ").Text)
	w.Shot("why-phone")
	w.Key("Escape")
	w.Key("Escape")
	w.Key("Escape")
	w.Tap(text("people.title"))
	w.Tap(w.SeePart("Anna, ").Text)
	w.Shot("person-phone")
}

// filling makes the screen the given size in pixels, and the window as large as the screen.
func filling(width, height int) setting {
	return func(s *setup) {
		s.width, s.height, s.screenWidth, s.screenHeight = width, height, width, height
	}
}
