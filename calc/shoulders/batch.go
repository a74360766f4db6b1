package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/operating"
)

// Batch is the sheet of one company, on which its treasury, its appeal, what it pays, money that it raises and its
// result are said together.
func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	if turn, is := operating.TurnOf(t, e); is {
		return turn, true
	}
	return nil, false
}
