package rulebooks

import "testing"

func TestRulebooksAreFoundByID(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range All() {
		if seen[r.ID()] || r.ID() == "" || r.Version() < 1 {
			t.Errorf("the rulebook %q, version %d, is there twice or says nothing", r.ID(), r.Version())
		}
		seen[r.ID()] = true
		if found, ok := Find(r.ID()); !ok || found.ID() != r.ID() {
			t.Errorf("the rulebook %q is not found", r.ID())
		}
	}
	if _, ok := Find("chess"); ok {
		t.Error("there is a rulebook of chess")
	}
}

// What every rulebook promises: presets that can be played, rules that can be cited, entries of the kinds it expects.
func TestRulebooksKeepTheirPromises(t *testing.T) {
	for _, r := range All() {
		for _, preset := range r.Presets() {
			if refusal := preset.Options.Check(); refusal != nil {
				t.Errorf("%s, %s: %v", r.ID(), preset.Key, refusal)
			}
			low, _ := r.Seats(preset.Options)
			table, statement, refusal := r.Open(preset.Options, []string{"Ann", "Ben", "Cleo", "Dan", "Eva"}[:low])
			if refusal != nil {
				t.Errorf("%s, %s: %v", r.ID(), preset.Key, refusal)
				continue
			}
			if len(statement.Lines) == 0 || table.Over() || table.Round() != 1 {
				t.Errorf("%s, %s opens in round %d with %d lines", r.ID(), preset.Key, table.Round(), len(statement.Lines))
			}
			for _, e := range r.Expected(table).All() {
				if blank, known := r.Blank(e.Kind()); !known || blank.Kind() != e.Kind() {
					t.Errorf("%s expects a %q that it does not know", r.ID(), e.Kind())
				}
			}
			if places := r.Standing(table).Places; len(places) != low {
				t.Errorf("%s, %s: %d stand, must be %d", r.ID(), preset.Key, len(places), low)
			}
		}
	}
}

// Every kind of entry is named once, and has a blank entry that is of it.
func TestKindsAreThoseOfBlankEntries(t *testing.T) {
	for _, r := range All() {
		named := map[string]bool{}
		for _, kind := range r.Kinds() {
			if blank, known := r.Blank(kind); !known || blank.Kind() != kind || named[kind] {
				t.Errorf("%s: %q is known %t, named before %t", r.ID(), kind, known, named[kind])
			}
			named[kind] = true
		}
		if blank, known := r.Blank("bite"); known || blank != nil || len(named) == 0 {
			t.Errorf("%s has %d kinds, and knows %v", r.ID(), len(named), blank)
		}
	}
}
