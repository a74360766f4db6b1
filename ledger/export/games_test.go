package export

import (
	"math/rand/v2"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// begun returns the time at which the games in these tests begin. The entries of these games have the current time.
func begun() time.Time { return time.Date(2026, 2, 27, 19, 30, 0, 0, time.UTC) }

func begin(t *testing.T, rulebook string, o calc.Options, names ...string) *game.Game {
	t.Helper()
	id := must.Get(ledger.ParseGameID("5c21b0f4a96e7d13"))(t)
	g, err := game.Scratch(record.Setup{
		ID: id, Rulebook: rulebook, Title: "Friday: night; at \"Ann's\"", Options: o, Names: names, Begun: begun(),
	}, rulebooks.All())
	must.Do(t, err)
	return g
}

func friends(rules calc.Rulebook, o calc.Options) []string {
	_, high := rules.Seats(o)
	return []string{"Ann", "Бен", "Zoë", "D 😀", "E", "F", "G", "H", "I"}[:min(high, 9)]
}

func small(t *testing.T) *game.Game {
	t.Helper()
	g := begin(t, "stockholder", nil, "Ann", "=Ben")
	say(t, g,
		&stockholder.Turn{Seat: 0, Before: [4]int{-1, 1}, Card: "B+100", Free: fourcolours.Assign(1, 2, 3)},
		&stockholder.Turn{Seat: 1, Before: [4]int{-1}, Card: "R+100", Free: fourcolours.Assign(0, 2, 3)},
		&calc.Ruling{Seat: 1, What: "cash", Change: 20, Reason: "the bank forgot to pay Ben"},
		&stockholder.Turn{Seat: 0, Card: "Y+100", Free: fourcolours.Assign(0, 1, 3)},
	)
	must.Do(t, g.Void(2, ledger.Author{}))
	must.Hold(t, g.Steps()[2].Refusal != nil, "the fourth entry is still legal")
	return g
}

func byChance(t *testing.T, g *game.Game, seed uint64) *game.Game {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 1))
	for range 120 {
		e, found := conformance.Entry(g.Rulebook(), g.Table(), chance.IntN)
		if !found || g.Table().Over() {
			break
		}
		say(t, g, e)
	}
	return g
}

func say(t *testing.T, g *game.Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Get(g.Record(e, ledger.Author{Person: "Ann", Device: "phone"}))(t)
	}
}
