// Package money holds the entries that move cash between the bank and the players of an open market outside trades:
// dividends, loans with interest, fees and bonuses.
package money

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Fee is a payment by a player to the bank.
type Fee struct {
	// Seat is the player who pays.
	Seat int `json:"seat"`
	// Amount is the cash paid to the bank.
	Amount int `json:"amount"`
}

// A Bonus is a payment by the bank to a player.
type Bonus struct {
	// Seat is the player who is paid.
	Seat int `json:"seat"`
	// Amount is the cash the bank pays.
	Amount int `json:"amount"`
}

func (*Fee) Kind() string   { return "fee" }
func (*Bonus) Kind() string { return "bonus" }

func (e *Fee) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.PlayerField(t, "seat", &e.Seat),
		board.CashField(t, "amount", "fee", calc.AccountOf(e.Seat), &e.Amount, 1)}}
}

func (e *Bonus) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.PlayerField(t, "seat", &e.Seat),
		board.AmountField("amount", "bonus", &e.Amount, 1, 1, agreement.MaxPay)}}
}

// Apply moves the fee to the bank. Refusals: game.over, seat.unknown, player.out, amount.*, cash.less.
func (e *Fee) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return pay(t, board.PlayerRefusal(t, "seat", e.Seat).OrCheck(e, t), "fee", e.Seat, -e.Amount)
}

// Apply pays the bonus. Refusals: game.over, seat.unknown, player.out, amount.*, most.cash.
func (e *Bonus) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return pay(t, board.PlayerRefusal(t, "seat", e.Seat).OrCheck(e, t), "bonus", e.Seat, e.Amount)
}

func pay(
	t calc.Table, refusal *calc.Refusal, kind string, seat, change int,
) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, refusal, func(b *calc.Builder) { PayLine(b, kind, seat, change) })
}

// PayLine lets the bank pay a seat, or the seat pay the bank if the change is negative. It adds a line about the
// payment.
func PayLine(b *calc.Builder, kind string, seat, change int) {
	b.Line(kind, kind, seat, calc.None, calc.With("amount", board.Abs(change)),
		calc.With("before", b.Cash(seat)), calc.With("after", b.Cash(seat)+change))
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), change)
}
