package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Pay moves cash between any two of these: the bank, the players and the companies.
type Pay struct {
	// Payer is "player" or "company". By default, the bank pays.
	Payer string `json:"payer,omitzero"`
	// Seat is the player who pays.
	Seat int `json:"seat,omitzero"`
	// Company is the code of the company that pays.
	Company string `json:"company,omitzero"`
	// Payee is "player" or "company". By default, the bank is paid.
	Payee string `json:"payee,omitzero"`
	// ToSeat is the player who is paid.
	ToSeat int `json:"to_seat,omitzero"`
	// ToCompany is the code of the company that is paid.
	ToCompany string `json:"to_company,omitzero"`
	// Amount is the cash that is paid.
	Amount int `json:"amount"`
	// Reason is the purpose of the payment in the players' own words, at most 60 characters.
	Reason string `json:"reason,omitzero"`
	// Help means that the president of the paying company pays what the company's cash lacks.
	Help bool `json:"help,omitzero"`
}

const maxReason = 60

// reasons returns the usual reasons for payments, as records store them. Players see translations.
func reasons() []string { return []string{"Track", "Station", "Train", "Private", "Licence", "Income"} }

func (*Pay) Kind() string { return "pay" }

func (e *Pay) GivenReason() string { return e.Reason }

func (e *Pay) from(t calc.Table) board.Party {
	return payParty(t, &e.Payer, &e.Seat, &e.Company, [3]string{"payer", "seat", "company"})
}

func (e *Pay) to(t calc.Table) board.Party {
	return payParty(t, &e.Payee, &e.ToSeat, &e.ToCompany, [3]string{"payee", "to_seat", "to_company"})
}

func payParty(t calc.Table, kind *string, seat *int, company *string, names [3]string) board.Party {
	return board.Party{Kind: kind, Seat: seat, Company: company, Names: names,
		Words: append([]string{"bank"}, board.Parties(t)...), Unknown: calc.Refuse("pay.party", "").Under("pay")}
}

func (e *Pay) Form(t calc.Table) calc.Form {
	return board.AskRest(t, e.form(t), &e.Help, func() board.Due { return e.Due(t) })
}

// Due returns what the paying company must pay. If no company pays, [board.Due.Company] is [calc.None].
func (e *Pay) Due(t calc.Table) board.Due {
	from, _ := e.from(t).Account(t)
	d := board.Due{Company: calc.None, Amount: e.Amount}
	if d.To, _ = e.to(t).Account(t); from.Kind == calc.TreasuryAccount {
		d.Company, d.Cash = from.Index, t.Balance(from, calc.Cash())
	}
	return d
}

func (e *Pay) form(t calc.Table) calc.Form {
	from, to := e.from(t), e.to(t)
	payer, said := from.Account(t)
	fields := from.Fields(t, func(a calc.Account) *calc.Refusal { return from.PlayingRefusal(t, a) })
	fields = append(fields, to.Fields(t, func(a calc.Account) *calc.Refusal {
		refusal := to.PlayingRefusal(t, a)
		switch {
		case refusal != nil:
			return refusal
		case said && a == payer && a == calc.Bank():
			return calc.Missing("pay.who", "").Under("pay")
		case said && a == payer:
			return calc.Refuse("pay.self", "").Under("pay")
		}
		return nil
	})...)
	reason := calc.Text("reason", &e.Reason)
	reason.Allowed.Max = maxReason
	for i, word := range reasons() {
		reason.Allowed.Choices = append(reason.Allowed.Choices, calc.Choice{Value: i, Key: word})
	}
	amount := board.CashField(t, "amount", "pay", payer, &e.Amount, 1).AsChief()
	if d := e.Due(t); d.Most(t) > d.Cash {
		amount.Allowed.Max = min(d.Most(t), agreement.MaxPay)
		if e.Amount > d.Most(t) {
			amount.WithRefusal(d.Dear(t, "pay"))
		}
	}
	return calc.Form{Fields: append(fields, amount,
		reason.WithRefusal(calc.Refuse("pay.reason", "").Under("pay")))}
}

// Apply moves the cash, after the president's help to the paying company. Refusals: game.over, pay.*, seat.unknown,
// player.out, company.*, amount.*, cash.less, treasury.less, help.*, most.cash.
func (e *Pay) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal()
	switch {
	case refusal != nil:
	case e.from(t).Stray():
		refusal = calc.Refuse("pay.party", "payer").Under("pay")
	case e.to(t).Stray():
		refusal = calc.Refuse("pay.party", "payee").Under("pay")
	}
	due := e.Due(t)
	if refusal = refusal.OrCheck(e, t); refusal == nil {
		refusal = due.Refusal(t, e.Help)
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		due.Help(b)
		from, _ := e.from(t).Account(t)
		to, _ := e.to(t).Account(t)
		board.LineBetween(b, "pay", "pay", from, to, calc.With("amount", e.Amount))
		b.Move(from, to, calc.Cash(), e.Amount)
	})
}
