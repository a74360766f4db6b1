package stockpile

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// kinds are all kinds of entries.
func kinds() []string {
	return []string{"setup", "bid", "bids", "piles", "take", "action", "sell", "rest", "movement", "deborah", "reveal", "skip", "leave",
		"ruling", "extra", "position"}
}

// drawOptions draws a preset with any of its options changed.
func drawOptions(t *rapid.T) *Options {
	all := presets()
	o := all[rapid.IntRange(0, len(all)-1).Draw(t, "preset")].Options.(*Options)
	if rapid.Bool().Draw(t, "as it is") {
		return o
	}
	for _, field := range o.Form().Fields {
		if rapid.IntRange(0, 2).Draw(t, "change "+field.Name) == 0 {
			field.Set(field.Allowed.At(rapid.IntRange(0, field.Allowed.Count()-1).Draw(t, field.Name)))
		}
	}
	return o
}

// drawOpening draws a game at its beginning.
func drawOpening(t *rapid.T) calc.Table {
	return open(t, drawOptions(t), rapid.IntRange(2, maxSeats).Draw(t, "seats"))
}

// drawMiddle draws a game somewhere in its middle, or at its end.
func drawMiddle(t *rapid.T) calc.Table {
	table := drawOpening(t)
	if rapid.Bool().Draw(t, "from a position") {
		p := NewPosition(table)
		gametest.Fill(p, table, func(f *calc.Field) int { return drawValue(t, f) })
		if next, _, refusal := p.Apply(table); refusal == nil {
			table = next
		}
	}
	for range rapid.IntRange(0, 25).Draw(t, "entries") {
		table, _ = gametest.Apply(t, table, drawEntry(t, table))
	}
	return table
}

// drawValue draws a value that a field allows: often what is likely, or nothing at all, or one of the ends.
func drawValue(t *rapid.T, f *calc.Field) int {
	count := f.Allowed.Count()
	if count <= 1 {
		return f.Allowed.At(0)
	}
	likely, fits := f.Allowed.Index(f.Likely)
	zero, _ := f.Allowed.Index(0)
	if !fits {
		likely = rapid.IntRange(0, count-1).Draw(t, f.Name)
	}
	// The cards of a company and the forecasts are wanted in all their variety, large sums are not.
	if strings.HasPrefix(f.Name, "forecasts") {
		return f.Allowed.At(rapid.IntRange(0, count-1).Draw(t, f.Name))
	}
	index := rapid.OneOf(
		rapid.Just(likely), rapid.Just(zero), rapid.IntRange(max(0, zero-4), min(count-1, zero+4)),
		rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name)
	return f.Allowed.At(index)
}

// drawEntry draws a legal entry: mostly what is expected first, at times what a table has to say besides.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	expected := Rulebook{}.Expected(table).All()
	e := expected[0]
	if !table.Over() && rapid.IntRange(0, 5).Draw(t, "another") == 0 {
		e = expected[rapid.IntRange(0, len(expected)-1).Draw(t, "entry")]
	}
	if rapid.Bool().Draw(t, "blank") {
		e, _ = Rulebook{}.Blank(e.Kind())
	}
	gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
	if gametest.Refuses(table, e) {
		return plain(t, table)
	}
	return e
}

// plain is the simplest legal entry of a table: one that is filled with the first allowed values, with all that is
// left to move standing still.
func plain(t judge, table calc.Table) calc.Entry {
	t.Helper()
	for _, e := range (Rulebook{}).Expected(table).All() {
		switch of := e.(type) {
		case *calc.Ruling:
			of.Seat = max(0, of.Seat)
			of.What, of.Change, of.Reason = "cash", 1, "as agreed"
		case *Movement:
			for company := range Companies {
				if !moved(table, company) {
					of.Forecasts[company] = Forecasted(0)
				}
			}
		default:
			gametest.Fill(e, table, func(f *calc.Field) int {
				if _, ok := f.Allowed.Index(0); ok && f.Kind == calc.AmountKind {
					return 0
				}
				return f.Allowed.At(0)
			})
		}
		if !gametest.Refuses(table, e) {
			return e
		}
	}
	t.Fatalf("nothing is possible in phase %s", phaseOf(table).name())
	return nil
}
