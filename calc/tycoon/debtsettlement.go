package tycoon

import (
	"scripkeeper/calc"
	"slices"
)

// interest is what a carried debt grows by, in percent.
const interest = 10

// settleDebts deals with what shorts have left unpaid: the cash pays, then shares are sold where they suffice; else the
// debt is carried into the next year with interest. In the last year it is subtracted from the net worth.
func (y settling) settleDebts() *calc.Refusal {
	b := y.builder
	var sellers []int
	for _, seat := range y.order {
		payDebt(b, seat)
		debt := Debt(b.Table, seat)
		switch {
		case debt == 0:
		case b.Round() >= y.rules.Years:
			b.Line("debt.last", "short.debt", seat, calc.None, calc.With("debt", debt))
		case stockValue(b.Table, seat) >= debt:
			b.Line("debt.sells", "short.debt", seat, calc.None, calc.With("debt", debt),
				calc.With("value", stockValue(b.Table, seat)))
			sellers = append(sellers, seat)
			sale := newForcedSale(b.Table, seat, debt, &y.Sales)
			y.noteSales(sale)
			y.Steps(true, sale.fields)
			if refusal := sale.refusal(); refusal != nil {
				return refusal
			}
			sale.sell(b)
			payDebt(b, seat)
		default:
			due := (debt*(100+interest) + 99) / 100
			b.Line("debt.carried", "short.debt", seat, calc.None, calc.With("debt", debt),
				calc.With("value", stockValue(b.Table, seat)), calc.With("percent", interest), calc.With("due", due))
			b.Set(seatMark(b.Table, debtMark, seat), due)
		}
	}
	return straySale(y.Sales, func(seat int) bool { return slices.Contains(sellers, seat) })
}
