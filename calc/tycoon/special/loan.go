package special

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

const loanAmount = 100_000

// A Loan is the special card Loan Stocks Matured: the bank pays $100,000.
type Loan struct {
	// Seat is the seat of the player who uses the card.
	Seat int `json:"seat"`
}

func (*Loan) Kind() string { return "loan" }

func (e *Loan) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

func (e *Loan) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := turns.ActRefusal(t, e.Seat, e)
	if refusal == nil {
		refusal = hands.SpecialRefusal(t, e.Seat, agreement.LoanCard)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("loan", "loan", e.Seat, calc.None, calc.With("amount", loanAmount))
		b.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), loanAmount)
		hands.UseSpecial(b, e.Seat, agreement.LoanCard)
		turns.EndTurn(b)
	})
}
