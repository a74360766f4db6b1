package stockpile

import (
	"cmp"
	"scripkeeper/calc"
)

// first is the seat with the first player token.
func first(t calc.Table) int { return t.Mark(own(t, firstMark)) }

// order are the seats that are in the game, in turn order: from the first player clockwise.
func order(t calc.Table) []int { return t.Clockwise(first(t)) }

// after are the seats that come after one in turn order, in this round.
func after(t calc.Table, seat int) []int {
	n := len(t.Layout().Seats)
	behind := (seat - first(t) + n) % n
	var seats []int
	for _, other := range order(t) {
		if (other-first(t)+n)%n > behind {
			seats = append(seats, other)
		}
	}
	return seats
}

// canAct reports whether a seat has something to do in the Action Phase.
func canAct(t calc.Table, seat int) bool {
	return mustAct(t, seat) || has(t, seat, cramer) && t.Mark(seatMark(t, seat, cramerMark)) == 0
}

// mustAct reports whether a seat holds action cards, which have to be played.
func mustAct(t calc.Table, seat int) bool {
	return t.Mark(seatMark(t, seat, boomMark))+t.Mark(seatMark(t, seat, bustMark)) > 0
}

// pass gives the turn to the next seat of the phase, and at its end begins the next phase. The seat whose turn it is
// has done what it does: taken its pile, acted, sold or revealed.
func pass(b *calc.Builder) {
	later := after(b.Table, b.Turn())
	switch p := phaseOf(b.Table); {
	case p == phaseAction:
		act(b, later)
	case len(later) > 0:
		enter(b, p, later[0])
	case p == phaseTaking:
		act(b, order(b.Table))
	case p == phaseSelling:
		enter(b, phaseMovement, order(b.Table)[0])
	case p == phaseReveal:
		finish(b)
	}
}

// act gives the turn to the first of some seats that has something to do in the Action Phase, else selling begins.
func act(b *calc.Builder, seats []int) {
	for _, seat := range seats {
		if canAct(b.Table, seat) {
			enter(b, phaseAction, seat)
			return
		}
	}
	enter(b, phaseSelling, order(b.Table)[0])
}

// enter says what comes next, and from whom.
func enter(b *calc.Builder, p phase, seat int) {
	b.Line("next."+p.name(), "order", seat, calc.None)
	b.Set(own(b.Table, phaseMark), int(p))
	b.Set(calc.TurnMark, seat)
}

// A phase is where a game stands. The information and supply phases keep nothing; the statement that begins a round
// reminds of them.
type phase int

const (
	// phaseSetup waits for who got what before the first round.
	phaseSetup phase = iota
	// phaseBidding is the Demand Phase up to the payment of the bids, taking the rest of it.
	phaseBidding
	phaseTaking
	phaseAction
	phaseSelling
	phaseMovement
	// phaseDeclaring is Deborah's moment at the end of the round.
	phaseDeclaring
	// phaseReveal is the end of a game with hidden holdings: everybody shows what he holds.
	phaseReveal
)

// phaseNames are the phases by their names in records and refusals.
func phaseNames() [8]string {
	return [8]string{"setup", "bids", "take", "action", "selling", "movement", "deborah", "reveal"}
}

// name is the phase's name.
func (p phase) name() string { return phaseNames()[p] }

// phaseOf is the phase of a table.
func phaseOf(t calc.Table) phase { return phase(t.Mark(own(t, phaseMark))) }

// notNow says why an entry of a phase cannot come.
func notNow(t calc.Table, p phase) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if phaseOf(t) != p {
		return calc.Refuse("phase."+phaseOf(t).name(), "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// notTurn says why an entry of a phase cannot come from a seat.
func notTurn(t calc.Table, p phase, seat int) *calc.Refusal {
	return cmp.Or(notNow(t, p), t.TurnRefusal("seat", seat))
}
