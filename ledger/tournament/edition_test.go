package tournament

import (
	"testing"

	"scripkeeper/ledger/seating"
)

// A tournament that was drawn before there was another way goes on as it was drawn, and is checked as it was drawn; what a later
// version drew nobody claims to know.
func TestOldDrawingsAreCheckedAsTheyWereDrawn(t *testing.T) {
	cup := crowd(t, ofRounds(5, 5), 30)
	state := cup.State()
	first, refusal := state.draw(Even, 7, seating.First)
	if refusal != nil {
		t.Fatal(refusal)
	}
	if now, _ := state.Draw(Even, 7); sameTables(now, first) || now.Edition != seating.Latest {
		t.Fatalf("edition %d gives the tables of the first one", now.Edition)
	}
	entered(t, cup, first)
	played(t, cup)
	if second := announced(t, cup, Even, 8); second.Edition != seating.First || second.Seed != 7 || second.From != 1 {
		t.Errorf("edition %d, seed %d from %d", second.Edition, second.Seed, second.From)
	}
	for round := 1; round <= 2; round++ {
		if redrawn, _ := cup.Redraw(round); redrawn != Same {
			t.Errorf("round %d, drawn again: %s", round, redrawn)
		}
	}
	played(t, cup)
	state = cup.State()
	later, _ := state.Draw(Even, 9)
	later.Edition = seating.Latest + 1
	entered(t, cup, later)
	if redrawn, _ := cup.Redraw(3); redrawn != Newer {
		t.Errorf("a round of a later way, drawn again: %s", redrawn)
	}
}

// 30 people at tables of five meet nobody twice in five rounds, announced one by one.
func TestThirtyPeopleAtFivesMeetNobodyTwice(t *testing.T) {
	cup := crowd(t, ofRounds(5, 5), 30)
	for round := range 5 {
		announced(t, cup, Even, uint64(round+1))
		played(t, cup)
	}
	if state := cup.State(); repeats(state) > 0 {
		t.Errorf("%d meetings are not the first", repeats(state))
	}
}
