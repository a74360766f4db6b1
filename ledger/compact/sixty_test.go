package compact

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// massStart draws a whole game of Broker-Yard with sixty seats.
func massStart(t rapid.TB) *ledger.Game {
	t.Helper()
	rules := brokeryard.Rulebook{}
	options := rules.Presets()[1].Options.(*brokeryard.Options)
	options.Packs = 15
	names := make([]string, 60)
	for i := range names {
		names[i] = fmt.Sprintf("Player %d", i+1)
	}
	game := seated(t, rules, options, names)
	chance := rand.New(rand.NewPCG(60, 60))
	for !game.Table().Over() {
		round := rules.Expected(game.Table()).All()[0]
		fill(round, game.Table(), chance)
		if _, err := game.Record(round, ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// fill fills a round in: every second trade of a colour is one, paid with what the seat has, debtors who can pay
// sell all they have, and a seat seldom misses the round.
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

// A whole game of sixty seats comes back.
func TestSixtySeatsComeBack(t *testing.T) {
	game := massStart(t)
	code := roundTrip(t, game, rulebooks.All())
	t.Logf("%d rounds, %d characters, QR version %d", len(game.Steps()), len(code), version(code))
}

// BenchmarkEncodeSixtySeats writes such a game.
func BenchmarkEncodeSixtySeats(b *testing.B) { measure(b, massStart(b)) }

// BenchmarkDecodeSixtySeats reads such a game and works it out.
func BenchmarkDecodeSixtySeats(b *testing.B) {
	code, err := Encode(massStart(b))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Decode(code, rulebooks.All()); err != nil {
			b.Fatal(err)
		}
	}
}
