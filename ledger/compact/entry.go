package compact

import (
	"bytes"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
)

// A start is an expected or blank entry. A code describes a given entry by the differences from its start.
type start struct {
	kind string
	raw  []byte
	form filled
	// expected is the index in the list of expected entries, or -1 for a blank entry.
	expected int
	// formless means that no form expresses the entry, which is then written as JSON.
	formless bool
	fit
}

// entry writes or reads an entry: the form fields that differ from an expected or blank entry, or JSON.
func (w *wire) entry(rules calc.Rulebook, table calc.Table, given calc.Entry) calc.Entry {
	var s start
	if !w.reads() {
		var err error
		if s, err = startOf(rules, table, given); err != nil {
			w.fail(err)
			return nil
		}
	}
	var entry calc.Entry
	expected := rules.Expected(table).All()
	if place, other := w.expected(s.expected, expected, table.Turn()); other {
		blank, known := calc.Blank(rules, w.kind(s.kind))
		if !known {
			w.fail(errKind)
			return nil
		}
		if w.asked("entry formless", s.formless) {
			w.json(s.raw, blank)
			return blank
		}
		entry = blank
	} else {
		entry = calc.Ready(table, expected[place])
	}
	w.habits.learn(entry.Kind(), table.Turn())
	w.walk(entryWalk(entry, table), s.form, w.asked("entry loose "+entry.Kind(), s.loose))
	return entry
}

// startOf returns the start with only allowed values, if there is one, and with the fewest unlikely values.
func startOf(rules calc.Rulebook, table calc.Table, given calc.Entry) (start, error) {
	best := start{kind: given.Kind(), expected: -1, formless: true}
	var err error
	if best.raw, err = json.Marshal(given); err != nil {
		return best, err
	}
	// Asking for a form may change the entry, so this asks a copy.
	blank, known := calc.Blank(rules, best.kind)
	if !known {
		return best, errKind
	}
	if err := json.Unmarshal(best.raw, blank); err != nil {
		return best, err
	}
	best.form = filledForm(calc.Asked(blank, table))
	consider := func(place int, candidate calc.Entry) {
		f, err := entryWalk(candidate, table).follow(best.form)
		if err != nil || !hasJSON(candidate, best.raw) {
			return
		}
		if best.formless || best.loose && !f.loose || best.loose == f.loose && f.odd < best.odd {
			best.expected, best.formless, best.fit = place, false, f
		}
	}
	for place, candidate := range rules.Expected(table).All() {
		if candidate.Kind() == best.kind {
			consider(place, calc.Ready(table, candidate))
		}
	}
	if best.formless {
		blank, _ := calc.Blank(rules, best.kind)
		consider(-1, blank)
	}
	return best, nil
}

func (w *wire) kind(given string) string {
	place := slices.Index(w.named, given)
	if !w.asked("kind new", place < 0) {
		if len(w.named) == 0 {
			w.fail(errKind)
			return ""
		}
		return w.named[w.below(uint64(max(0, place)), uint64(len(w.named)))]
	}
	kind := w.text(given)
	w.named = append(w.named, kind)
	return kind
}

func hasJSON(value any, raw []byte) bool {
	own, err := json.Marshal(value)
	return err == nil && bytes.Equal(own, raw)
}
