package book

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Every rulebook, and one that nobody is offered, with every preset is played to its end, with amendments and undoing
// on the way, and must come out of the book, of its record and of a replay as it was.
func TestWholeGamesByChance(t *testing.T) {
	t.Parallel()
	all := append(rulebooks.All(), tinygame.Rulebook{})
	b := must.Get(Open(t.TempDir()+"/games.db", all))(t)
	defer func() { _ = b.Close() }()
	over := 0
	for _, rules := range all {
		for slot, preset := range rules.Presets()[:min(ledgertest.Quick(2, 99), len(rules.Presets()))] {
			for seed := range uint64(ledgertest.Quick(1, 2)) {
				chance := rand.New(rand.NewPCG(seed, uint64(slot)))
				s := record.Setup{Rulebook: rules.ID(), Options: preset.Options,
					Names: someNames(rules, preset.Options, chance)}
				begin := game.Scratch
				if seed == 0 {
					begin = func(s record.Setup, _ []calc.Rulebook) (*game.Game,
						error) {
						return b.Games.Begin(s, ledgertest.Ann())
					}
				}
				g := must.Get(begin(s, all))(t)
				playByChance(t, g, chance)
				if seed > 0 {
					g = must.Get(b.Games.Store(g, ledgertest.Ann()))(t)
				}
				wantSame(t, g, b)
				gametest.WantReplayed(t, g)
				if g.Table().Over() {
					over++
				}
			}
		}
	}
	must.Hold(t, over != 0, "no game came to its end")
}

// someNames are as many players as the rules allow, drawn by chance.
func someNames(rules calc.Rulebook, o calc.Options, chance *rand.Rand) []string {
	low, high := rules.Seats(o)
	names := []string{"Ann", "Бен", "Zoë", "D  D", "E", "F", "G", "H", "I", "J", "K", "L"}
	return names[:low+chance.IntN(min(high, len(names))-low+1)]
}

func playByChance(t *testing.T, g *game.Game, chance *rand.Rand) {
	t.Helper()
	for range 200 {
		e, found := conformance.Entry(g.Rulebook(), g.Table(), chance.IntN)
		if !found || g.Table().Over() {
			break
		}
		gametest.Say(t, g, e)
		switch chance.IntN(20) {
		case 0:
			must.Do(t, g.Undo(ledgertest.Ann()))
			must.Do(t, g.Redo(ledgertest.Ann()))
		case 1:
			must.Do(t, g.Undo(ledgertest.Ann()))
		case 2:
			amendByChance(t, g, chance)
		}
	}
}

// amendByChance puts another legal entry in the place of an earlier one, or takes one out.
func amendByChance(t *testing.T, g *game.Game, chance *rand.Rand) {
	t.Helper()
	if len(g.Steps()) == 0 {
		return
	}
	step := g.Steps()[chance.IntN(len(g.Steps()))]
	if chance.IntN(4) == 0 {
		must.Do(t, g.Void(step.Number, ledgertest.Ann()))
		return
	}
	if e, found := conformance.Entry(g.Rulebook(), step.Before, chance.IntN); found {
		must.Do(t, g.Replace(step.Number, e, ledgertest.Ann()))
	}
}

func TestExportAndImportAreTheIdentity(t *testing.T) {
	b := openBook(t)
	rapid.Check(t, func(t *rapid.T) {
		g := gametest.AnyGame(t, 0, 15)
		text := gametest.Text(t, g)
		r := must.Get(record.Read(strings.NewReader(text)))(t)
		done, err := b.Games.Import(r, ledger.Author{})
		must.Hold(t, err == nil && done.Outcome == oplog.OutcomeNew, "%+v %v", done, err)
		again := must.Get(b.Games.Load(g.ID()))(t)
		gametest.WantEqual(t, g, again)
		must.Hold(t, gametest.Text(t, again) == text, "%s\n%s", text, gametest.Text(t, again))
		done, err = b.Games.Import(r, ledger.Author{})
		must.Hold(t, err == nil && done.Outcome == oplog.OutcomeSame && done.Added == 0, "%+v %v", done, err)
	})
}
