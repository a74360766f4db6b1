package stockholder

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// drawOptions draws a preset with any of its options changed, such that they go together.
func drawOptions(t *rapid.T) *Options {
	presets := Rulebook{}.Presets()
	o := presets[rapid.IntRange(0, len(presets)-1).Draw(t, "preset")].Options.(*Options)
	if rapid.Bool().Draw(t, "as it is") {
		return o
	}
	for _, name := range []string{
		"deck", "formula", "packs", "count_cards", "rounding", "zeroing", "repurchase_before_dividends", "step3_gross",
		"no_trade_all_last_round", "no_trade_changed", "rotate_start", "bankruptcy", "draw", "step",
	} {
		field, _ := o.Form().Field(name)
		_, fits := field.Allowed.Index(field.Get())
		if !fits || rapid.IntRange(0, 2).Draw(t, "change "+name) == 0 {
			field.Set(field.Allowed.At(rapid.IntRange(0, field.Allowed.Count()-1).Draw(t, name)))
		}
	}
	if rapid.Bool().Draw(t, "own scale") {
		o.Min = o.Step * rapid.IntRange(1, 40/o.Step).Draw(t, "min")
		o.Max = o.Min + o.Step*rapid.IntRange(1, 400/o.Step).Draw(t, "width")
		o.Start = o.Min + o.Step*rapid.IntRange(0, (o.Max-o.Min)/o.Step).Draw(t, "start")
	}
	if rapid.Bool().Draw(t, "own hands") {
		o.StartCash = rapid.IntRange(0, 2000).Draw(t, "cash")
		o.StartShares = rapid.IntRange(0, 9).Draw(t, "shares")
		o.Penalty = rapid.IntRange(1, 90).Draw(t, "penalty")
		o.Certificates = rapid.SampledFrom([]int{0, 120, 200}).Draw(t, "certificates")
	}
	return o
}

// drawOpening draws a game at its beginning.
func drawOpening(t *rapid.T) calc.Table {
	o := drawOptions(t)
	low, high := Rulebook{}.Seats(o)
	return open(t, o, rapid.IntRange(low, min(high, 6)).Draw(t, "seats"))
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
	for range rapid.IntRange(0, 6).Draw(t, "turns") {
		if turn := drawTurn(t, table); turn != nil {
			table, _ = gametest.Apply(t, table, turn)
		}
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
		likely = zero
	}
	nearby := min(count-1, zero+12)
	index := rapid.OneOf(
		rapid.Just(likely), rapid.Just(zero), rapid.IntRange(max(0, zero-12), nearby),
		rapid.SampledFrom([]int{0, count - 1}), rapid.IntRange(0, count-1),
	).Draw(t, f.Name)
	return f.Allowed.At(index)
}

// drawTurn draws a legal turn of the seat whose turn it is, or nil when nobody can move.
func drawTurn(t *rapid.T, table calc.Table) *Turn {
	if table.Over() {
		return nil
	}
	turn := &Turn{}
	gametest.Fill(turn, table, func(f *calc.Field) int { return drawValue(t, f) })
	if _, _, refusal := turn.Apply(table); refusal == nil {
		return turn
	}
	// Purchases that later sales should have paid for, and did not: the card alone is always possible.
	turn = &Turn{}
	gametest.Fill(turn, table, func(f *calc.Field) int {
		if strings.HasPrefix(f.Name, "before") || strings.HasPrefix(f.Name, "after") {
			return 0
		}
		return drawValue(t, f)
	})
	if _, known := DeckOf(table).Index(turn.Card); !known || gametest.Refuses(table, turn) {
		return nil
	}
	return turn
}

// drawEntry draws a legal entry: mostly a turn, at times what a table has to say besides.
func drawEntry(t *rapid.T, table calc.Table) calc.Entry {
	var e calc.Entry
	switch rapid.IntRange(0, 40).Draw(t, "entry") {
	case 0:
		e = &calc.Leave{}
	case 1, 2:
		e = &calc.Ruling{}
	case 3:
		e = &Position{}
	case 4, 5:
		return &calc.Skip{Seat: table.Turn()}
	default:
		if turn := drawTurn(t, table); turn != nil {
			return turn
		}
		return &calc.Skip{Seat: table.Turn()}
	}
	gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
	if gametest.Refuses(table, e) {
		return &calc.Skip{Seat: table.Turn()}
	}
	return e
}
