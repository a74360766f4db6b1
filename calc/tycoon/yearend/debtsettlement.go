package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
)

// interest is the percentage added to a debt that is carried over.
const interest = 10

// settleDebts pays the debts left from shorts, from cash or by selling shares if these are worth enough. Otherwise the
// debt is carried over with interest, or in the last year reduces the net worth.
func (y settling) settleDebts() *calc.Refusal {
	b := y.builder
	var sellers []int
	for _, seat := range y.order {
		debts.PayDebt(b, seat)
		debt := board.Debt(b.Table, seat)
		switch {
		case debt == 0:
		case b.Round() >= y.rules.Years:
			b.Line("debt.last", "short.debt", seat, calc.None, calc.With("debt", debt))
		case debts.StockValue(b.Table, seat) >= debt:
			b.Line("debt.sells", "short.debt", seat, calc.None, calc.With("debt", debt),
				calc.With("value", debts.StockValue(b.Table, seat)))
			sellers = append(sellers, seat)
			sale := debts.NewForcedSale(b.Table, seat, debt, &y.Sales)
			if y.sheet != nil {
				y.collect(sale.Fields()...)
			}
			y.Steps(true, sale.Fields)
			if refusal := sale.Refusal(); refusal != nil {
				return refusal
			}
			sale.Sell(b)
			debts.PayDebt(b, seat)
		default:
			due := (debt*(100+interest) + 99) / 100
			b.Line("debt.carried", "short.debt", seat, calc.None, calc.With("debt", debt),
				calc.With("value", debts.StockValue(b.Table, seat)), calc.With("percent", interest),
				calc.With("due", due))
			b.Set(board.SeatMark(b.Table, board.DebtMark, seat), due)
		}
	}
	return debts.StraySale(y.Sales, func(seat int) bool { return slices.Contains(sellers, seat) })
}
