package openmarket

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// drawOptions draws a preset with any of its options changed, such that they go together.
func drawOptions(t *rapid.T) *Options {
	all := presets()
	o := all[rapid.IntRange(0, len(all)-1).Draw(t, "preset")].Options.(*Options)
	if rapid.Bool().Draw(t, "as it is") {
		return o
	}
	o.Companies = rapid.SampledFrom([]string{"A, B", "Iron, Jade, Kelp", "One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve"}).Draw(t, "companies")
	o.Opening, o.Min, o.Max, o.Step = "100", 10, 250, rapid.SampledFrom([]int{10, 5, 30}).Draw(t, "step")
	o.Prices = rapid.SampledFrom([]string{"100 100 100", "20 40 40 60 80 100 100 100 130", "100 200"}).Draw(t, "prices")
	draw := func(name string, at *int, values ...int) { *at = rapid.SampledFrom(values).Draw(t, name) }
	draw("founder", &o.Founder, 0, 1, 3)
	draw("shares", &o.Shares, 0, 25, 60)
	draw("opening shares", &o.OpeningShares, 0, 2)
	draw("cash", &o.Cash, 0, 50, 700, 100_000)
	draw("preferred", &o.Preferred, 1, 3)
	draw("director", &o.Director, 1, 2, 5)
	draw("buy steps", &o.BuySteps, 0, 1)
	draw("sell steps", &o.SellSteps, 0, 2)
	draw("dividend steps", &o.DividendSteps, 0, 1)
	draw("interest", &o.Interest, 0, 7, 100)
	draw("loan limit", &o.LoanLimit, 0, 150)
	draw("rounds", &o.Rounds, 0, 1, 5)
	o.Treasury = rapid.Bool().Draw(t, "treasury")
	for _, name := range []string{"track", "launch", "classes", "pricing", "moves", "capital", "pool_dividend", "remainder", "loans", "order"} {
		if field, ok := o.Form().Field(name); ok {
			field.Set(rapid.IntRange(0, field.Allowed.Count()-1).Draw(t, name))
		}
	}
	if o.Shares == 0 {
		o.Capital, o.PoolDividend = "none", "none"
	}
	if refusal := o.Check(); refusal != nil {
		t.Fatalf("%+v: %v", o, refusal)
	}
	return o
}

// drawOpening draws a game at its beginning.
func drawOpening(t *rapid.T) calc.Table {
	return open(t, drawOptions(t), rapid.IntRange(2, 5).Draw(t, "seats"))
}

// drawMiddle draws a game somewhere in its middle.
func drawMiddle(t *rapid.T) calc.Table {
	table := drawOpening(t)
	for range rapid.IntRange(0, 12).Draw(t, "entries") {
		if next, _, refusal := drawEntry(t, table).Apply(table); refusal == nil {
			table = next
		}
	}
	return table
}

// drawValue draws a value that a field allows: often what is likely, or one of the ends, or one nearby.
func drawValue(t *rapid.T, f *calc.Field) int {
	count := f.Allowed.Count()
	if count < 1 {
		return f.Get()
	}
	if count == 1 {
		return f.Allowed.At(0)
	}
	likely, fits := f.Allowed.Index(f.Likely)
	if !fits {
		likely = 0
	}
	return f.Allowed.At(rapid.OneOf(
		rapid.Just(likely), rapid.IntRange(max(0, likely-5), min(count-1, likely+20)),
		rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name))
}

// drawEntry draws an entry of an expected kind, filled in by its form. It may be refused.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	expected := Rulebook{}.Expected(table).All()
	at := rapid.IntRange(0, 3*len(expected)).Draw(t, "entry")
	if at >= len(expected) {
		at = min(1, at-len(expected)) // trades are likely
	}
	e, _ := Rulebook{}.Blank(expected[at].Kind())
	if kind := e.Kind(); (kind == "end" || kind == "leave" || kind == "position") && rapid.IntRange(0, 3).Draw(t, "rare") > 0 {
		e = &Bonus{}
	}
	gametest.Fill(e, table, func(f *calc.Field) int {
		if _, position := e.(*Position); position && f.Kind == calc.FlagKind && strings.HasPrefix(f.Name, "out") {
			return 0
		}
		return drawValue(t, f)
	})
	return e
}
