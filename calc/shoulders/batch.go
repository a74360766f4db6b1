package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/operating"
)

// Batch returns the sheet of one company, which collects its treasury, appeal, payments, emergency money and result.
func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	if turn, is := operating.TurnOf(t, e); is {
		return turn, true
	}
	return nil, false
}
