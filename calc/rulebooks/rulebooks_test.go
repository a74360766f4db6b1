package rulebooks

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

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
	_, ok := Find("chess")
	expect.True(t, !ok, "there is a rulebook of chess")
}
