package shoulders

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

// Every recorded game is replayed: it ends as recorded, it comes out the same by hand, it says what it was
// recorded for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
			gametest.Check(t, Rulebook{}, played, func(before calc.Table, e calc.Entry, after calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
				byHand := sheetOf(before)
				if byHand.enter(e) {
					if differs := byHand.same(after); differs != "" {
						t.Errorf("%s\n%s", gametest.Written(e), differs)
					}
				}
			})
		})
	}
}

// No game lies among the recorded ones that no script plays.
func TestEveryRecordedGameHasAScript(t *testing.T) {
	var played []string
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	gametest.CheckNames(t, played)
}
