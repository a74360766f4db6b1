package tycoon

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

// Every recorded game is replayed: it ends as recorded, everything holds at every entry, it says what it was
// recorded for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
			gametest.Check(t, Rulebook{}, played, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
				if again := refilled(t, before, e); gametest.Written(again) != gametest.Written(e) {
					t.Errorf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
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

// Together the games say all that can be said, but for what a table has to go out of its way for.
func TestTheGamesReachEveryRule(t *testing.T) {
	said := map[string]bool{
		// The end of the price track, and what other house rules say: each has its own test.
		"price.top": true, "debenture.kept": true, "begin.crowd": true, "debt.last": true, "over.alone": true,
	}
	for _, s := range scripts() {
		_, lines := readGame(t, s.name).Replay(t, Rulebook{}, gametest.Nothing)
		for _, line := range lines {
			said[line.Kind] = true
		}
	}
	for kind := range under(translations(t, "en.tycoon"), "tycoon.line.") {
		if !said[kind] {
			t.Errorf("no game says %q", kind)
		}
	}
}
