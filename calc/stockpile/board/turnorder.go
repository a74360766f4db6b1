package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

func First(t calc.Table) int { return t.Mark(OwnMark(t, FirstMark)) }

// Order returns the seats in the game in turn order, clockwise from the first player.
func Order(t calc.Table) []int { return t.Clockwise(First(t)) }

// After returns the seats that come after a seat in this round's turn order.
func After(t calc.Table, seat int) []int {
	n := len(t.Layout().Seats)
	behind := (seat - First(t) + n) % n
	return slices.DeleteFunc(Order(t), func(other int) bool { return (other-First(t)+n)%n <= behind })
}

func CanAct(t calc.Table, seat int) bool {
	return MustAct(t, seat) || Has(t, seat, Cramer) && t.Mark(SeatMark(t, seat, CramerMark)) == 0
}

// MustAct reports whether a seat holds action cards, which have to be played.
func MustAct(t calc.Table, seat int) bool {
	return t.Mark(SeatMark(t, seat, BoomMark))+t.Mark(SeatMark(t, seat, BustMark)) > 0
}

// Pass ends the turn of the present seat. It gives the turn to the next seat of the phase, or begins the next phase.
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

// Act gives the turn to the first seat in the list that can act in the Action Phase. If none can, Selling begins.
func Act(b *calc.Builder, seats []int) {
	for _, seat := range seats {
		if CanAct(b.Table, seat) {
			Enter(b, PhaseAction, seat)
			return
		}
	}
	Enter(b, PhaseSelling, Order(b.Table)[0])
}

// Enter begins a phase, or a seat's turn in it, and writes a line.
func Enter(b *calc.Builder, p Phase, seat int) {
	b.Line("next."+p.Name(), "order", seat, calc.None)
	b.Set(OwnMark(b.Table, phaseMark), int(p))
	b.Set(calc.TurnMark, seat)
}

// A Phase is a phase of a round or the game. The Information and Supply Phases are only reminders, without entries.
type Phase int

const (
	// PhaseSetup waits for the [Setup] before the first round.
	PhaseSetup Phase = iota
	// PhaseBidding is the Demand Phase up to the payment of the bids. PhaseTaking is the rest of the Demand Phase.
	PhaseBidding
	PhaseTaking
	PhaseAction
	PhaseSelling
	PhaseMovement
	PhaseDeclaring
	PhaseReveal
)

// PhaseNames returns the names of the phases in records and refusals.
func PhaseNames() [8]string {
	return [8]string{"setup", "bids", "take", "action", "selling", "movement", "deborah", "reveal"}
}

func (p Phase) Name() string { return PhaseNames()[p] }

func PhaseOf(t calc.Table) Phase { return Phase(t.Mark(OwnMark(t, phaseMark))) }

// PhaseRefusal returns the reason why an entry of a phase is not possible now, or nil.
func PhaseRefusal(t calc.Table, p Phase) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if PhaseOf(t) != p {
		return calc.Refuse("phase."+PhaseOf(t).Name(), "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// TurnRefusal returns the reason why a seat cannot make an entry of a phase now, or nil.
func TurnRefusal(t calc.Table, p Phase, seat int) *calc.Refusal {
	return cmp.Or(PhaseRefusal(t, p), t.TurnRefusal("seat", seat))
}
