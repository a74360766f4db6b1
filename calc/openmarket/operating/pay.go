package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Pay is cash that goes from one to another: from the bank, a player or a company to any other of them.
type Pay struct {
	// Payer and Payee are "player", "company", or nothing for the bank. Seat and Company say which player or company
	// pays, ToSeat and ToCompany which is paid.
	Payer     string `json:"payer,omitzero"`
	Seat      int    `json:"seat,omitzero"`
	Company   string `json:"company,omitzero"`
	Payee     string `json:"payee,omitzero"`
	ToSeat    int    `json:"to_seat,omitzero"`
	ToCompany string `json:"to_company,omitzero"`
	Amount    int    `json:"amount"`
	// Reason is what for, in the table's own words, at most 60 characters or nothing.
	Reason string `json:"reason,omitzero"`
}

// maxReason is the longest reason, in characters.
const maxReason = 60

// Kind names the entry in records.
func (*Pay) Kind() string { return "pay" }

// Because is what the payment is for.
func (e *Pay) Because() string { return e.Reason }

func (e *Pay) from() party {
	return party{&e.Payer, &e.Seat, &e.Company, [3]string{"payer", "seat", "company"}}
}

func (e *Pay) to() party {
	return party{&e.Payee, &e.ToSeat, &e.ToCompany, [3]string{"payee", "to_seat", "to_company"}}
}

// Form asks who pays, who is paid, how much and what for.
func (e *Pay) Form(t calc.Table) calc.Form {
	payer, said := e.from().account(t)
	fields := e.from().fields(t, func(calc.Account) *calc.Refusal { return nil })
	fields = append(fields, e.to().fields(t, func(a calc.Account) *calc.Refusal {
		switch {
		case said && a == payer && a == calc.Bank():
			return calc.Missing("pay.who", "").Under("pay")
		case said && a == payer:
			return calc.Refuse("pay.self", "").Under("pay")
		}
		return nil
	})...)
	high, refusal := agreement.MaxPay, board.NoAmount("pay", e.Amount, 1)
	if said {
		high = purse(t, payer)
	}
	if cash := t.Balance(payer, calc.Cash()); payer != calc.Bank() && max(1, e.Amount) > cash {
		refusal = calc.Refuse("cash.less", "").Under("pay").Seated(payer.Index).With("amount", max(1, e.Amount)).
			With("cash", cash)
		if payer.Kind == calc.TreasuryAccount {
			refusal = calc.Refuse("treasury.less", "").Under("pay").About(payer.Index).
				With("amount", max(1, e.Amount)).With("cash", cash)
		}
	}
	reason := calc.Text("reason", &e.Reason)
	reason.Allowed.Max = maxReason
	return calc.Form{Fields: append(fields,
		calc.Amount("amount", &e.Amount, calc.Range(1, high).Else(refusal)).Expect(1),
		reason.Else(calc.Refuse("pay.reason", "").Under("pay")))}
}

// Apply moves the cash.
// Refusals: game.over, pay.*, seat.unknown, player.out, company.*, amount.*, cash.less, treasury.less, most.cash.
func (e *Pay) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal()
	switch {
	case refusal != nil:
	case e.from().stray():
		refusal = calc.Refuse("pay.party", "payer").Under("pay")
	case e.to().stray():
		refusal = calc.Refuse("pay.party", "payee").Under("pay")
	}
	return board.Build(t, refusal.OrCheck(e, t), func(b *calc.Builder) {
		from, _ := e.from().account(t)
		to, _ := e.to().account(t)
		seat, company := calc.None, calc.None
		terms := []calc.Term{calc.With("amount", e.Amount)}
		for i, a := range []calc.Account{from, to} {
			switch {
			case a.Kind == calc.SeatAccount && seat == calc.None:
				seat = a.Index
			case a.Kind == calc.SeatAccount:
				terms = append(terms, calc.With("seat", a.Index))
			case a.Kind == calc.TreasuryAccount && company == calc.None:
				company = a.Index
			case a.Kind == calc.TreasuryAccount && i > 0:
				terms = append(terms, calc.With("company", a.Index))
			}
		}
		b.Line(payKind(from, to), "pay", seat, company, terms...)
		b.Move(from, to, calc.Cash(), e.Amount)
	})
}

// payKind is the kind of the line of a payment.
func payKind(from, to calc.Account) string {
	switch {
	case from.Kind == calc.BankAccount && to.Kind == calc.SeatAccount:
		return "pay.bank.player"
	case from.Kind == calc.BankAccount:
		return "pay.bank.company"
	case from.Kind == calc.SeatAccount && to.Kind == calc.BankAccount:
		return "pay.player.bank"
	case from.Kind == calc.SeatAccount && to.Kind == calc.SeatAccount:
		return "pay.player.player"
	case from.Kind == calc.SeatAccount:
		return "pay.player.company"
	case to.Kind == calc.BankAccount:
		return "pay.company.bank"
	case to.Kind == calc.SeatAccount:
		return "pay.company.player"
	}
	return "pay.company.company"
}
