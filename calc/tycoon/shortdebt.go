package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

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

// payDebt pays a debt from the cash at hand, as far as it goes.
func payDebt(b *calc.Builder, seat int) {
	debt := Debt(b.Table, seat)
	paid := min(debt, b.Cash(seat))
	if paid == 0 {
		return
	}
	b.Line("debt.paid", "short.debt", seat, calc.None, calc.With("debt", debt),
		calc.With("amount", paid), calc.With("rest", debt-paid))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), paid)
	b.Set(seatMark(b.Table, debtMark, seat), debt-paid)
}

// stockValue is what a seat's shares are worth.
func stockValue(t calc.Table, seat int) int {
	worth, _ := calc.Worth(t, seat)
	return worth - t.Cash(seat)
}

// A Settle is the first transaction of a player who owes for shorts of last year: he sells what it takes and pays, or
// is bankrupt.
type Settle struct {
	Seat int `json:"seat"`
	// Sales are his own choice of what to sell. Where they do not suffice, the other stocks are sold in their order.
	Sales []Sale `json:"sales,omitempty"`
}

// Kind names the entry in records.
func (*Settle) Kind() string { return "settle" }

// Form asks what is sold, where there is a choice.
func (e *Settle) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if e.seatRefusal(t) != nil || e.broke(t) {
		return form
	}
	form.Fields = append(form.Fields, e.sale(t).fields()...)
	return form
}

func (e *Settle) sale(t calc.Table) forcedSale {
	return newForcedSale(t, e.Seat, Debt(t, e.Seat)-t.Cash(e.Seat), &e.Sales)
}

func (e *Settle) seatRefusal(t calc.Table) *calc.Refusal {
	if refusal := turnRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	if Debt(t, e.Seat) == 0 {
		return calc.Refuse("debt.none", "").Under("short.debt").Seated(e.Seat)
	}
	return nil
}

// broke reports whether all that the debtor has does not pay the debt.
func (e *Settle) broke(t calc.Table) bool {
	return t.Cash(e.Seat)+stockValue(t, e.Seat) < Debt(t, e.Seat)
}

// Apply sells and pays, or declares the debtor bankrupt.
func (e *Settle) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		if e.broke(t) {
			bankrupt(b, e.Seat)
		} else {
			b.Line("settle", "short.debt", e.Seat, calc.None, calc.With("debt", Debt(t, e.Seat)))
			e.sale(t).sell(b)
			payDebt(b, e.Seat)
		}
		endTurn(b)
	})
}

func (e *Settle) refusal(t calc.Table) *calc.Refusal {
	if refusal := e.seatRefusal(t); refusal != nil {
		return refusal
	}
	if !e.broke(t) {
		if refusal := e.sale(t).refusal(); refusal != nil {
			return refusal
		}
	}
	return straySale(e.Sales, func(seat int) bool { return seat == e.Seat && !e.broke(t) })
}
