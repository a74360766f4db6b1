package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// After an earlier entry is replaced, later entries keep their rounds and seats while the same players are in the game.
func TestAmendmentMovesNothingThatFollows(t *testing.T) {
	t.Parallel()
	gamesOn(t, 1, func(t *testing.T, g *game.Game, chance *rand.Rand) {
		number := 1 + chance.IntN(len(g.Steps()))
		step := g.Steps()[number-1]
		e, found := conformance.Entry(g.Rulebook(), step.Before, chance.IntN)
		if !found || !carriesOn(g.Rulebook(), step.Before, e) {
			return
		}
		before := g.Steps()
		must.Do(t, g.Replace(number, e, ledgertest.Ann()))
		wantOrder(t, before[number-1:], g.Steps()[number-1:])
	})
}

func gamesOn(t *testing.T, luck uint64, do func(t *testing.T, g *game.Game, chance *rand.Rand)) {
	t.Helper()
	for _, rules := range rulebooks.All() {
		t.Run(rules.ID(), func(t *testing.T) {
			for number := range uint64(ledgertest.Quick(5, 20)) {
				chance := rand.New(rand.NewPCG(number, luck))
				if g := playedOn(t, rules, chance); len(g.Steps()) > 0 {
					do(t, g, chance)
				}
				must.Hold(t, !t.Failed(), "game %d", number)
			}
		})
	}
}

func playedOn(t *testing.T, rules calc.Rulebook, chance *rand.Rand) *game.Game {
	t.Helper()
	presets := rules.Presets()
	options := presets[chance.IntN(len(presets))].Options
	low, high := rules.Seats(options)
	names := []string{"Anna", "Ben", "Carl", "Dora", "Emil"}[:min(5, low+chance.IntN(high-low+1))]
	g := must.Get(game.Scratch(record.Setup{Rulebook: rules.ID(), Options: options, Names: names}, rulebooks.All()))(t)
	for range 25 {
		e, found := conformance.Entry(rules, g.Table(), chance.IntN)
		if !found || g.Table().Over() {
			break
		}
		if !carriesOn(rules, g.Table(), e) {
			continue
		}
		must.Get(g.Record(e, ledgertest.Ann()))(t)
	}
	return g
}

func carriesOn(rules calc.Rulebook, t calc.Table, e calc.Entry) bool {
	return slices.ContainsFunc(rules.Expected(t).Next, func(x calc.Entry) bool { return x.Kind() == e.Kind() })
}

func wantOrder(t *testing.T, was, now []game.Step) {
	t.Helper()
	if !sameOrder(was[0].After, now[0].After) {
		return // the new entry itself changes the order
	}
	for i := range was {
		a, b := was[i], now[i]
		switch {
		case outs(a.After) != outs(b.After) || a.After.Over() != b.After.Over():
			return // then the rules require another order
		case b.Refusal != nil || sameOrder(a.Before, a.After):
		case a.Before.Round() != b.Before.Round():
			t.Fatalf("entry %d, %s, stood in round %d and stands in round %d: %+v", a.Number, a.Entry.Kind(),
				a.Before.Round(), b.Before.Round(), a.Entry)
		}
	}
}

func sameOrder(a, b calc.Table) bool { return a.Turn() == b.Turn() && a.Round() == b.Round() }

func outs(t calc.Table) (bits int) {
	for seat := range t.Layout().Seats {
		bits |= calc.Bit(t.Out(seat)) << seat
	}
	return bits
}

// Without the purchase in entry 1, the sale in entry 5 is impossible; without entry 4, entry 5 is not by the player to
// move. Later entries keep their round all the same.
func TestAnImpossibleTurnKeepsItsPlace(t *testing.T) {
	for name, amend := range map[string]func(g *game.Game) error{
		"amended":   func(g *game.Game) error { return g.Replace(1, turn(0, "B+60", 0), ledgertest.Ann()) },
		"taken out": func(g *game.Game) error { return g.Void(4, ledgertest.Ann()) },
	} {
		t.Run(name, func(t *testing.T) {
			g := fourTurns(t)
			was := g.Steps()
			must.Do(t, amend(g))
			now, refused := g.Steps(), 0
			for _, step := range now {
				if step.Refusal != nil {
					refused++
					continue
				}
				old := was[slices.IndexFunc(was, func(s game.Step) bool { return s.Op == step.Op })]
				if step.Before.Round() != old.Before.Round() || step.Before.Turn() != old.Before.Turn() {
					t.Errorf("entry %d stands in round %d, turn of %d", step.Number, step.Before.Round(),
						step.Before.Turn())
				}
			}
			if refused != 1 || g.Table().Turn() != was[7].After.Turn() || g.Table().Round() != was[7].After.Round() {
				t.Fatalf("%d entries are refused, turn of %d in round %d", refused, g.Table().Turn(), g.Table().Round())
			}
			must.Do(t, g.Undo(ledgertest.Ann()))
			must.Hold(t, slices.EqualFunc(was, g.Steps(), gametest.SameStep), "undone it is not as before")
		})
	}
}

func fourTurns(t *testing.T) *game.Game {
	t.Helper()
	g := must.Get(game.Scratch(record.Setup{Rulebook: "stockholder", Names: []string{"Anna", "Ben", "Carl", "Dmitri"}},
		rulebooks.All()))(t)
	gametest.Say(t, g, turn(0, "B+60", 1), turn(1, "R+60", 0), turn(2, "Y+60", 0), turn(3, "G+60", 0),
		turn(0, "Yx2", -2), turn(1, "Bx2", 0), turn(2, "Rx2", 0), turn(3, "Gx2", 0))
	return g
}

// turn returns a turn with a card whose uncoloured number goes to the next colour. If red is positive, the turn buys
// that many red shares for blue ones before the card. If red is negative, the turn sells red shares after the card.
func turn(seat int, card string, red int) calc.Entry {
	e := &stockholder.Turn{Seat: seat, Card: card}
	own := strings.IndexByte("BRYG", card[0])
	e.Free = fourcolours.Assign((own + 1) % 4)
	if red > 0 {
		e.Before = [stockholder.Colours]int{-red, red}
	} else {
		e.After = [stockholder.Colours]int{0, red}
	}
	return e
}
