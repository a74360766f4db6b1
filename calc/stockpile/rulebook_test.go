package stockpile

import (
	"testing"

	"scripkeeper/calc"
)

// The rulebook says who it is, and seats two to five.
func TestRulebook(t *testing.T) {
	var book calc.Rulebook = Rulebook{}
	if book.ID() != "stockpile" || book.Version() != 3 || len(book.Rules()) != len(rules()) {
		t.Errorf("it is %q, version %d, with %d rules", book.ID(), book.Version(), len(book.Rules()))
	}
	if low, high := book.Seats(standard()); low != 2 || high != 5 {
		t.Errorf("%d to %d can play", low, high)
	}
	if low, high := book.Seats(nil); low != 0 || high != 0 {
		t.Errorf("%d to %d can play under the options of another game", low, high)
	}
}
