package compact

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func begin(t rapid.TB, preset int, names ...string) *game.Game {
	t.Helper()
	rules := stockholder.Rulebook{}
	return seated(t, byte(preset), rules, rules.Presets()[preset].Options, names...)
}

func begun(t rapid.TB, entries int) *game.Game {
	t.Helper()
	g := begin(t, 0, "Ann", "Ben", "Zoe")
	goOn(t, g, 4, entries)
	return g
}

func goOn(t rapid.TB, g *game.Game, chance uint64, entries int) {
	t.Helper()
	luck := rand.New(rand.NewPCG(chance, chance))
	for range entries {
		e, found := conformance.Entry(g.Rulebook(), g.Table(), luck.IntN)
		must.Hold(t, found, "nothing can be said after %d entries", len(g.Steps()))
		must.Do(t, ledgertest.Second(g.Record(e, ledger.Author{Person: "Ann"})))
	}
}

func same(t rapid.TB, g *game.Game, read record.Record, books []calc.Rulebook) {
	t.Helper()
	replayed := must.Get(game.Replay(read, books))(t)
	given, got := g.Setup(), replayed.Setup()
	must.Hold(t, got.ID == given.ID && got.Rulebook == given.Rulebook && got.RulesVersion == given.RulesVersion &&
		got.Title == strings.ToValidUTF8(given.Title, "\uFFFD") && got.Begun.Equal(given.Begun.Truncate(time.Second)),
		"the setup is %+v, must be %+v", got, given)
	if text(t, got.Names) != text(t, given.Names) || text(t, got.Options) != text(t, given.Options) {
		t.Fatalf("names and options are %v %s, must be %v %s",
			got.Names, text(t, got.Options), given.Names, text(t, given.Options))
	}
	must.Hold(t, replayed.Head() == g.Head(), "the head is %v, must be %v", replayed.Head(), g.Head())
	steps, want := replayed.Steps(), g.Steps()
	must.Hold(t, len(steps) == len(want) && len(read.Operations) == len(want),
		"there are %d entries by %d operations, must be %d", len(steps), len(read.Operations), len(want))
	for i, step := range steps {
		if step.Entry.Kind() != want[i].Entry.Kind() || text(t, step.Entry) != text(t, want[i].Entry) ||
			!step.After.Equal(want[i].After) || (step.Refusal == nil) != (want[i].Refusal == nil) {
			t.Fatalf("entry %d is %s, must be %s", i+1, text(t, step.Entry), text(t, want[i].Entry))
		}
	}
}

func text(t rapid.TB, value any) string {
	t.Helper()
	return string(must.Get(json.Marshal(value))(t))
}

func roundTrip(t rapid.TB, g *game.Game, books []calc.Rulebook) string {
	t.Helper()
	code := must.Get(Encode(g))(t)
	read, err := Decode(code, books)
	must.Hold(t, err == nil, "%s: %v", code, err)
	if r := g.Export().Tidy(); len(r.Tidied) > 0 {
		g = must.Get(game.Replay(r, books))(t)
	}
	same(t, g, read, books)
	return code
}
