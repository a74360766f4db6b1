package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A recording is a whole game as it is kept in testdata/games.
type recording = gametest.Recording[*Options]

func readGame(t judge, name string) recording {
	t.Helper()
	return gametest.Read[*Options](t, name)
}

// Every recorded game is replayed: it ends as recorded, it is whole, it says what it was recorded for, and the script
// still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.entries(t), Says: s.says}
			table := gametest.Check(t, Rulebook{}, played, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
				if again := refilled(t, before, e); gametest.Written(again) != gametest.Written(e) {
					t.Errorf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
				}
			})
			checkStanding(t, table)
		})
	}
}

// Every file among the recorded games is replayed by a script.
func TestNoRecordingIsLeftOut(t *testing.T) {
	var played []string
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	gametest.CheckNames(t, played)
}
