package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// listing proves that the rulebook has an id, rules and presets, and that each preset opens games with its fewest and
// its most seats.
func (g suite) listing(t *testing.T) {
	if !isKey(g.Rules.ID()) || g.Rules.Version() < 1 {
		t.Errorf("the rulebook is %q, version %d", g.Rules.ID(), g.Rules.Version())
	}
	e, known := calc.Blank(g.Rules, "no such kind")
	expect.True(t, !known && e == nil, "there is an entry %v of no kind", e)
	low, high := g.Rules.Seats(nil)
	expect.True(t, low == 0 && high == 0, "%d to %d can play under the options of no game", low, high)
	kinds := map[string]bool{}
	for _, kind := range calc.Kinds(g.Rules.Blanks()) {
		if blank, known := calc.Blank(g.Rules, kind); !known || blank.Kind() != kind || kinds[kind] {
			t.Errorf("%q is known %t, named before %t", kind, known, kinds[kind])
		}
		kinds[kind] = true
	}
	rules := map[string]bool{}
	for _, rule := range g.Rules.Rules() {
		expect.True(t, !rules[rule] && isKey(rule), "the rule %q is there twice, or has no name", rule)
		rules[rule] = true
	}
	presets := map[string]bool{}
	for i, preset := range g.Rules.Presets() {
		expect.True(t, !presets[preset.Key] && preset.Key != "", "the preset %q is there twice", preset.Key)
		presets[preset.Key] = true
		g.checkPreset(t, preset)
		spoil(preset.Options)
		if again := g.Rules.Presets()[i].Options; again.Check() != nil || asJSON(again) == asJSON(preset.Options) {
			t.Errorf("%s: presets are shared between callers", preset.Key)
		}
	}
	expect.True(t, len(presets) != 0, "there is no preset")
}

func spoil(o calc.Options) {
	for _, f := range o.Form().Fields {
		if f.Set == nil {
			f.SetText("\x00")
			continue
		}
		f.Set(1_000_000_007)
	}
}

func (g Game) checkPreset(t *testing.T, preset calc.Preset) {
	if refusal := preset.Options.Check(); refusal != nil {
		t.Errorf("%s: %v", preset.Key, refusal)
	}
	for _, f := range preset.Options.Form().Fields {
		if f.Get == nil {
			continue
		}
		if _, ok := f.Allowed.Index(f.Get()); !ok {
			t.Errorf("%s: %s is %d, which is not allowed", preset.Key, f.Name, f.Get())
		}
	}
	low, high := g.Rules.Seats(preset.Options)
	must.Hold(t, low >= 1 && high >= low, "%s seats %d to %d", preset.Key, low, high)
	for _, seats := range []int{low, high} {
		table, s, refusal := g.Rules.Open(preset.Options, names(seats))
		if refusal != nil {
			t.Errorf("%s, %d seats: %v", preset.Key, seats, refusal)
			continue
		}
		g.checkOpening(t, preset.Key, table, s)
		expect.True(t, len(table.Layout().Seats) == seats,
			"%s: %d seats, must be %d", preset.Key, len(table.Layout().Seats), seats)
	}
	for _, seats := range []int{0, low - 1, high + 1} {
		if _, _, refusal := g.Rules.Open(preset.Options, names(seats)); refusal == nil || refusal.Field != "seats" {
			t.Errorf("%s: %d seats are refused as %v", preset.Key, seats, refusal)
		}
	}
}

// checkOpening proves that a new table is at the start of its game and expects known kinds of entry.
func (g Game) checkOpening(t *testing.T, preset string, table calc.Table, s calc.Statement) {
	t.Helper()
	expect.True(t, len(s.Lines) != 0 && !table.Over() && table.Round() == 1,
		"%s opens in round %d with %d lines", preset, table.Round(), len(s.Lines))
	expect.True(t, calc.NewTable(table.Layout()).After(s).Equal(table),
		"%s: the statement does not lead to the opening", preset)
	g.checkBooks(t, table, preset)
	g.checkLines(t, calc.NewTable(table.Layout()), s, preset)
	g.checkStanding(t, table)
	g.checkExpected(t, table)
}

// checkExpected proves that expected entries are of known kinds, that one is possible unless the game is over, and that
// setting the present position changes nothing.
func (g Game) checkExpected(t Judge, table calc.Table) {
	t.Helper()
	expected := g.Rules.Expected(table)
	for _, e := range expected.All() {
		if blank, known := calc.Blank(g.Rules, e.Kind()); !known || blank.Kind() != e.Kind() {
			t.Fatalf("a %q is expected, and unknown", e.Kind())
		}
	}
	next := calc.Kinds(expected.Next)
	for _, use := range expected.Uses {
		if kind := use.Entry.Kind(); slices.Contains(next, kind) != (use.Refusal == nil) {
			t.Fatalf("a %q has its place with the refusal %v, and the next are %q", kind, use.Refusal, next)
		}
	}
	if _, found := Likely(g.Rules, table); !found && !table.Over() {
		t.Fatalf("nothing that is expected can be done on %s", position(g.Rules, table))
	}
	set := table
	for range 2 {
		e, expected := positionOf(g.Rules, set)
		if !expected {
			return
		}
		next, _, refusal := e.Apply(set)
		if refusal != nil {
			return
		}
		table, set = set, next
	}
	if !set.Equal(table) {
		t.Fatalf("the position %s is another when set again", position(g.Rules, table))
	}
}

func positionOf(rules calc.Rulebook, table calc.Table) (calc.Entry, bool) {
	for _, e := range rules.Expected(table).Beside {
		if e.Kind() == calc.PositionKind {
			return calc.Ready(table, e), true
		}
	}
	return nil, false
}

func position(rules calc.Rulebook, table calc.Table) string {
	e, expected := positionOf(rules, table)
	if !expected {
		return "a table without a position"
	}
	return asJSON(e)
}
