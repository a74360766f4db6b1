package compact

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// Codes that earlier builds wrote of a recorded game of each rulebook are read as that game, or refused; none is
// misread.
func TestFormerCodesAreReadOrRefused(t *testing.T) {
	games := map[ledger.Hash]string{}
	for _, r := range recordedGames(t, false) {
		games[r.game.Head()] = r.name
	}
	read := 0
	for _, rules := range rulebooks.All() {
		text := must.Get(os.ReadFile(filepath.Join("testdata", "codes", rules.ID()+".txt")))(t)
		record, err := Decode(string(text), rulebooks.All())
		if err != nil {
			checkFault(t, err)
			t.Logf("%s: %v", rules.ID(), err)
			continue
		}
		game := must.Get(game.Replay(record, rulebooks.All()))(t)
		if _, known := games[game.Head()]; !known {
			t.Errorf("%s: the code is read as another game, with %d entries", rules.ID(), len(game.Steps()))
		}
		read++
	}
	expect.True(t, read != 0, "no code is read")
}

// Codes of earlier versions of a game's rules, one of each game that was recorded then, are read: the rulebook still
// knows the forms that they were written with. But for those of the open market's version 2 they are of games that are
// recorded still.
func TestCodesOfFormerRulesAreRead(t *testing.T) {
	games := map[ledger.Hash]bool{}
	for _, r := range recordedGames(t, false) {
		games[r.game.Head()] = true
	}
	for version, same := range map[string]bool{
		"openmarket-2.txt": false, "openmarket-3.txt": true, "openmarket-4.txt": true,
		"openmarket-5.txt": true, "openmarket-6.txt": true, "openmarket-7.txt": true,
		"openmarket-8.txt": true, "shoulders-2.txt": true, "stockpile-3.txt": true,
	} {
		text := must.Get(os.ReadFile(filepath.Join("testdata", "codes", version)))(t)
		for _, code := range strings.Fields(string(text)) {
			record := must.Get(Decode(code, rulebooks.All()))(t)
			expect.Equal(t, record.Rulebook, strings.Split(version, "-")[0], "the game")
			game := must.Get(game.Replay(record, rulebooks.All()))(t)
			expect.True(t, !same || games[game.Head()], "%s: a code is read as another game, with %d entries", version,
				len(game.Steps()))
		}
	}
}

// A code of version 7 of the open market, when no more than 24 companies could be open, is read as what was written: of
// its 30 companies 24 are open for 31 entries, and one that closes leaves its place to another.
func TestCodeOfAFormerCrowdIsRead(t *testing.T) {
	text := must.Get(os.ReadFile(filepath.Join("testdata", "codes", "openmarket-7-crowd.txt")))(t)
	record := must.Get(Decode(string(text), rulebooks.All()))(t)
	game := must.Get(game.Replay(record, rulebooks.All()))(t)
	expect.Equal(t, game.Head().String(), "db22230c9648767107f5c14c57da909ac197d16229e48a0a62f1625d05b6d338",
		"the head of a code of %d entries", len(game.Steps()))
}

// A game of any rulebook whose amended entries made others impossible comes back with the same head and the same
// tables.
func TestAmendedGamesComeBack(t *testing.T) {
	for _, rules := range rulebooks.All() {
		chance := rand.New(rand.NewPCG(7, 1))
		low, _ := rules.Seats(rules.Presets()[0].Options)
		names := []string{"Anna", "Ben", "Carl", "Dora", "Emil"}[:max(3, low)]
		g := must.Get(game.Scratch(record.Setup{Rulebook: rules.ID(), Names: names}, rulebooks.All()))(t)
		for range 30 {
			if e, found := conformance.Entry(rules, g.Table(), chance.IntN); found {
				must.Do(t, ledgertest.Second(g.Record(e, ledger.Author{})))
			}
		}
		for range 6 {
			step := g.Steps()[chance.IntN(len(g.Steps()))]
			if e, found := conformance.Entry(rules, step.Before, chance.IntN); found {
				must.Do(t, g.Replace(step.Number, e, ledger.Author{}))
			}
		}
		if len(g.Refused()) == 0 && rules.ID() != "openmarket" {
			t.Errorf("%s: nothing became impossible", rules.ID())
		}
		roundTrip(t, g, rulebooks.All())
	}
}
