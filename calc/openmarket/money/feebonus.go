// Package money is what the bank and the players of an open market pay each other beside trades: dividends, loans with
// their interest, fees and bonuses.
package money

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Fee is what a player pays to the bank.
type Fee struct {
	Seat   int `json:"seat"`
	Amount int `json:"amount"`
}

// A Bonus is what the bank pays to a player.
type Bonus struct {
	Seat   int `json:"seat"`
	Amount int `json:"amount"`
}

func (*Fee) Kind() string   { return "fee" }
func (*Bonus) Kind() string { return "bonus" }

// Form asks who pays how much.
func (e *Fee) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.PlayerField(t, "seat", &e.Seat),
		board.CashField(t, "amount", "fee", calc.AccountOf(e.Seat), &e.Amount, 1)}}
}

// Form asks who is paid how much.
func (e *Bonus) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.PlayerField(t, "seat", &e.Seat),
		board.AmountField("amount", "bonus", &e.Amount, 1, 1, agreement.MaxPay)}}
}

// Apply takes the fee. Refusals: game.over, seat.unknown, player.out, amount.*, cash.less.
func (e *Fee) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return pay(t, board.PlayerRefusal(t, "seat", e.Seat).OrCheck(e, t), "fee", e.Seat, -e.Amount)
}

// Apply pays the bonus. Refusals: game.over, seat.unknown, player.out, amount.*, most.cash.
func (e *Bonus) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return pay(t, board.PlayerRefusal(t, "seat", e.Seat).OrCheck(e, t), "bonus", e.Seat, e.Amount)
}

// pay pays a seat out of the bank, or into it when the change is below zero.
func pay(
	t calc.Table, refusal *calc.Refusal, kind string, seat, change int,
) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, refusal, func(b *calc.Builder) { PayLine(b, kind, seat, change) })
}

// PayLine writes what the bank pays a seat, or below zero is paid by it.
func PayLine(b *calc.Builder, kind string, seat, change int) {
	b.Line(kind, kind, seat, calc.None, calc.With("amount", board.Abs(change)),
		calc.With("before", b.Cash(seat)), calc.With("after", b.Cash(seat)+change))
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), change)
}
