package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// HasToOperate reports whether a company will still operate in this decade.
func HasToOperate(t calc.Table, company int) bool {
	return Started(t, company) && t.Mark(CompanyMark(t, company, CompanyOperated)) < 2
}

// MayOperate reports whether a company still has to operate and no such company has a higher appeal.
func MayOperate(t calc.Table, company int) bool {
	if !HasToOperate(t, company) {
		return false
	}
	return t.FirstCompany(func(other int) bool {
		return HasToOperate(t, other) && AppealOf(t, other) > AppealOf(t, company)
	}) == calc.None
}

// Operator returns the first company that can operate next, or [calc.None].
func Operator(t calc.Table) int {
	return t.FirstCompany(func(company int) bool { return MayOperate(t, company) })
}

func Operators(t calc.Table) int {
	return calc.Total(len(t.Layout().Companies), func(company int) int { return calc.Bit(MayOperate(t, company)) })
}

// SoleOperator returns the company that operates next, or [calc.None] if no company does or several can.
func SoleOperator(t calc.Table) int {
	if Operators(t) > 1 {
		return calc.None
	}
	return Operator(t)
}

// PhaseRefusal returns nil if the game is in one of the given phases, otherwise the refusal.
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

func TurnRefusal(t calc.Table, seat int) *calc.Refusal {
	return cmp.Or(PhaseRefusal(t, PhaseStock), SeatRefusal(t, seat))
}

func SeatRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.TurnRefusal("seat", seat)
	if refusal != nil && refusal.Code == "seat.turn" {
		refusal.Under("priority")
	}
	return refusal
}

// AnyPhaseRefusal refuses entries about companies when the game is over or in the phase of public goals.
func AnyPhaseRefusal(t calc.Table) *calc.Refusal {
	return PhaseRefusal(t, PhaseFounding, PhaseStock, PhaseBuilding, PhaseOperating)
}
