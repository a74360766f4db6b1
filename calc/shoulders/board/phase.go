package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// PhaseRefusal says why an entry of some phases does not come now.
func PhaseRefusal(t calc.Table, phases ...int) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	now := PhaseOf(t)
	if slices.Contains(phases, now) {
		return nil
	}
	return calc.Refuse("now."+PhaseNames()[now], "").Under("phases")
}

// TurnRefusal says why a seat is not the one to move in the stock phase.
func TurnRefusal(t calc.Table, seat int) *calc.Refusal {
	return cmp.Or(PhaseRefusal(t, PhaseStock), SeatRefusal(t, seat))
}

// SeatRefusal says why a seat does not have the turn.
func SeatRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.TurnRefusal("seat", seat)
	if refusal != nil && refusal.Code == "seat.turn" {
		refusal.Under("priority")
	}
	return refusal
}

// AnyPhaseRefusal refuses what needs a company when the game is over or nobody has started one.
func AnyPhaseRefusal(t calc.Table) *calc.Refusal {
	return PhaseRefusal(t, PhaseFounding, PhaseStock, PhaseBuilding, PhaseOperating)
}
