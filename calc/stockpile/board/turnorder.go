package board

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// First is the seat with the first player token.
func First(t calc.Table) int { return t.Mark(Own(t, FirstMark)) }

// Order are the seats that are in the game, in turn order: from the first player clockwise.
func Order(t calc.Table) []int { return t.Clockwise(First(t)) }

// After are the seats that come after one in turn order, in this round.
func After(t calc.Table, seat int) []int {
	n := len(t.Layout().Seats)
	behind := (seat - First(t) + n) % n
	return slices.DeleteFunc(Order(t), func(other int) bool { return (other-First(t)+n)%n <= behind })
}

// CanAct reports whether a seat has something to do in the Action Phase.
func CanAct(t calc.Table, seat int) bool {
	return MustAct(t, seat) || Has(t, seat, Cramer) && t.Mark(SeatMark(t, seat, CramerMark)) == 0
}

// MustAct reports whether a seat holds action cards, which have to be played.
func MustAct(t calc.Table, seat int) bool {
	return t.Mark(SeatMark(t, seat, BoomMark))+t.Mark(SeatMark(t, seat, BustMark)) > 0
}

// Pass gives the turn to the next seat of the phase, and at its end begins the next phase. The seat whose turn it is
// has done what it does: taken its pile, acted, sold or revealed.
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

// Act gives the turn to the first of some seats that has something to do in the Action Phase, else selling begins.
func Act(b *calc.Builder, seats []int) {
	for _, seat := range seats {
		if CanAct(b.Table, seat) {
			Enter(b, PhaseAction, seat)
			return
		}
	}
	Enter(b, PhaseSelling, Order(b.Table)[0])
}

// Enter says what comes next, and from whom.
func Enter(b *calc.Builder, p Phase, seat int) {
	b.Line("next."+p.Name(), "order", seat, calc.None)
	b.Set(Own(b.Table, phaseMark), int(p))
	b.Set(calc.TurnMark, seat)
}

// A Phase is where a game stands. The information and supply phases keep nothing; the statement that begins a round
// reminds of them.
type Phase int

const (
	// PhaseSetup waits for who got what before the first round.
	PhaseSetup Phase = iota
	// PhaseBidding is the Demand Phase up to the payment of the bids, taking the rest of it.
	PhaseBidding
	PhaseTaking
	PhaseAction
	PhaseSelling
	PhaseMovement
	// PhaseDeclaring is Deborah's moment at the end of the round.
	PhaseDeclaring
	// PhaseReveal is the end of a game with hidden holdings: everybody shows what he holds.
	PhaseReveal
)

// PhaseNames are the phases by their names in records and refusals.
func PhaseNames() [8]string {
	return [8]string{"setup", "bids", "take", "action", "selling", "movement", "deborah", "reveal"}
}

// Name is the phase's name.
func (p Phase) Name() string { return PhaseNames()[p] }

// PhaseOf is the phase of a table.
func PhaseOf(t calc.Table) Phase { return Phase(t.Mark(Own(t, phaseMark))) }

// NotNow says why an entry of a phase cannot come.
func NotNow(t calc.Table, p Phase) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if PhaseOf(t) != p {
		return calc.Refuse("phase."+PhaseOf(t).Name(), "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// NotTurn says why an entry of a phase cannot come from a seat.
func NotTurn(t calc.Table, p Phase, seat int) *calc.Refusal {
	return cmp.Or(NotNow(t, p), t.TurnRefusal("seat", seat))
}
