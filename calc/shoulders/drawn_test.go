package shoulders

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// kinds are all kinds of entry.
func kinds() []string {
	return []string{
		"buy", "sell", "start", "pass", "building", "operate", "extra", "treasury", "appeal", "emergency", "protection", "goal",
		"skip", "leave", "ruling", "position",
	}
}

// drawOptions draws options of any values.
func drawOptions(t *rapid.T) *Options {
	o := standard()
	for _, field := range o.Form().Fields {
		field.Set(field.Allowed.At(rapid.IntRange(0, field.Allowed.Count()-1).Draw(t, field.Name)))
	}
	return o
}

// drawOpening draws a game at its beginning.
func drawOpening(t *rapid.T) calc.Table {
	return open(t, drawOptions(t), rapid.IntRange(minSeats, maxSeats).Draw(t, "seats"))
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
		likely = zero
	}
	place := rapid.OneOf(
		rapid.Just(likely), rapid.Just(zero), rapid.IntRange(max(0, zero-12), min(count-1, zero+300)),
		rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name)
	return f.Allowed.At(place)
}

// drawEntry draws a legal entry: mostly what is expected, at times anything else, else what comes next is left out.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	expected := Rulebook{}.Expected(table).All()
	place := min(len(expected)-1, rapid.OneOf(rapid.IntRange(0, 2), rapid.IntRange(0, 2), rapid.IntRange(0, 12)).Draw(t, "entry"))
	e := expected[place]
	switch e.(type) {
	case *Leave, *Position:
		if rapid.IntRange(0, 5).Draw(t, "seldom") > 0 {
			e = expected[0]
		}
	}
	blank, _ := Rulebook{}.Blank(e.Kind())
	gametest.Fill(blank, table, func(f *calc.Field) int { return drawValue(t, f) })
	if _, _, refusal := blank.Apply(table); refusal == nil {
		return blank
	}
	return &Skip{}
}

// drawMiddle draws a game somewhere in its middle.
func drawMiddle(t *rapid.T) calc.Table {
	table := drawOpening(t)
	if rapid.Bool().Draw(t, "from a position") {
		p := &Position{}
		gametest.Fill(p, table, func(f *calc.Field) int { return drawValue(t, f) })
		if next, _, refusal := p.Apply(table); refusal == nil {
			table = next
		}
	}
	for range rapid.IntRange(0, 25).Draw(t, "entries") {
		if !table.Over() {
			table, _ = gametest.Apply(t, table, drawEntry(t, table))
		}
	}
	return table
}

// drawJSON draws a JSON value: what an entry may hold, or something else.
func drawJSON(t *rapid.T, depth int) any {
	switch rapid.IntRange(0, 8-min(depth, 2)).Draw(t, "json") {
	case 0:
		return nil
	case 1:
		return rapid.Bool().Draw(t, "bool")
	case 2, 3:
		return rapid.OneOf(rapid.IntRange(-3, 12), rapid.SampledFrom([]int{1 << 62, -1 << 62, 1_000_001, 35, 50, 100, 1 << 31}), rapid.Int()).Draw(t, "number")
	case 4, 5:
		return rapid.OneOf(rapid.SampledFrom([]string{
			"swift", "elgin", "libby", "common", "preferred", "director", "pool_common", "cash", "buy", "start", "dividends", "withhold",
			"stock", "operating", "goals", "workers", "commons", "", "ruling",
		}), rapid.String()).Draw(t, "word")
	case 6:
		list := make([]any, rapid.IntRange(0, 4).Draw(t, "length"))
		for i := range list {
			list[i] = drawJSON(t, depth+1)
		}
		return list
	}
	return drawObject(t, depth)
}

// drawObject draws a JSON object with the names of an entry's fields.
func drawObject(t *rapid.T, depth int) map[string]any {
	object := map[string]any{}
	for range rapid.IntRange(0, 8).Draw(t, "keys") {
		key := rapid.SampledFrom([]string{
			"seat", "company", "certificate", "sales", "then", "par", "common", "preferred", "director", "revenue", "use", "amount", "to",
			"change", "gone", "goal", "winners", "what", "treasury", "reason", "round", "phase", "priority", "turn", "seats", "companies",
			"cash", "out", "price", "appeal", "protected", "pool", "partner", "x",
		}).Draw(t, "key")
		object[key] = drawJSON(t, depth+1)
	}
	return object
}

// read reads JSON as an entry of a kind. What cannot be read to its end is still an entry, filled in part.
func read(kind string, raw []byte) calc.Entry {
	e, _ := Rulebook{}.Blank(kind)
	_ = json.Unmarshal(raw, e)
	return e
}
