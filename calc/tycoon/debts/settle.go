// Package debts settles debts from shorts in Stock Market Tycoon: by cash, forced sales or bankruptcy.
package debts

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// A Settle is the first transaction in a year of a player who has a debt from last year's shorts: he sells shares and
// pays, or goes bankrupt.
type Settle struct {
	// Seat is the debtor's seat.
	Seat int `json:"seat"`
	// Sales lists the shares that the debtor chooses to sell; if they do not pay the debt, shares of the other
	// companies are sold in order.
	Sales []Sale `json:"sales,omitempty"`
}

func (*Settle) Kind() string { return "settle" }

func (e *Settle) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if e.seatRefusal(t) != nil || e.broke(t) {
		return form
	}
	form.Fields = append(form.Fields, e.sale(t).Fields()...)
	return form
}

func (e *Settle) sale(t calc.Table) ForcedSale {
	return NewForcedSale(t, e.Seat, board.Debt(t, e.Seat)-t.Cash(e.Seat), &e.Sales)
}

func (e *Settle) seatRefusal(t calc.Table) *calc.Refusal {
	if refusal := turns.TurnRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	if board.Debt(t, e.Seat) == 0 {
		return calc.Refuse("debt.none", "").Under("short.debt").Seated(e.Seat)
	}
	return nil
}

// broke reports whether the debtor's cash and shares together cannot pay the debt.
func (e *Settle) broke(t calc.Table) bool {
	return t.Cash(e.Seat)+StockValue(t, e.Seat) < board.Debt(t, e.Seat)
}

func (e *Settle) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		if e.broke(t) {
			bankrupt(b, e.Seat)
		} else {
			b.Line("settle", "short.debt", e.Seat, calc.None, calc.With("debt", board.Debt(t, e.Seat)))
			e.sale(t).Sell(b)
			Pay(b, e.Seat)
		}
		turns.EndTurn(b)
	})
}

func (e *Settle) refusal(t calc.Table) *calc.Refusal {
	if refusal := e.seatRefusal(t); refusal != nil {
		return refusal
	}
	if !e.broke(t) {
		if refusal := e.sale(t).Refusal(); refusal != nil {
			return refusal
		}
	}
	return StraySale(e.Sales, func(seat int) bool { return seat == e.Seat && !e.broke(t) })
}
