// Package debts settles debts from shorts in Stock Market Tycoon: by cash, forced sales or bankruptcy.
package debts

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Settle is the first transaction in a year for a player with a debt from last year's shorts: the player pays, if
// necessary by selling shares, or goes bankrupt.
type Settle struct {
	// Seat is the debtor's seat.
	Seat int `json:"seat"`
	// Sales lists the shares that the debtor chooses to sell; if they do not pay the debt, other shares are sold,
	// company by company.
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
			PayDebt(b, e.Seat)
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

// PayDebt pays as much of a seat's debt as its cash allows.
func PayDebt(b *calc.Builder, seat int) {
	debt := board.Debt(b.Table, seat)
	paid := min(debt, b.Cash(seat))
	if paid == 0 {
		return
	}
	b.Line("debt.paid", "short.debt", seat, calc.None, calc.With("debt", debt),
		calc.With("amount", paid), calc.With("rest", debt-paid))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), paid)
	b.Set(board.SeatMark(b.Table, board.DebtMark, seat), debt-paid)
}

func StockValue(t calc.Table, seat int) int {
	worth, _ := calc.Worth(t, seat)
	return worth - t.Cash(seat)
}

// bankrupt puts a seat out of the game. Cash and shares go to the bank, and open lots are void.
func bankrupt(b *calc.Builder, seat int) {
	b.Line("bankrupt", "bankruptcy", seat, calc.None, calc.With("debt", board.Debt(b.Table, seat)),
		calc.With("cash", b.Cash(seat)), calc.With("value", StockValue(b.Table, seat)))
	b.Strip(seat)
	ClearSeat(b, seat)
	b.Set(b.Layout().OutMark(seat), 1)
}

// ClearSeat clears the lots, debt and cards of a seat that is out. The changes belong to the builder's last line. The
// cards are set aside until the next deal and count for nobody (rule C.3.29). Nobody else has seen them, so no hand is
// checked against them.
func ClearSeat(b *calc.Builder, seat int) {
	for round := 1; round <= board.OptionsOf(b.Table).Transactions; round++ {
		board.SetLot(b, seat, round, board.Lot{})
	}
	b.Set(board.SeatMark(b.Table, board.DebtMark, seat), 0)
	b.Set(board.SeatMark(b.Table, board.KeptMark, seat), 0)
	hands.ForgetHand(b, seat, 0, hands.NoCards)
}
