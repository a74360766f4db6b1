package stockpile

import (
	"slices"
	"testing"

	"scripkeeper/calc"
)

// The rulebook says who it is, knows the entries that it expects and no others, and seats two to five.
func TestRulebook(t *testing.T) {
	var book calc.Rulebook = Rulebook{}
	if book.ID() != "stockpile" || book.Version() != 1 || len(book.Rules()) != len(rules()) {
		t.Errorf("it is %q, version %d, with %d rules", book.ID(), book.Version(), len(book.Rules()))
	}
	if low, high := book.Seats(standard()); low != 2 || high != 5 {
		t.Errorf("%d to %d can play", low, high)
	}
	if low, high := book.Seats(nil); low != 0 || high != 0 {
		t.Errorf("%d to %d can play under the options of another game", low, high)
	}
	if _, known := book.Blank("turn"); known {
		t.Error("it knows a turn")
	}
	for _, table := range middles(t) {
		for _, e := range book.Expected(table).All() {
			blank, known := book.Blank(e.Kind())
			if !known || blank.Kind() != e.Kind() || !slices.Contains(kinds(), e.Kind()) {
				t.Errorf("%q is expected and not known", e.Kind())
			}
		}
	}
}
