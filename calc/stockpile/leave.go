package stockpile

import "scripkeeper/calc"

// cannotLeave refuses that anybody leaves before the first round.
func cannotLeave(t calc.Table) *calc.Refusal {
	if phaseOf(t) == phaseSetup {
		return calc.Refuse("phase.setup", "").Under("order").With("seat", t.Turn())
	}
	return nil
}

// left takes back the fees and the action cards of a player who has left, and passes the turn on if it was his. Bids of
// the round are placed anew.
func left(b *calc.Builder, seat int) {
	setOwed(b, seat, nil)
	b.Set(seatMark(b.Table, seat, boomMark), 0)
	b.Set(seatMark(b.Table, seat, bustMark), 0)
	switch p := phaseOf(b.Table); {
	case b.EndAlone():
	case p == phaseBidding:
		b.Set(own(b.Table, leftMark), dealt(b.Table))
		bidAnew(b)
	case b.Turn() != seat:
	case p == phaseMovement:
		enter(b, phaseMovement, order(b.Table)[0])
	case p == phaseDeclaring:
		endRound(b)
	default:
		pass(b)
	}
}
