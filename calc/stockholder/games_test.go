package stockholder

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
			gametest.Check(t, Rulebook{}, played, func(before calc.Table, e calc.Entry, after calc.Table) {
				checkRecorded(t, s, before, e, after)
			})
		})
	}
}

// checkRecorded looks at an entry of a recorded game.
func checkRecorded(t *testing.T, s script, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	if _, refusal := check(t, before, e); refusal != nil {
		t.Errorf("%s: %v", gametest.Written(e), refusal)
	}
	turn, ok := e.(*Turn)
	if !ok {
		return
	}
	byHand := sheetOf(before)
	byHand.turn(turn)
	if differs := byHand.same(after); differs != "" {
		t.Errorf("%s\n%s", gametest.Written(e), differs)
	}
	if s.most > 0 {
		checkModest(t, turn, s.most)
	}
}

// checkModest proves that no step trades more than two colours, nor more shares than it should.
func checkModest(t *testing.T, turn *Turn, limit int) {
	t.Helper()
	for _, nets := range []four{turn.Before, turn.After} {
		trades := 0
		for _, net := range nets {
			if net != 0 {
				trades++
			}
			if net > limit || net < -limit {
				t.Errorf("%s trades more than %d", gametest.Written(turn), limit)
			}
		}
		if trades > 2 {
			t.Errorf("%s trades more than two colours in a step", gametest.Written(turn))
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
		played := map[string]int{}
		for _, raw := range readGame(t, s.name).Entries {
			if turn, ok := gametest.Entry(t, Rulebook{}, raw).(*Turn); ok {
				played[turn.Card]++
			}
		}
		for _, face := range s.options.buildDeck().Faces {
			if played[face.Code] > face.Count*s.options.Packs {
				t.Errorf("%s: %s is played %d times", s.name, face.Code, played[face.Code])
			}
		}
	}
}
