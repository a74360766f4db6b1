package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// Waits reports whether a company has still to operate in this decade.
func Waits(t calc.Table, company int) bool {
	return Started(t, company) && t.Mark(CompanyMark(t, company, CompanyOperated)) < 2
}

// MayOperate reports whether no company that waits has a higher appeal.
func MayOperate(t calc.Table, company int) bool {
	if !Waits(t, company) {
		return false
	}
	return t.FirstCompany(func(other int) bool {
		return Waits(t, other) && AppealOf(t, other) > AppealOf(t, company)
	}) == calc.None
}

// Operator is the company that operates next, the first of those with the highest appeal, or [calc.None].
func Operator(t calc.Table) int {
	return t.FirstCompany(func(company int) bool { return MayOperate(t, company) })
}

// Operators is how many companies may operate next: those with the highest appeal.
func Operators(t calc.Table) int {
	count := 0
	for company := range t.Layout().Companies {
		count += calc.Bit(MayOperate(t, company))
	}
	return count
}

// SoleOperator is the company that operates next, or [calc.None] where several may.
func SoleOperator(t calc.Table) int {
	if Operators(t) > 1 {
		return calc.None
	}
	return Operator(t)
}

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
