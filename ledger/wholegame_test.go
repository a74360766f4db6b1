package ledger

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
)

// Every rulebook, and one that nobody is offered, with every preset is played to its end, with amendments and undoing on the
// way, and must come out of the book, of its record and of a replay as it was.
func TestWholeGamesByChance(t *testing.T) {
	t.Parallel()
	all := append(rulebooks.All(), tinygame.Rulebook{})
	b, err := Open(t.TempDir()+"/games.db", all)
	must(t, err)
	defer func() { _ = b.Close() }()
	over := 0
	for _, rules := range all {
		for slot, preset := range rules.Presets()[:min(quick(2, 99), len(rules.Presets()))] {
			for seed := range uint64(quick(1, 3)) {
				chance := rand.New(rand.NewPCG(seed, uint64(slot)))
				s := Setup{Rulebook: rules.ID(), Options: preset.Options, Names: someNames(rules, preset.Options, chance)}
				begin := Scratch
				if seed == 0 {
					begin = func(s Setup, _ []calc.Rulebook) (*Game, error) { return b.Begin(s, ann()) }
				}
				g, err := begin(s, all)
				must(t, err)
				playByChance(t, g, chance)
				if seed > 0 {
					g, err = b.Store(g, ann())
					must(t, err)
				}
				wantSame(t, g, b)
				wantSameRecord(t, g)
				if g.Table().Over() {
					over++
				}
			}
		}
	}
	if over == 0 {
		t.Fatal("no game came to its end")
	}
}

// someNames are as many players as the rules allow, drawn by chance.
func someNames(rules calc.Rulebook, o calc.Options, chance *rand.Rand) []string {
	low, high := rules.Seats(o)
	names := []string{"Ann", "Бен", "Zoë", "D  D", "E", "F", "G", "H", "I", "J", "K", "L"}
	return names[:low+chance.IntN(min(high, len(names))-low+1)]
}

func playByChance(t *testing.T, g *Game, chance *rand.Rand) {
	t.Helper()
	for range 200 {
		e, found := conformance.Entry(g.Rulebook(), g.Table(), chance.IntN)
		if !found || g.Table().Over() {
			break
		}
		say(t, g, e)
		switch chance.IntN(20) {
		case 0:
			must(t, g.Undo(ann()))
			must(t, g.Redo(ann()))
		case 1:
			must(t, g.Undo(ann()))
		case 2:
			amendByChance(t, g, chance)
		}
	}
}

// amendByChance puts another legal entry in the place of an earlier one, or takes one out.
func amendByChance(t *testing.T, g *Game, chance *rand.Rand) {
	t.Helper()
	if len(g.Steps()) == 0 {
		return
	}
	step := g.Steps()[chance.IntN(len(g.Steps()))]
	if chance.IntN(4) == 0 {
		must(t, g.Void(step.Number, ann()))
		return
	}
	if e, found := conformance.Entry(g.Rulebook(), step.Before, chance.IntN); found {
		must(t, g.Replace(step.Number, e, ann()))
	}
}

func wantSameRecord(t *testing.T, g *Game) {
	t.Helper()
	var text bytes.Buffer
	must(t, g.Export().Write(&text))
	r, err := ReadRecord(&text)
	must(t, err)
	again, err := Replay(r, append(rulebooks.All(), tinygame.Rulebook{}))
	must(t, err)
	wantEqual(t, g, again)
}
