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
