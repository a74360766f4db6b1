package tournament_test

import (
	"reflect"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// membersOf are who plays at each table of a round.
func membersOf(r *tournament.AnnouncedRound) [][]int {
	var all [][]int
	for _, table := range r.Tables {
		all = append(all, table.Members)
	}
	return all
}

// A tournament that was drawn before there was another way goes on as it was drawn, and is checked as it was drawn;
// what a later version drew nobody claims to know.
func TestOldDrawingsAreCheckedAsTheyWereDrawn(t *testing.T) {
	cup := crowd(t, ofRounds(5, 5), 30)
	state := cup.State()
	first := allowed(draw.RoundBy(&state, tournament.Even, 7, seating.First))
	if now, _ := draw.Round(&state, tournament.Even, 7); reflect.DeepEqual(membersOf(now), membersOf(first)) ||
		now.Edition != seating.Latest {
		t.Fatalf("edition %d gives the tables of the first one", now.Edition)
	}
	entered(t, cup, first)
	played(t, cup)
	second := announced(t, cup, tournament.Even, 8)
	expect.True(t, second.Edition == seating.First && second.Seed == 7 && second.From == 1,
		"edition %d, seed %d from %d", second.Edition, second.Seed, second.From)
	for round := 1; round <= 2; round++ {
		redrawn, _ := draw.Redraw(cup, round)
		expect.True(t, redrawn == draw.Same, "round %d, drawn again: %s", round, redrawn)
	}
	played(t, cup)
	state = cup.State()
	later, _ := draw.Round(&state, tournament.Even, 9)
	later.Edition = seating.Latest + 1
	entered(t, cup, later)
	if redrawn, _ := draw.Redraw(cup, 3); redrawn != draw.Newer {
		t.Errorf("a round of a later way, drawn again: %s", redrawn)
	}
}
