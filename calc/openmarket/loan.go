package openmarket

import "scripkeeper/calc"

// A Borrow is a loan that the bank gives a player.
type Borrow struct {
	Seat   int `json:"seat"`
	Amount int `json:"amount"`
}

// A Repay is what a player pays back, with interest where the table asks it then.
type Repay struct {
	Seat int `json:"seat"`
	// Amount is without the interest.
	Amount int `json:"amount"`
}

// Kind names the entry in records.
func (*Borrow) Kind() string { return "borrow" }

// Kind names the entry in records.
func (*Repay) Kind() string { return "repay" }

// Form asks who borrows how much.
func (e *Borrow) Form(t calc.Table) calc.Form {
	limit := 0
	if t.Layout().HasSeat(e.Seat) {
		limit = credit(t, e.Seat)
	}
	return calc.Form{Fields: []*calc.Field{playerField(t, "seat", &e.Seat), amount("amount", &e.Amount, 1, calc.Range(1, limit))}}
}

// Form asks who pays how much back. All of the loan is likely.
func (e *Repay) Form(t calc.Table) calc.Form {
	owed := 0
	if t.Layout().HasSeat(e.Seat) {
		owed = Loan(t, e.Seat)
	}
	return calc.Form{Fields: []*calc.Field{playerField(t, "seat", &e.Seat), amount("amount", &e.Amount, owed, calc.Range(1, owed))}}
}

// credit is how much more a seat can borrow.
func credit(t calc.Table, seat int) int {
	limit := optionsOf(t).LoanLimit
	if limit == 0 {
		limit = maxPay
	}
	return max(0, limit-Loan(t, seat))
}

// interest is the interest on a sum, rounded up.
func interest(o *Options, sum int) int { return (sum*o.Interest + 99) / 100 }

// loanRefusal says why a seat can neither borrow nor pay back.
func loanRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := playerRefusal(t, "seat", seat)
	if refusal == nil && !optionsOf(t).lends() {
		return calc.Refuse("loan.off", "").Under("loan")
	}
	return refusal
}

// Apply pays the loan out. Refusals: game.over, seat.unknown, player.out, loan.*, amount.range, most.cash.
func (e *Borrow) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := loanRefusal(t, e.Seat)
	if sum := max(1, e.Amount); refusal == nil && sum > credit(t, e.Seat) {
		refusal = calc.Refuse("loan.limit", "amount").Under("loan").Seated(e.Seat).
			With("amount", sum).With("owed", Loan(t, e.Seat)).With("max", credit(t, e.Seat))
	}
	if refusal = first(refusal, rangeRefusal("amount", "loan", e.Amount, 1, maxPay)); refusal != nil {
		return denied(t, refusal)
	}
	owed, d := Loan(t, e.Seat), calc.NewBuilder(t)
	d.Line("borrow", "loan", e.Seat, calc.None, calc.Term{Role: "amount", Value: e.Amount},
		calc.Term{Role: "before", Value: owed}, calc.Term{Role: "after", Value: owed + e.Amount})
	d.Move(calc.Bank(), calc.Of(e.Seat), calc.Cash(), e.Amount)
	d.Set(loanMark(t.Layout(), e.Seat), owed+e.Amount)
	return done(t, d)
}

// Apply takes the money back. Refusals: game.over, seat.unknown, player.out, loan.*, amount.range, cash.less.
func (e *Repay) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := loanRefusal(t, e.Seat); refusal != nil {
		return denied(t, refusal)
	}
	o, owed, due := optionsOf(t), Loan(t, e.Seat), 0
	if sum := max(1, e.Amount); sum > owed {
		return denied(t, calc.Refuse("loan.less", "amount").Under("loan").Seated(e.Seat).
			With("amount", sum).With("owed", owed).With("max", owed))
	}
	if refusal := rangeRefusal("amount", "loan", e.Amount, 1, owed); refusal != nil {
		return denied(t, refusal)
	}
	if o.Loans == "repay" {
		due = interest(o, e.Amount)
	}
	if cash := t.Cash(e.Seat); e.Amount+due > cash {
		return denied(t, calc.Refuse("loan.short", "amount").Under("loan").Seated(e.Seat).
			With("amount", e.Amount).With("interest", due).With("cash", cash).With("max", affordable(o, cash)))
	}
	d := calc.NewBuilder(t)
	d.Line("repay", "loan", e.Seat, calc.None, calc.Term{Role: "amount", Value: e.Amount},
		calc.Term{Role: "before", Value: owed}, calc.Term{Role: "after", Value: owed - e.Amount})
	d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), e.Amount)
	d.Set(loanMark(t.Layout(), e.Seat), owed-e.Amount)
	if due > 0 {
		d.Line("interest.repay", "interest.repay", e.Seat, calc.None, calc.Term{Role: "loan", Value: e.Amount},
			calc.Term{Role: "percent", Value: o.Interest}, calc.Term{Role: "amount", Value: due})
		d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), due)
	}
	return done(t, d)
}

// affordable is the most that some cash pays back with its interest.
func affordable(o *Options, cash int) int {
	if o.Loans != "repay" {
		return cash
	}
	return cash * 100 / (100 + o.Interest)
}

// chargeInterest is what a round costs those who owe: paid as far as the cash goes, the rest is added to the loan.
func chargeInterest(d *calc.Builder) {
	o := optionsOf(d.Table)
	if o.Loans != "round" || o.Interest == 0 {
		return
	}
	for seat := range d.Layout().Seats {
		loan := Loan(d.Table, seat)
		if loan == 0 || d.Out(seat) {
			continue
		}
		due := interest(o, loan)
		paid := min(due, d.Cash(seat))
		kind := "interest.round"
		terms := []calc.Term{{Role: "loan", Value: loan}, {Role: "percent", Value: o.Interest}, {Role: "amount", Value: due}}
		if paid < due {
			kind += ".added"
			terms = append(terms, calc.Term{Role: "paid", Value: paid}, calc.Term{Role: "rest", Value: due - paid},
				calc.Term{Role: "after", Value: min(loan+due-paid, maxCash)})
		}
		d.Line(kind, "interest.round", seat, calc.None, terms...)
		d.Move(calc.Of(seat), calc.Bank(), calc.Cash(), paid)
		d.Set(loanMark(d.Layout(), seat), min(loan+due-paid, maxCash))
	}
}
