package brokeryard

import "scripkeeper/calc"

// left decides a toss anew when a player has left, whose debts are forgiven. If only one is left the game ends.
func left(b *calc.Builder, _ int) {
	if !endAlone(b) && PhaseOf(b.Table) == PhaseToss {
		decide(b)
	}
}
