package stockpile

import "scripkeeper/calc"

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
	if refusal := notNow(t, p); refusal != nil {
		return refusal
	}
	return t.TurnRefusal("seat", seat)
}
