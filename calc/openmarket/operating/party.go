package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A party is one side of a payment: a player, a company or the bank.
type party struct {
	// kind, seat and company are where the entry keeps who it is.
	kind    *string
	seat    *int
	company *string
	// names are those of their fields.
	names [3]string
}

// kinds are the kinds of parties that a table has, the bank first, which records leave out.
func kinds(t calc.Table) []string {
	if board.OptionsOf(t).Treasury {
		return []string{"bank", "player", "company"}
	}
	return []string{"bank", "player"}
}

// fields ask which player or which company it is, or whether it is the bank. Refused says why one cannot be it now.
func (p party) fields(t calc.Table, refused func(calc.Account) *calc.Refusal) []*calc.Field {
	kind := calc.OneOfDefault(p.names[0], p.kind, kinds(t)...).Else(calc.Refuse("pay.party", "").Under("pay")).
		Then(func(int) { p.forget() })
	fields := []*calc.Field{kind.Refusing(func(of int) *calc.Refusal {
		if of == 0 {
			return refused(calc.Bank())
		}
		return nil
	})}
	switch {
	case *p.kind == "player":
		fields = append(fields, calc.Player(t, p.names[1], p.seat, func(seat int) *calc.Refusal {
			if refusal := board.PlayerRefusal(t, p.names[1], seat); refusal != nil {
				return refusal
			}
			return refused(calc.AccountOf(seat))
		}))
	case *p.kind == "company" && board.OptionsOf(t).Treasury:
		fields = append(fields, board.CompanyField(t, p.names[2], "pay", p.company, func(company int) *calc.Refusal {
			if refusal := board.TradedRefusal(t, p.names[2], "pay", company); refusal != nil {
				return refusal
			}
			return refused(calc.Treasury(company))
		}))
	}
	return fields
}

// forget takes back which player or company it is where it is none.
func (p party) forget() {
	if *p.kind != "player" {
		*p.seat = 0
	}
	if *p.kind != "company" {
		*p.company = ""
	}
}

// account is whose cash it is, and whether the party is said.
func (p party) account(t calc.Table) (calc.Account, bool) {
	company := board.CompanyOf(t, *p.company)
	switch {
	case *p.kind == "":
		return calc.Bank(), true
	case *p.kind == "player" && t.Layout().HasSeat(*p.seat):
		return calc.AccountOf(*p.seat), true
	case *p.kind == "company" && company != calc.None && board.OptionsOf(t).Treasury:
		return calc.Treasury(company), true
	}
	return calc.Bank(), false
}

// stray reports whether more is said than which player or which company it is.
func (p party) stray() bool {
	return *p.kind != "player" && *p.seat != 0 || *p.kind != "company" && *p.company != ""
}

// purse is the most that an account can pay at once.
func purse(t calc.Table, a calc.Account) int {
	if a == calc.Bank() {
		return agreement.MaxPay
	}
	return min(t.Balance(a, calc.Cash()), agreement.MaxPay)
}
