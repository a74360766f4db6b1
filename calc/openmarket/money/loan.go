package money

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Borrow is a loan from the bank to a player.
type Borrow struct {
	// Seat is the player who borrows.
	Seat int `json:"seat"`
	// Amount is the cash the bank lends.
	Amount int `json:"amount"`
}

// A Repay pays back a player's loan, with interest if the options charge interest at that time.
type Repay struct {
	// Seat is the player who pays back.
	Seat int `json:"seat"`
	// Amount is the part of the loan paid back, without interest.
	Amount int `json:"amount"`
}

func (*Borrow) Kind() string { return "borrow" }
func (*Repay) Kind() string  { return "repay" }

func (e *Borrow) Form(t calc.Table) calc.Form {
	limit, refusal := 0, board.NoAmount("loan", e.Amount, 1)
	if t.Layout().HasSeat(e.Seat) {
		if limit = credit(t, e.Seat); e.Amount > limit {
			refusal = calc.Refuse("loan.limit", "").Under("loan").Seated(e.Seat).With("amount", e.Amount).
				With("owed", board.Loan(t, e.Seat))
		}
	}
	return calc.Form{Fields: []*calc.Field{
		board.PlayerField(t, "seat", &e.Seat),
		calc.Amount("amount", &e.Amount, calc.Range(1, limit).WithRefusal(refusal)).Expect(1),
	}}
}

func (e *Repay) Form(t calc.Table) calc.Form {
	owed, refusal := 0, board.NoAmount("loan", e.Amount, 1)
	if t.Layout().HasSeat(e.Seat) {
		if owed = board.Loan(t, e.Seat); max(1, e.Amount) > owed {
			refusal = calc.Refuse("loan.less", "").Under("loan").Seated(e.Seat).With("amount", max(1, e.Amount)).
				With("owed", owed)
		}
	}
	return calc.Form{Fields: []*calc.Field{
		board.PlayerField(t, "seat", &e.Seat),
		calc.Amount("amount", &e.Amount, calc.Range(1, owed).WithRefusal(refusal)).Expect(owed),
	}}
}

func credit(t calc.Table, seat int) int {
	return max(0, cmp.Or(board.OptionsOf(t).LoanLimit, agreement.MaxPay)-board.Loan(t, seat))
}

func loanRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := board.PlayerRefusal(t, "seat", seat)
	if refusal == nil && !board.OptionsOf(t).Lends() {
		return calc.Refuse("loan.off", "").Under("loan")
	}
	return refusal
}

// Apply pays the loan to the player. Refusals: game.over, seat.unknown, player.out, loan.*, amount.range, most.cash.
func (e *Borrow) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, loanRefusal(t, e.Seat).OrCheck(e, t), func(b *calc.Builder) {
		owed := board.Loan(t, e.Seat)
		b.Line("borrow", "loan", e.Seat, calc.None, calc.With("amount", e.Amount),
			calc.With("before", owed), calc.With("after", owed+e.Amount))
		b.Move(calc.Bank(), calc.AccountOf(e.Seat), calc.Cash(), e.Amount)
		b.Set(board.LoanMark(t.Layout(), e.Seat), owed+e.Amount)
	})
}

// Apply moves the repayment and the interest to the bank. Refusals: game.over, seat.unknown, player.out, loan.*,
// amount.range, cash.less.
func (e *Repay) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := loanRefusal(t, e.Seat).OrCheck(e, t)
	o, due := board.OptionsOf(t), 0
	if o.Loans == "repay" {
		due = interest(o, e.Amount)
	}
	if refusal == nil && e.Amount+due > t.Cash(e.Seat) {
		cash := t.Cash(e.Seat)
		refusal = calc.Refuse("loan.short", "amount").Under("loan").Seated(e.Seat).
			With("amount", e.Amount).With("interest", due).With("cash", cash).With("max", affordable(o, cash))
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		owed := board.Loan(t, e.Seat)
		b.Line("repay", "loan", e.Seat, calc.None, calc.With("amount", e.Amount),
			calc.With("before", owed), calc.With("after", owed-e.Amount))
		b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), e.Amount)
		b.Set(board.LoanMark(t.Layout(), e.Seat), owed-e.Amount)
		if due > 0 {
			b.Line("interest.repay", "interest.repay", e.Seat, calc.None, calc.With("loan", e.Amount),
				calc.With("percent", o.Interest), calc.With("amount", due))
			b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), due)
		}
	})
}
