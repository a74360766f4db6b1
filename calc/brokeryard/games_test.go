package brokeryard

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

// Every recorded game is replayed: it ends as recorded, it comes out the same by hand, it is whole, it says what it was
// recorded for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
			table := gametest.Check(t, Rulebook{}, played, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
			})
			checkStanding(t, table)
		})
	}
}

// The recorded games together say everything that the rulebook can say.
func TestRecordedGamesSayEverything(t *testing.T) {
	said := map[string]bool{}
	for _, s := range scripts() {
		_, lines := readGame(t, s.name).Replay(t, Rulebook{}, gametest.Nothing)
		for _, line := range lines {
			said[line.Kind] = true
		}
	}
	for _, kind := range lineKinds(t) {
		if !said[kind] {
			t.Errorf("no recorded game says %q", kind)
		}
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

// The recorded cards are those of whole packs.
func TestHandsAreDealtFromThePack(t *testing.T) {
	for _, s := range scripts() {
		r := readGame(t, s.name)
		table, played := open(t, s.options, len(s.names)), map[string]int{}
		for _, raw := range r.Entries {
			if round, ok := gametest.Entry(t, Rulebook{}, raw).(*Round); ok {
				for _, p := range round.Plays {
					played[p.Card]++
				}
			}
		}
		for _, card := range table.Layout().Cards {
			if played[card.Code] > card.Count {
				t.Errorf("%s: %s is played %d times", s.name, card.Code, played[card.Code])
			}
		}
	}
}
