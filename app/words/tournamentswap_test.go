package words

import (
	"strings"
	"testing"

	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A swap tells who would meet how often, who no longer, and whose wish is fulfilled.
func TestASwapTellsWhatItCosts(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}, {Name: "Ben"}, {Name: "Carl"}, {Name: "Dana"}}}
	apart := tournament.Wish{Members: [2]int{0, 3}}
	before := draw.Cost{Again: []draw.Meeting{{Members: [2]int{0, 2}, Times: 2}}, Unmet: []tournament.Wish{apart}}
	now := draw.Cost{Again: []draw.Meeting{{Members: [2]int{0, 1}, Times: 3}}}
	want := "Anna and Carl swap seats. Anna and Ben would meet a third time. Anna and Carl wouldn't meet again. Anna and Dana don't meet, as wished."
	reads(t, Swapped(s, 0, 2, before, now), want)
	reads(t, Swapped(s, 0, 2, now, now), "Anna and Carl swap seats. Nobody else meets again.")
	now.Again[0].Times = 21
	if got := Swapped(s, 0, 2, before, now); !strings.Contains(got, "Anna and Ben would have met 21 times.") {
		t.Error(got)
	}
	better := now
	better.Order--
	reads(t, Swapped(s, 0, 2, now, better),
		"Anna and Carl swap seats. Nobody else meets again, and first and last moves are spread more evenly.")
}
