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
)

// Random games are restored from their codes with the same heads and tables, even if edits made entries illegal.
func TestDrawnGamesComeBack(t *testing.T) {
	t.Parallel()
	for _, rules := range rulebooks.All() {
		refused := 0
		for number := range uint64(ledgertest.Quick(2, 4)) {
			chance := rand.New(rand.NewPCG(7, number))
			presets := rules.Presets()
			options := presets[chance.IntN(len(presets))].Options
			low, high := rules.Seats(options)
			names := []string{"Ann", "Жёлудь", "🃏", "Zoë O'Brien-Smith, die Zweite", "E", "Fy", "Gus", "李"}
			g := seated(t, 0, rules, options, names[:low+chance.IntN(min(high, len(names))-low+1)]...)
			for range 30 {
				if e, found := conformance.Entry(rules, g.Table(), chance.IntN); found {
					must.Do(t, ledgertest.Second(g.Record(e, ledger.Author{})))
				}
			}
			for range int(number%2) * 6 {
				step := g.Steps()[chance.IntN(len(g.Steps()))]
				if e, found := conformance.Entry(rules, step.Before, chance.IntN); found {
					must.Do(t, g.Replace(step.Number, e, ledger.Author{}))
				}
			}
			refused += len(g.Refused())
			roundTrip(t, g, rulebooks.All())
		}
		expect.True(t, refused > 0 || rules.ID() == "openmarket", "%s: nothing became impossible", rules.ID())
	}
}

// wantFormer checks that codes of earlier versions give the recorded games. A code may be refused if its rulebook had
// different forms; codes of former versions of the rules must be read. Some games with such codes are no longer
// recorded: those under version 2 of the open market, and the one whose head is given below, with 30 companies of which
// at most 24 could be open.
func wantFormer(t *testing.T, recorded []recorded) {
	t.Helper()
	games := map[string]bool{"db22230c9648767107f5c14c57da909ac197d16229e48a0a62f1625d05b6d338": true}
	for _, r := range recorded {
		games[r.game.Head().String()] = true
	}
	read := 0
	for _, path := range must.Get(filepath.Glob("testdata/codes/*.txt"))(t) {
		name := strings.TrimSuffix(filepath.Base(path), ".txt")
		rulebook, _, former := strings.Cut(name, "-")
		for _, code := range strings.Fields(string(must.Get(os.ReadFile(path))(t))) {
			record, err := Decode(code, rulebooks.All())
			if err != nil && !former {
				checkFault(t, err)
				continue
			}
			must.Hold(t, err == nil && record.Rulebook == rulebook, "%s: a code of %q, %v", name, record.Rulebook, err)
			game := must.Get(game.Replay(record, rulebooks.All()))(t)
			expect.True(t, games[game.Head().String()] || name == "openmarket-2",
				"%s: a code is read as another game, with %d entries", name, len(game.Steps()))
			read++
		}
	}
	expect.True(t, read >= 50, "%d codes are read", read)
}
