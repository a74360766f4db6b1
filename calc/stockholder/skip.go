package stockholder

import "scripkeeper/calc"

// skip lets a turn go by: no trade, no card. The card stays in the hand.
func skip(b *calc.Builder, seat int) {
	b.Line("skip", "ruling", seat, calc.None)
	passTurn(b)
}
