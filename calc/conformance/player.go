package conformance

import "scripkeeper/calc"

// Draw returns a random number from 0 to n-1, for n of at least 1.
type Draw func(n int) int

const tries = 20

// Entry draws a legal entry using only forms, and reports whether it found one. It usually tries the first of the
// entries that the rulebook expects. After each failed attempt, the values drawn are closer to the likely values.
func Entry(rules calc.Rulebook, t calc.Table, draw Draw) (calc.Entry, bool) {
	for try := range tries {
		expected := rules.Expected(t)
		from := expected.Next
		if len(from) == 0 || draw(16) == 0 {
			from = append(expected.Beside, blankCount(rules)...)
		}
		if len(from) == 0 {
			continue
		}
		e := calc.Ready(t, from[0])
		if another := draw(4); another == 0 || try > 3 && another < 3 {
			e = calc.Ready(t, from[draw(len(from))])
		}
		if draw(3) == 0 {
			e, _ = calc.Blank(rules, e.Kind())
		}
		bold := max(1, 6-try)
		Fill(e, t, func(f *calc.Field) int { return value(f, draw, bold) })
		if _, _, refusal := e.Apply(t); refusal == nil {
			return e, true
		}
	}
	return Likely(rules, t)
}

// possibleEntries returns the entries that a table expects, and a [calc.Count], which is always possible.
func possibleEntries(rules calc.Rulebook, t calc.Table) []calc.Entry {
	ready := calc.Map(rules.Expected(t).All(), func(e calc.Entry) calc.Entry { return calc.Ready(t, e) })
	return append(ready, blankCount(rules)...)
}

func blankCount(rules calc.Rulebook) []calc.Entry {
	e, known := calc.Blank(rules, (&calc.Count{}).Kind())
	if !known {
		return nil
	}
	return []calc.Entry{e}
}

// Likely returns the first expected entry that is legal when all its fields have their likely values.
func Likely(rules calc.Rulebook, t calc.Table) (calc.Entry, bool) {
	for _, e := range rules.Expected(t).All() {
		Fill(e, t, func(f *calc.Field) int { return f.Allowed.At(likelyIndex(f)) })
		if _, _, refusal := e.Apply(t); refusal == nil {
			return e, true
		}
	}
	return nil, false
}

// Fill sets the fields of an entry in order. It skips fields for which no value is allowed.
func Fill(e calc.Entry, t calc.Table, value func(*calc.Field) int) {
	// set never returns an error
	_ = calc.Ask(e, t, func(f *calc.Field) (bool, error) { return set(f, value), nil })
}

func set(f *calc.Field, value func(*calc.Field) int) bool {
	switch {
	case f.SetText != nil:
		changed := f.GetText() == ""
		if changed {
			f.SetText("as agreed")
		}
		return changed
	case f.Allowed.Count() == 0:
		return false
	}
	before := f.Get()
	f.Set(value(f))
	return f.Get() != before
}

// Value draws an allowed value of a field, often the likely value, zero, a value near zero, or a bound.
func Value(f *calc.Field, draw Draw) int { return value(f, draw, 6) }

// value is [Value] for a boldness from 0 (always the likely value) to 6.
func value(f *calc.Field, draw Draw, bold int) int {
	count := f.Allowed.Count()
	likely := likelyIndex(f)
	if count <= 1 || draw(6) >= bold {
		return f.Allowed.At(likely)
	}
	zero, has := f.Allowed.Index(0)
	if !has {
		zero = likely
	}
	switch draw(5) {
	case 0:
		return f.Allowed.At(zero)
	case 1:
		return f.Allowed.At(draw(2) * (count - 1))
	case 2, 3:
		low, high := max(0, zero-12), min(count-1, zero+12)
		return f.Allowed.At(low + draw(high-low+1))
	}
	return f.Allowed.At(draw(count))
}

// likelyIndex returns the index of a field's likely value, or else of the value 0, or else index 0.
func likelyIndex(f *calc.Field) int {
	if index, fits := f.Allowed.Index(f.Likely); fits {
		return index
	}
	zero, _ := f.Allowed.Index(0)
	return zero
}

// Options draws a preset's options, sometimes with consistent changes.
func Options(rules calc.Rulebook, draw Draw) calc.Options {
	presets := rules.Presets()
	o := presets[draw(len(presets))].Options
	if draw(2) == 0 {
		return o
	}
	// a choice that makes the options inconsistent is undone
	_ = calc.AskForm(o.Form, func(f *calc.Field) (bool, error) {
		if f.Get == nil || f.Allowed.Count() == 0 || draw(3) > 0 {
			return false, nil
		}
		before := f.Get()
		f.Set(Value(f, draw))
		if o.Check() != nil {
			f.Set(before)
		}
		return f.Get() != before, nil
	})
	if o.Check() != nil {
		return presets[0].Options
	}
	return o
}

// Open draws an opening, usually for at most seven seats. If the options have too few shares, it uses the first preset.
func Open(t Judge, rules calc.Rulebook, draw Draw) calc.Table {
	t.Helper()
	for _, o := range []calc.Options{Options(rules, draw), rules.Presets()[0].Options} {
		low, high := rules.Seats(o)
		most := 7
		if draw(20) == 0 {
			most = 20
		}
		if table, _, refusal := rules.Open(o, names(low+draw(max(1, min(high, most)-low+1)))); refusal == nil {
			return table
		}
	}
	t.Fatalf("the first preset of %s does not open", rules.ID())
	return calc.Table{}
}

// Middle draws a table in the middle of a game. Some of the games begin from a random position.
func Middle(t Judge, rules calc.Rulebook, draw Draw) calc.Table {
	t.Helper()
	table := Open(t, rules, draw)
	if position, known := calc.Blank(rules, calc.PositionKind); known && draw(3) == 0 {
		Fill(position, table, func(f *calc.Field) int { return Value(f, draw) })
		if next, _, refusal := position.Apply(table); refusal == nil {
			table = next
		}
	}
	for range draw(14) {
		if table.Over() {
			break
		}
		if e, found := Entry(rules, table, draw); found {
			table, _, _ = e.Apply(table)
		}
	}
	return table
}
