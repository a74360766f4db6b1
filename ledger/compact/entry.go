package compact

import (
	"bytes"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
)

// A start is where the telling of an entry starts: one of those that the rulebook expects, or a blank one.
type start struct {
	// kind and raw are the entry's kind and JSON, form is its form.
	kind string
	raw  []byte
	form calc.Form
	// expected is the start's place among the expected entries, or -1 for a blank one.
	expected int
	// formless tells that no form expresses the entry, and its JSON must.
	formless bool
	fit
}

// entry writes an entry under a table, or reads one. It is told from the expected entry that it differs least from,
// else from a blank one, by the fields of its form; what the form cannot express is told by its JSON.
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
	if w.asked("entry other", s.expected < 0) {
		blank, known := rules.Blank(w.kind(s.kind))
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
		expected := rules.Expected(table)
		if len(expected) == 0 {
			w.fail(errKind)
			return nil
		}
		entry = expected[w.usually("entry later", s.expected, len(expected))]
	}
	w.sheet(entrySheet(entry, table), s.form, w.asked("entry loose "+entry.Kind(), s.loose))
	return entry
}

// startOf is the start that tells an entry best: with allowed values before such that are not, with few odd values
// before many.
func startOf(rules calc.Rulebook, table calc.Table, given calc.Entry) (start, error) {
	best := start{kind: given.Kind(), expected: -1, formless: true}
	var err error
	if best.raw, err = json.Marshal(given); err != nil {
		return best, err
	}
	// Asking for a form may change an entry, so a copy is asked.
	blank, known := rules.Blank(best.kind)
	if !known {
		return best, errKind
	}
	if err := json.Unmarshal(best.raw, blank); err != nil {
		return best, err
	}
	best.form = blank.Form(table)
	consider := func(place int, candidate calc.Entry) {
		if candidate.Kind() != best.kind {
			return
		}
		f, err := entrySheet(candidate, table).follow(best.form)
		if err != nil || !hasJSON(candidate, best.raw) {
			return
		}
		if best.formless || best.loose && !f.loose || best.loose == f.loose && f.odd < best.odd {
			best.expected, best.formless, best.fit = place, false, f
		}
	}
	for place, candidate := range rules.Expected(table) {
		consider(place, candidate)
	}
	if best.formless {
		blank, _ := rules.Blank(best.kind)
		consider(-1, blank)
	}
	return best, nil
}

// usually is a place below count that most often is 0.
func (w *wire) usually(question string, place, count int) int {
	if count <= 1 || !w.asked(question, place != 0) {
		return 0
	}
	return 1 + int(w.below(uint64(place-1), uint64(count-1)))
}

// kind is the kind of an entry: one that was told before, or a new one by its name.
func (w *wire) kind(given string) string {
	place := slices.Index(w.kinds, given)
	if !w.asked("kind new", place < 0) {
		if len(w.kinds) == 0 {
			w.fail(errKind)
			return ""
		}
		return w.kinds[w.below(uint64(max(0, place)), uint64(len(w.kinds)))]
	}
	kind := w.text(given)
	w.kinds = append(w.kinds, kind)
	return kind
}

// hasJSON tells whether a value has this JSON.
func hasJSON(value any, raw []byte) bool {
	own, err := json.Marshal(value)
	return err == nil && bytes.Equal(own, raw)
}
