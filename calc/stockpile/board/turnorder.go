package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

func First(t calc.Table) int { return t.Mark(OwnMark(t, FirstMark)) }

func Order(t calc.Table) []int { return t.Clockwise(First(t)) }

// After returns the seats after a seat in this round's turn order.
func After(t calc.Table, seat int) []int {
	n := len(t.Layout().Seats)
	behind := (seat - First(t) + n) % n
	return slices.DeleteFunc(Order(t), func(other int) bool { return (other-First(t)+n)%n <= behind })
}

func CanAct(t calc.Table, seat int) bool {
	return MustAct(t, seat) || Has(t, seat, Cramer) && t.Mark(SeatMark(t, seat, CramerMark)) == 0
}

// MustAct reports whether a seat has action cards left, which must be played.
func MustAct(t calc.Table, seat int) bool {
	return t.Mark(SeatMark(t, seat, BoomMark))+t.Mark(SeatMark(t, seat, BustMark)) > 0
}

// Pass gives the turn to the next seat of the phase, or begins the next phase.
func Pass(b *calc.Builder) {
	later := After(b.Table, b.Turn())
	switch p := PhaseOf(b.Table); {
	case p == PhaseAction:
		Act(b, later)
	case len(later) > 0:
		Enter(b, p, later[0])
	case p == PhaseTaking:
		Act(b, Order(b.Table))
	case p == PhaseSelling:
		Enter(b, PhaseMovement, Order(b.Table)[0])
	case p == PhaseReveal:
		Finish(b)
	}
}

// Act gives the turn to the first listed seat that can act in the Action Phase, or begins the Selling Phase.
func Act(b *calc.Builder, seats []int) {
	for _, seat := range seats {
		if CanAct(b.Table, seat) {
			Enter(b, PhaseAction, seat)
			return
		}
	}
	Enter(b, PhaseSelling, Order(b.Table)[0])
}

// Enter begins a phase or a seat's turn, with a line.
func Enter(b *calc.Builder, p Phase, seat int) {
	b.Line("next."+p.Name(), "order", seat, calc.None)
	b.Set(OwnMark(b.Table, phaseMark), int(p))
	b.Set(calc.TurnMark, seat)
}

// A Phase is a phase with entries. The Information and Supply Phases are only reminders.
type Phase int

const (
	// PhaseSetup is the time before the first round, when the [Setup] must be entered.
	PhaseSetup Phase = iota
	// PhaseBidding is the Demand Phase up to the payment of the bids, PhaseTaking the rest of the Demand Phase.
	PhaseBidding
	PhaseTaking
	PhaseAction
	PhaseSelling
	PhaseMovement
	PhaseDeclaring
	PhaseReveal
)

func PhaseNames() [8]string {
	return [8]string{"setup", "bids", "take", "action", "selling", "movement", "deborah", "reveal"}
}

func (p Phase) Name() string { return PhaseNames()[p] }

func PhaseOf(t calc.Table) Phase { return Phase(t.Mark(OwnMark(t, phaseMark))) }

// PhaseRefusal returns why an entry of a phase is impossible now, or nil.
func PhaseRefusal(t calc.Table, p Phase) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if PhaseOf(t) != p {
		return calc.Refuse("phase."+PhaseOf(t).Name(), "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// TurnRefusal returns why a seat cannot make an entry of a phase now, or nil.
func TurnRefusal(t calc.Table, p Phase, seat int) *calc.Refusal {
	return cmp.Or(PhaseRefusal(t, p), t.TurnRefusal("seat", seat))
}
