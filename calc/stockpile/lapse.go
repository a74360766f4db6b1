package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

// nearPhases is how many phases of a round may be missing before an entry that is refused.
const nearPhases = 2

// lapse lets go by what an entry that is refused stands for in a round, and what is missing before it. An entry of a
// phase that is over, or of a seat that comes before the one whose turn it is, stands for nothing.
func lapse(b *calc.Builder, e calc.Entry) bool {
	p, seat := standsFor(b.Table, e)
	now := phaseOf(b.Table)
	if p == phaseSetup || now == phaseSetup || (p == phaseReveal) != (now == phaseReveal) {
		return false
	}
	const phases = int(phaseDeclaring)
	if ahead := (int(p-now) + phases) % phases; ahead > nearPhases {
		return false
	}
	b.Lapsed(seat)
	if p < now {
		endRound(b)
	}
	switch now = phaseOf(b.Table); {
	case p > now && p == phaseAction:
		return false // whoever acts there would have had to take cards first
	case p > now:
		enter(b, p, order(b.Table)[0])
	case p < now || b.Over():
		return false
	}
	return lapseIn(b, e, p, seat)
}

// lapseIn lets an entry of the present phase go by.
func lapseIn(b *calc.Builder, e calc.Entry, p phase, seat int) bool {
	if seat != calc.None {
		if seat != b.Turn() && !slices.Contains(after(b.Table, b.Turn()), seat) {
			return false
		}
		b.Set(calc.TurnMark, seat)
	}
	switch e := e.(type) {
	case *Bid, *Bids:
		forgetBids(b)
		enter(b, phaseTaking, order(b.Table)[0])
	case *Piles:
		act(b, order(b.Table))
	case *Rest:
		enter(b, phaseMovement, order(b.Table)[0])
	case *Action:
		if whatRefusal(b.Table, seat, e.What) != nil {
			return false
		}
		if mark, _ := actionMark(e.What); mark == cramerMark {
			b.Set(seatMark(b.Table, seat, mark), 1)
		} else {
			b.Set(seatMark(b.Table, seat, mark), b.Mark(seatMark(b.Table, seat, mark))-1)
		}
		if !canAct(b.Table, seat) {
			pass(b)
		}
	case *Movement:
		return lapseMovement(b, e)
	case *Declare:
		endRound(b)
	default:
		pass(b)
	}
	return true
}

// lapseMovement lets the forecasts of some companies go by.
func lapseMovement(b *calc.Builder, e *Movement) bool {
	all := true
	for company := range Companies {
		if e.Forecasts[company] != "" {
			b.Set(own(b.Table, movedMark+company), 1)
		}
		all = all && moved(b.Table, company)
	}
	if all {
		afterMoves(b)
	}
	return true
}

// standsFor is the phase in which an entry stands and whose it is, [calc.None] where it is everybody's. What comes
// beside the game stands nowhere, which is the setup here.
func standsFor(t calc.Table, e calc.Entry) (phase, int) {
	switch e.(type) {
	case *Bid:
		return phaseBidding, calc.SeatOf(e, t)
	case *Bids:
		return phaseBidding, calc.None
	case *Take:
		return phaseTaking, calc.SeatOf(e, t)
	case *Piles:
		return phaseTaking, calc.None
	case *Action:
		return phaseAction, calc.SeatOf(e, t)
	case *Sell:
		return phaseSelling, calc.SeatOf(e, t)
	case *Rest:
		return phaseSelling, calc.None
	case *Movement:
		return phaseMovement, calc.None
	case *Declare:
		return phaseDeclaring, calc.SeatOf(e, t)
	case *Reveal:
		return phaseReveal, calc.SeatOf(e, t)
	}
	return phaseSetup, calc.None
}
