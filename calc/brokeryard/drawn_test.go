package brokeryard

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// drawOptions draws a preset with any of its options changed.
func drawOptions(t *rapid.T) *Options {
	presets := Rulebook{}.Presets()
	o := presets[rapid.IntRange(0, len(presets)-1).Draw(t, "preset")].Options.(*Options)
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
func drawOpening(t *rapid.T, limit int) calc.Table {
	o := drawOptions(t)
	low, high := Rulebook{}.Seats(o)
	return open(t, o, rapid.IntRange(low, min(high, limit)).Draw(t, "seats"))
}

// drawMiddle draws a game somewhere in its middle.
func drawMiddle(t *rapid.T) calc.Table {
	table := drawOpening(t, 5)
	if rapid.Bool().Draw(t, "from a position") {
		p := &Position{}
		gametest.Fill(p, table, func(f *calc.Field) int { return drawValue(t, f) })
		if next, _, refusal := p.Apply(table); refusal == nil {
			table = next
		}
	}
	for range rapid.IntRange(0, 4).Draw(t, "entries") {
		if !table.Over() {
			table, _ = gametest.Apply(t, table, drawEntry(t, table))
		}
	}
	return table
}

// drawValue draws a value that a field allows: often what is likely, or nothing at all, or one of the ends.
func drawValue(t *rapid.T, f *calc.Field) int {
	count := f.Allowed.Count()
	if count < 1 {
		return calc.None
	}
	if count == 1 {
		return f.Allowed.At(0)
	}
	likely, fits := f.Allowed.Index(f.Likely)
	zero, _ := f.Allowed.Index(0)
	if !fits {
		likely = zero
	}
	if strings.HasPrefix(f.Name, "missed") {
		return calc.Bit(rapid.IntRange(0, 9).Draw(t, f.Name) == 0)
	}
	if f.Kind != calc.AmountKind {
		return f.Allowed.At(rapid.IntRange(0, count-1).Draw(t, f.Name))
	}
	nearby := min(count-1, zero+12)
	index := rapid.OneOf(
		rapid.Just(likely), rapid.Just(zero), rapid.IntRange(max(0, zero-12), nearby),
		rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name)
	return f.Allowed.At(index)
}

// drawRound draws a legal round.
func drawRound(t *rapid.T, table calc.Table) *Round {
	e := &Round{}
	gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
	for gametest.Refuses(table, e) {
		_, _, refusal := e.Apply(table)
		seat := refusal.Seat
		switch {
		case seat == calc.None:
			t.Fatalf("%s: %v", gametest.Written(e), refusal)
		case e.Plays[seat].Trade != four{}:
			// Purchases that later sales should have paid for, and did not.
			e.Plays[seat].Trade = four{}
		default:
			// There is no card left of the colour that was drawn.
			e.Plays[seat] = missed()
		}
	}
	return e
}

// drawEntry draws a legal entry: mostly what is due, at times what a table has to say besides.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	var e calc.Entry
	switch rapid.IntRange(0, 30).Draw(t, "entry") {
	case 0:
		e = &calc.Leave{}
	case 1, 2:
		e = &calc.Ruling{}
	case 3:
		e = &Position{}
	}
	if e != nil {
		gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
		if !gametest.Refuses(table, e) {
			return e
		}
	}
	switch PhaseOf(table) {
	case PhaseStops:
		e = &Stops{}
	case PhaseToss:
		e = &Toss{}
	default:
		return drawRound(t, table)
	}
	gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
	return e
}
