package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// An Extra is money paid by or to the bank because of a card that these rules lack: a bond, tax or commodity in an
// expansion, or an asset paid out at the end.
type Extra struct {
	// Seat is the player's seat.
	Seat int `json:"seat"`
	// Amount is the money in $K that the bank pays, or gets if negative.
	Amount int `json:"amount"`
	// Reason is the players' own description, 1 to 200 characters.
	Reason string `json:"reason"`
}

func (*Extra) Kind() string { return "extra" }

func (e *Extra) Form(t calc.Table) calc.Form {
	amount := calc.Only(0)
	if t.Layout().HasSeat(e.Seat) && !t.Out(e.Seat) {
		amount = calc.Range(-t.Cash(e.Seat), maxMoney).Guarded()
	}
	return calc.Form{Fields: []*calc.Field{
		calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal {
			if t.Out(seat) {
				return calc.Refuse("ruling.out", "seat").Under("expansion").Seated(seat)
			}
			return nil
		}),
		calc.Amount("amount", &e.Amount, amount.WithRefusal(calc.Refuse("extra.range", "").Seated(e.Seat))),
		calc.Reason(&e.Reason, e.Seat),
	}}
}

// Apply makes the payment. Money for the seat also pays its unpaid fees. Refusals: seat.unknown, ruling.out,
// extra.nothing, extra.range, ruling.reason.
func (e *Extra) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := calc.Check(e, t)
	if refusal == nil && e.Amount == 0 {
		refusal = calc.Missing("extra.nothing", "amount").Seated(e.Seat)
	}
	return calc.Build(t, refusal.Under("expansion"), func(b *calc.Builder) {
		cash := t.Cash(e.Seat)
		b.Line("extra", "expansion", e.Seat, calc.None, calc.ChangeTerms(cash, e.Amount)...)
		b.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), e.Amount)
		board.PayHeld(b, t)
		demand.RestartIfUncovered(b)
	})
}
