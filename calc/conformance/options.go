package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// options proves that each value of each option can be chosen and that a game opens with it.
func (g suite) options(t *testing.T) {
	for preset := range g.Rules.Presets() {
		g.EveryOption(preset, func(o calc.Options, f *calc.Field) {
			if f.Get == nil {
				return
			}
			before := f.Get()
			for _, value := range choices(f) {
				f.Set(value)
				again, asked := o.Form().Field(f.Name)
				if f.Get() != value || asked && again.Get() != value {
					t.Errorf("%s is %d, must be %d", f.Name, f.Get(), value)
				}
				g.checkOptions(t, o)
			}
			f.Set(before)
		})
	}
	o := g.Rules.Presets()[0].Options
	low, _ := g.Rules.Seats(o)
	table, _, _ := g.Rules.Open(o, names(low))
	before := asJSON(table.Layout().Options)
	spoil(o)
	expect.Equal(t, asJSON(table.Layout().Options), before, "the options of a table that was open became")
	seen := map[string]bool{}
	for _, setup := range []calc.Options{nil, foreign{}} {
		table, _, refusal := g.Rules.Open(setup, names(low))
		expect.True(t, refusal != nil && table.Layout() == nil, "the options %v are accepted", setup)
		if low, high := g.Rules.Seats(setup); low > high || low < 0 {
			t.Errorf("the options %v seat %d to %d", setup, low, high)
		}
		seen[refusal.Code] = true
	}
}

type foreign struct{}

func (foreign) Form() calc.Form      { return calc.Form{} }
func (foreign) Check() *calc.Refusal { return nil }

// choices returns the values that a field allows or, if these are many, a selection with the first and the last.
func choices(f *calc.Field) []int {
	count := f.Allowed.Count()
	var values []int
	for index := range count {
		if index < 8 || index == count/2 || index == count-1 {
			values = append(values, f.Allowed.At(index))
		}
		if count > 1_000 && index == 8 {
			return append(values, f.Allowed.At(count-1))
		}
	}
	return values
}

// checkOptions opens a game and checks it. If Check refuses the options, Open must return the same refusal.
func (g Game) checkOptions(t Judge, o calc.Options) calc.Table {
	t.Helper()
	low, high := g.Rules.Seats(o)
	checkFields(t, o.Form(), asJSON(o))
	refusal := o.Check()
	table, s, refused := g.Rules.Open(o, names(max(2, min(low, 60))))
	if refusal != nil && (refused == nil || refused.Code != refusal.Code) {
		t.Fatalf("%s is refused as %v, and a game opened: %v", asJSON(o), refusal, refused)
	}
	if refused != nil {
		g.checkRefusal(t, nil, refused, asJSON(o))
		if table.Layout() != nil || len(s.Lines) != 0 {
			t.Fatalf("%s is refused as %v, and a table is laid", asJSON(o), refused)
		}
		return calc.Table{}
	}
	if low > high || !calc.NewTable(table.Layout()).After(s).Equal(table) {
		t.Fatalf("%s seats %d to %d, or its statement does not lead to the opening", asJSON(o), low, high)
	}
	g.checkBooks(t, table, asJSON(o))
	return table
}

// EveryOption calls the function see for each field that a preset's form can show. To reach fields that depend on other
// fields, it tries each choice and each number's maximum once.
func (g Game) EveryOption(preset int, see func(o calc.Options, f *calc.Field)) {
	type choice struct {
		field string
		value int
	}
	made, shown, ways := map[choice]bool{}, map[string]bool{}, [][]choice{nil}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		o := g.Rules.Presets()[preset].Options
		for _, c := range way {
			if f, known := o.Form().Field(c.field); known {
				f.Set(c.value)
			}
		}
		for _, f := range o.Form().Fields {
			if !shown[f.Name] {
				shown[f.Name] = true
				see(o, f)
			}
			for _, value := range slices.Concat(f.Allowed.Choices, largest(f)) {
				if c := (choice{f.Name, value.Value}); !made[c] {
					made[c] = true
					ways = append(ways, append(slices.Clone(way), c))
				}
			}
		}
	}
}

func largest(f *calc.Field) []calc.Choice {
	if count := f.Allowed.Count(); f.Get != nil && f.Allowed.Choices == nil && count > 0 {
		return []calc.Choice{{Value: f.Allowed.At(count - 1)}}
	}
	return nil
}

// malformedOptions proves that arbitrary options are either refused or start a playable game.
func (g suite) malformedOptions(t *testing.T) {
	Games(t, func(t Judge, draw Draw) {
		o := Options(g.Rules, draw)
		for range 1 + draw(6) {
			fields := o.Form().Fields
			if len(fields) == 0 {
				break
			}
			setAnything(fields[draw(len(fields))], draw)
		}
		if table := g.checkOptions(t, o); table.Layout() != nil {
			if e, found := Entry(g.Rules, table, draw); found {
				g.Check(t, table, e)
			}
		}
	})
}

func (g suite) setups(t *testing.T) {
	o := g.Rules.Presets()[0].Options
	low, _ := g.Rules.Seats(o)
	usual := gametest.Open(t, g.Rules, o, names(low))
	for _, setup := range g.Setups {
		table, s, refusal := g.Rules.Open(setup.Options, setup.Names)
		if got := gametest.RefusalText(usual.Layout().Companies, refusal); got != setup.Want || table.Layout() != nil ||
			len(s.Lines) != 0 {
			t.Errorf("%s, %q: %s\nmust be %s", asJSON(setup.Options), setup.Names, got, setup.Want)
			continue
		}
		g.checkRefusal(t, nil, refusal, asJSON(setup.Options))
	}
}

func (g suite) denials(t *testing.T) {
	for _, d := range g.Denials {
		if d.Want != "" {
			gametest.WantDenied(t, d.Table, d.Entry, d.Want)
		}
	}
}
