package recordings

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/must"
)

// MassStart returns the same random game of Broker-Yard with sixty seats on every call.
func MassStart(t testing.TB) Game {
	t.Helper()
	rules := brokeryard.Rulebook{}
	options := rules.Presets()[1].Options.(*brokeryard.Options)
	options.Packs = 15
	game := Game{Rulebook: rules, Options: options, Names: make([]string, 60)}
	for i := range game.Names {
		game.Names[i] = fmt.Sprintf("Player %d", i+1)
	}
	chance := rand.New(rand.NewPCG(60, 60))
	table, _, refusal := rules.Open(options, game.Names)
	for refusal == nil && !table.Over() {
		round := rules.Expected(table).All()[0]
		fill(round, table, chance)
		game.Entries = append(game.Entries, round)
		table, _, refusal = round.Apply(table)
	}
	must.Hold(t, refusal == nil, "%v", refusal)
	return game
}

// fill fills in a round. Every second trade in a colour takes place if the seat has the cash, debtors who can pay their
// debt sell everything, and a few seats miss the round.
func fill(round calc.Entry, table calc.Table, chance *rand.Rand) {
	spent := make([]int, len(table.Layout().Seats))
	_ = calc.Ask(round, table, func(f *calc.Field) (bool, error) {
		value := f.Likely
		n := f.Allowed.Count()
		switch {
		case f.Kind == calc.AmountKind && table.Cash(f.Seat) < 0:
			if worth, _ := calc.Worth(table, f.Seat); worth >= 0 {
				value = f.Allowed.At(0)
			}
		case f.Kind == calc.AmountKind && chance.IntN(2) == 0:
			trade, price := f.Allowed.At(chance.IntN(n)), table.Price(f.Company)
			if trade = min(trade, max(0, table.Cash(f.Seat)-spent[f.Seat])/price); trade != 0 {
				value = trade
				spent[f.Seat] += max(0, trade*price)
			}
		case f.Kind != calc.AmountKind && (f.Kind != calc.FlagKind || chance.IntN(20) == 0) && n > 0:
			value = f.Allowed.At(chance.IntN(n))
		}
		changed := value != f.Get()
		f.Set(value)
		return changed, nil
	})
}
