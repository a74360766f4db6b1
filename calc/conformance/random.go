package conformance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

const entries = 40

// Games plays many random games. The flag -rapid.seed repeats a failure.
func Games(t *testing.T, play func(t Judge, draw Draw)) {
	rapid.Check(t, func(t *rapid.T) {
		play(t, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "game"), 0)).IntN)
	})
}

// random plays games with random options using only forms, and checks every entry.
func (g suite) random(t *testing.T) {
	Games(t, func(t Judge, draw Draw) {
		table := Middle(t, g.Rules, draw)
		layout := fmt.Sprintf("%+v", *table.Layout())
		for n := 0; n < entries && !table.Over(); n++ {
			e, found := Entry(g.Rules, table, draw)
			if !found {
				t.Fatalf("nothing can be done on the table %s", position(g.Rules, table))
			}
			next, refusal := g.Check(t, table, e)
			if refusal != nil {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			table = next
		}
		g.checkExpected(t, table)
		g.checkStanding(t, table)
		now := fmt.Sprintf("%+v", *table.Layout())
		must.Hold(t, now == layout, "the layout changed from %s to %s", layout, now)
	})
}

// lapsed plays games in which refused entries skip turns. The games must stay playable and the tables valid.
func (g suite) lapsed(t *testing.T) {
	Games(t, func(t Judge, draw Draw) {
		table := Middle(t, g.Rules, draw)
		for n := 0; n < entries/2 && !table.Over(); n++ {
			e, found := Entry(g.Rules, table, draw)
			if !found {
				t.Fatalf("nothing can be done on the table %s", position(g.Rules, table))
			}
			if fields := e.Form(table).Fields; draw(3) == 0 && len(fields) > 1 {
				setAnything(fields[1+draw(len(fields)-1)], draw)
			}
			if _, _, refusal := e.Apply(table); refusal == nil {
				table, _ = g.Check(t, table, e)
				continue
			}
			next, s := calc.Lapse(table, e)
			g.checkBooks(t, next, "after "+gametest.Written(e))
			g.checkExpected(t, next)
			g.checkStanding(t, next)
			if !table.After(s).Equal(next) {
				t.Fatalf("%s: what is said does not lead to the table", gametest.Written(e))
			}
			table = next
		}
	})
}

// formed proves that if a form allows each value, no refusal names one of the fields, unless the refusal's code is in
// [Game.Together].
func (g suite) formed(t *testing.T) {
	draw := rand.New(rand.NewPCG(7, 11)).IntN
	for range gametest.Repetitions(100) {
		table := Middle(t, g.Rules, draw)
		for range 8 {
			expected := possibleEntries(g.Rules, table)
			e, _ := calc.Blank(g.Rules, expected[draw(len(expected))].Kind())
			Fill(e, table, func(f *calc.Field) int { return Value(f, draw) })
			_, _, refusal := e.Apply(table)
			if refusal == nil || refusal.Unfinished || slices.Contains(g.Together, refusal.Code) ||
				calc.Check(e, table) != nil {
				continue
			}
			if f, asked := e.Form(table).Field(refusal.Field); asked {
				t.Errorf("%s: its form allows what stands at %s, which is refused: %v", gametest.Written(e), f.Name,
					refusal)
			}
		}
	}
}

// ends proves that a game with a fixed number of rounds ends within [Game.Longest] entries.
func (g suite) ends(t *testing.T) {
	for _, preset := range g.Rules.Presets() {
		low, high := g.Rules.Seats(preset.Options)
		for _, seats := range []int{low, min(high, 5)} {
			table, _, refusal := g.Rules.Open(preset.Options, names(seats))
			must.Hold(t, refusal == nil, "%v", refusal)
			if table.Layout().Rounds == 0 {
				continue
			}
			most := 10_000
			if g.Longest != nil {
				most = g.Longest(table)
			}
			said := 0
			for ; !table.Over() && said <= most; said++ {
				e, found := advancingEntry(g.Rules, table)
				must.Hold(t, found, "%s, %d seats: nothing can be done after %d entries", preset.Key, seats, said)
				table, _ = gametest.Apply(t, table, e)
			}
			expect.True(t, table.Over(), "%s, %d seats: %d entries, and the game goes on", preset.Key, seats, said)
			g.checkStanding(t, table)
		}
	}
}

// advancingEntry returns the first likely entry that changes turn or round or ends the game, or else a legal one.
func advancingEntry(rules calc.Rulebook, table calc.Table) (calc.Entry, bool) {
	for _, e := range rules.Expected(table).All() {
		Fill(e, table, func(f *calc.Field) int { return f.Allowed.At(likelyIndex(f)) })
		next, _, refusal := e.Apply(table)
		moved := next.Turn() != table.Turn() || next.Round() != table.Round() || next.Over()
		if refusal == nil && moved && e.Kind() != "leave" {
			return e, true
		}
	}
	return Likely(rules, table)
}
