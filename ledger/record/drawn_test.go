package record_test

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
)

// Everybody begins as often, every order comes, and the same number always comes to the same.
func TestLotsAreFairAndCanBeDrawnAgain(t *testing.T) {
	from := []string{"Anna", "Ben", "Carl", "Dana"}
	first, times := map[string]int{}, map[string]int{}
	for seed := range uint32(4000) {
		names := record.Drawn{What: record.DrawnFirst, Seed: seed, From: from}.Names()
		first[names[0]]++
		if doubled := append(slices.Clone(from), from...); !strings.Contains(strings.Join(doubled, " "),
			strings.Join(names, " ")) {
			t.Fatalf("%d: the others do not follow as they sit: %q", seed, names)
		}
		order := record.Drawn{What: record.DrawnOrder, Seed: seed, From: from}.Names()
		must.Hold(t, order[0] == names[0], "%d: %q begins one way, %q the other", seed, names[0], order[0])
		times[strings.Join(order, " ")]++
	}
	for _, name := range from {
		n := first[name]
		expect.True(t, n >= 900 && n <= 1100, "%s begins %d times in 4000", name, n)
	}
	expect.Equal(t, len(times), 24, "orders that were drawn")
}
