package game_test

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// The traced changes of any account add up to its balance or holding. A third of all figures is checked.
func TestTracesAddUp(t *testing.T) {
	t.Parallel()
	changed := 0 // lines that exchange certificates for the same number of shares
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets()[:ledgertest.Quick(1, min(2, len(rules.Presets())))] {
			_, high := rules.Seats(preset.Options)
			names := []string{"Ann", "Ben", "Zoë", "Dan"}[:min(high, 4)]
			g := must.Get(game.Scratch(record.Setup{Rulebook: rules.ID(), Names: names, Options: preset.Options},
				rulebooks.All()))(t)
			chance := rand.New(rand.NewPCG(9, 2))
			for range 50 {
				if e, found := conformance.Entry(rules, g.Table(), chance.IntN); found {
					must.Get(g.Record(e, ledger.Author{}))(t)
				}
			}
			changed += tracesAddUp(t, g, chance)
		}
	}
	expect.True(t, changed != 0, "no line changes certificates for others")
}

func tracesAddUp(t *testing.T, g *game.Game, chance *rand.Rand) (unchanged int) {
	t.Helper()
	sum := func(traced iter.Seq[game.Traced], value int) int {
		for _, line := range slices.Backward(slices.Collect(traced)) {
			if value += line.Change; value != line.Value {
				t.Fatalf("%s: the lines leave %d, the trace says %d", g.Rulebook().ID(), value, line.Value)
			}
			if line.Change == 0 {
				unchanged++
			}
		}
		return value
	}
	table := g.Table()
	for _, account := range table.Layout().Accounts() {
		for _, c := range table.Layout().Commodities() {
			if chance.IntN(3) > 0 {
				continue
			}
			if got, want := sum(g.TraceBalance(account, c), 0), table.Balance(account, c); got != want {
				t.Errorf("%s: the lines give %v %d of %v, the table %d", g.Rulebook().ID(), account, got, c, want)
			}
		}
		for company := range table.Layout().Companies {
			if chance.IntN(3) > 0 {
				continue
			}
			if got, want := sum(g.TraceShares(account, company), 0), table.SharesOf(account, company); got != want {
				t.Errorf("%s: the lines give %v %d shares of company %d, the table %d", g.Rulebook().ID(), account, got,
					company, want)
			}
		}
	}
	for id := range calc.MarkID(3) {
		blank := calc.NewTable(table.Layout()).Mark(id)
		if got := sum(g.TraceMark(id), blank); got != table.Mark(id) {
			t.Errorf("%s: mark %d is %d, its lines give %d", g.Rulebook().ID(), id, table.Mark(id), got)
		}
	}
	return unchanged
}
