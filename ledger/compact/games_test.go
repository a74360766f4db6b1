package compact

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A table of players whose game is made up, entry by entry, from the forms alone.
type players struct {
	luck *rand.Rand
	// trades is how many fields of a turn are other than likely, at most.
	trades int
}

// begin begins a game of Stockholder with a preset, 0 being 4x6.
func begin(t rapid.TB, preset int, names ...string) *game.Game {
	t.Helper()
	rules := stockholder.Rulebook{}
	return seated(t, byte(preset), rules, rules.Presets()[preset].Options, names...)
}

// begun is a game of three with a number of entries.
func begun(t rapid.TB, entries int) *game.Game {
	t.Helper()
	g := begin(t, 0, "Ann", "Ben", "Zoe")
	goOn(t, g, 4, entries)
	return g
}

// goOn has more entries said in it, by another chance.
func goOn(t rapid.TB, g *game.Game, chance uint64, entries int) {
	t.Helper()
	players{rand.New(rand.NewPCG(chance, chance)), 2}.play(t, g, entries)
}

// whole is a game of four that is played to its end.
func whole(t rapid.TB, preset int, chance uint64) *game.Game {
	t.Helper()
	g := begin(t, preset, "Ann", "Benjamin", "Zoë", "Катя")
	players{rand.New(rand.NewPCG(chance, 1)), 3}.play(t, g, 100)
	return g
}

// play says a number of entries, or plays to the end of the game.
func (p players) play(t rapid.TB, game *game.Game, entries int) {
	t.Helper()
	for range entries {
		expected := game.Rulebook().Expected(game.Table()).All()
		if len(expected) == 0 || game.Table().Over() {
			return
		}
		p.say(t, game, expected[0].Kind())
	}
}

// say says an entry of a kind, filled in at random so that the rules allow it.
func (p players) say(t rapid.TB, game *game.Game, kind string) {
	t.Helper()
	var refusal error
	for try := range 200 {
		entry := fresh(game, kind)
		must.Hold(t, entry != nil, "there is no %q", kind)
		trades := p.luck.IntN(p.trades + 1)
		if try > 50 {
			trades = 0
		}
		p.fill(entry, game.Table(), trades)
		if _, refusal = game.Record(entry, ledger.Author{Person: "Ann"}); refusal == nil {
			return
		}
	}
	t.Fatalf("entry %d: no %q is allowed: %v", len(game.Steps())+1, kind, refusal)
}

// fresh is the expected entry of a kind, else a blank one.
func fresh(game *game.Game, kind string) calc.Entry {
	for _, entry := range game.Rulebook().Expected(game.Table()).All() {
		if entry.Kind() == kind {
			return entry
		}
	}
	entry, _ := game.Rulebook().Blank(kind)
	return entry
}

// fill fills an entry in: amounts are the likely ones but for a few, everything else is any allowed value.
func (p players) fill(entry calc.Entry, table calc.Table, odd int) {
	const amounts = 8
	left := amounts
	for i := 0; i < len(entry.Form(table).Fields); i++ {
		field := entry.Form(table).Fields[i]
		if field.Get == nil {
			field.SetText("Ben paid twice, we put it right")
			continue
		}
		count := field.Allowed.Count()
		if count == 0 {
			return
		}
		value := field.Allowed.At(p.luck.IntN(count))
		if field.Kind == calc.AmountKind {
			if entry.Kind() == "turn" && p.luck.IntN(max(1, left)) >= odd {
				value = field.Likely
			} else {
				odd--
			}
			left--
		}
		field.Set(value)
	}
}

// same fails when a record does not tell the same game as the one it was made of, but for who said it and when.
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

// roundTrip writes a game, reads it back and gives the text.
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
