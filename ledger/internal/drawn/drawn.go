// Package drawn plays games by chance, knowing nothing but the forms of their entries. Tests use it: whatever a
// rulebook says of itself must be enough to play it.
package drawn

import "scripkeeper/calc"

// Draw draws a number from 0 up to but without n, which is at least 1.
type Draw func(n int) int

// tries is how many entries are filled in before an attempt to find a legal one is given up.
const tries = 60

// Entry draws an entry that the rules allow on a table, and whether one was found. Of the entries that a rulebook
// expects, the first is drawn most.
func Entry(rules calc.Rulebook, t calc.Table, draw Draw) (calc.Entry, bool) {
	for range tries {
		expected := rules.Expected(t).All()
		if len(expected) == 0 {
			return nil, false
		}
		e := expected[0]
		if draw(12) == 0 {
			e = expected[draw(len(expected))]
		}
		Fill(e, t, draw)
		if _, _, refusal := e.Apply(t); refusal == nil {
			return e, true
		}
	}
	return nil, false
}

// Fill sets the fields of an entry, one after another, to values that its form allows. Half of them get the
// likely value.
func Fill(e calc.Entry, t calc.Table, draw Draw) {
	// What is set here is never refused.
	_ = calc.Ask(e, t, func(f *calc.Field) (bool, error) {
		if f.Kind == calc.TextKind {
			f.SetText("drawn by chance")
			return true, nil
		}
		n := f.Allowed.Count()
		if n == 0 {
			return false, nil
		}
		value := f.Likely
		if _, likely := f.Allowed.Index(f.Likely); !likely || draw(2) != 0 {
			value = f.Allowed.At(draw(n))
		}
		changed := value != f.Get()
		f.Set(value)
		return changed, nil
	})
}
