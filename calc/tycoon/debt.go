package tycoon

import (
	"scripkeeper/calc"
)

// A Settle is the first transaction of a player who owes for shorts of last year: he sells what it takes and pays, or is
// bankrupt.
type Settle struct {
	Seat int `json:"seat"`
	// Sales are his own choice of what to sell. Where they do not suffice, the other stocks are sold in their order.
	Sales []Sale `json:"sales,omitempty"`
}

// Kind names the entry in records.
func (*Settle) Kind() string { return "settle" }

// stockValue is what a seat's shares are worth.
func stockValue(t calc.Table, seat int) int {
	worth, _ := calc.Worth(t, seat)
	return worth - t.Cash(seat)
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

// bankrupt takes a seat out of the game. Its cash and its shares go to the bank, its lots are void.
func bankrupt(b *calc.Builder, seat int) {
	b.Line("bankrupt", "bankruptcy", seat, calc.None, calc.With("debt", Debt(b.Table, seat)),
		calc.With("cash", b.Cash(seat)), calc.With("value", stockValue(b.Table, seat)))
	b.Strip(seat)
	clearSeat(b, seat)
	b.Set(b.Layout().OutMark(seat), 1)
}

// clearSeat voids under the last line what a seat that has nothing more still had open: lots, debts and cards.
func clearSeat(b *calc.Builder, seat int) {
	for round := 1; round <= optionsOf(b.Table).Transactions; round++ {
		setLot(b, seat, round, lot{})
	}
	b.Set(seatMark(b.Table, debtMark, seat), 0)
	b.Set(seatMark(b.Table, keptMark, seat), 0)
	forgetHand(b, seat, 0, noCards)
}

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

// broke tells whether all that the debtor has does not pay the debt.
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
