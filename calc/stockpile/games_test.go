package stockpile

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

// Every recorded game is replayed: it ends as recorded, it is whole, it says what it was
// recorded for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: names(s.seats), Entries: s.play(t), Says: s.says}
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

// No game lies among the recorded ones that no script plays.
func TestEveryRecordedGameHasAScript(t *testing.T) {
	var played []string
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	gametest.CheckNames(t, played)
}

// A game with hidden portfolios comes out as the same game with open books does, whatever is dealt. The script compares
// every entry's cash.
func TestHiddenGamesComeOutAsOpenOnes(t *testing.T) {
	for seed := range uint64(60) {
		for seats := 2; seats <= maxSeats; seats++ {
			o := with(standard(), func(o *Options) {
				if seed%2 == 0 {
					advanced(o)
				}
				o.Investors = seed%3 == 0
				o.FeesStrict, o.Forgiven, o.OneSplit = seed%5 == 0, seed%7 == 0, seed%11 == 0
			})
			script{name: "hidden", options: o, seats: seats, seed: 1000 + seed}.play(t)
		}
	}
}
