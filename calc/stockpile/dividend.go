package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// dividend pays an amount for each share on the cards shown. A split card is two shares.
func (m *move) dividend(kind, rule string, each int) {
	b := m.builder
	for _, seat := range board.Order(b.Table) {
		shown := m.shown[seat]
		shares := shown.regular + 2*shown.split
		if shares == 0 {
			continue
		}
		b.Line(kind, rule, seat, m.company, calc.With("regular", shown.regular), calc.With("split", shown.split),
			calc.With("shares", shares), calc.With("each", each), calc.With("amount", shares*each))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*each)
	}
}
