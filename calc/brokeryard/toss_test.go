package brokeryard

import (
	"testing"

	"scripkeeper/calc/conformance/must"
)

// A toss of which nobody has said who won it is not wrong, only unfinished; one that somebody else won is wrong.
func TestTossThatNobodyWonYet(t *testing.T) {
	o := classic("3x5")
	table := standIn(t, o, 8, hundreds(), has(0, four{1}), has(100, four{}), has(70, four{}))
	e := plays(table)
	table, _, refusal := e.Apply(table)
	must.Hold(t, refusal == nil && PhaseOf(table) == PhaseToss, "no toss is due: %v", refusal)
	for seat, unfinished := range map[int]bool{-1: true, -2: false, 2: false, 3: false} {
		if _, _, refusal := (&Toss{Seat: seat}).Apply(table); refusal == nil || refusal.Unfinished != unfinished {
			t.Errorf("won by %d: %+v", seat, refusal)
		}
	}
}
