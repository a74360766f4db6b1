package board

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// CompanyOf returns the index of the company with a code, or [calc.None].
func CompanyOf(t calc.Table, code string) int {
	return slices.IndexFunc(t.Layout().Companies, func(c calc.Company) bool { return c.Code == code })
}

// CompanyField asks for a company by its code. The function refused returns why a company cannot be chosen, or nil. The
// refusal of an unknown code cites the given rule.
func CompanyField(t calc.Table, name, rule string, at *string, refused func(company int) *calc.Refusal) *calc.Field {
	refusal := calc.Refuse("company.none", "").Under(rule)
	f := calc.Named(calc.CompanyKind, name, at, t.Layout().Codes()).Refusing(refused).WithRefusal(refusal)
	for i, choice := range f.Allowed.Choices {
		f.Allowed.Choices[i].Absent = choice.Refusal != nil && choice.Refusal.Code == "company.closed"
	}
	return f
}

// WordOf returns the index of an entry's word, or [calc.None]. The empty string stands for the first word, which must
// not be written out.
func WordOf(word string, words []string) int {
	if word == "" {
		return 0
	}
	if index := slices.Index(words, word); index > 0 {
		return index
	}
	return calc.None
}

func ClassField(t calc.Table, name string, at *string) *calc.Field {
	return calc.OneOfDefault(name, at, Kinds(t)...).WithRefusal(NoClass(t, name))
}

// Kinds returns the kinds of certificate that are traded, in the order of their classes. Short sales are not included.
func Kinds(t calc.Table) []string {
	return t.Layout().ClassKeys[:t.Layout().Classes-calc.Bit(OptionsOf(t).Shorts > 0)]
}

func HasKinds(t calc.Table) bool { return len(Kinds(t)) > 1 }

func ClassOf(t calc.Table, kind string) (calc.Class, bool) {
	index := WordOf(kind, Kinds(t))
	return calc.Class(max(0, index)), index != calc.None
}

// UsualAmount asks for a number whose default is the argument otherwise. It stores the default as nil, which JSON
// omits.
func UsualAmount(name string, at **int, otherwise int, allowed calc.Allowed) *calc.Field {
	return calc.AmountFunc(name, allowed, func() int { return calc.ValueOr(*at, otherwise) }, func(v int) {
		*at = nil
		if v != otherwise {
			*at = &v
		}
	}).Expect(otherwise)
}

func AmountField(name, rule string, at *int, likely, low, high int) *calc.Field {
	return calc.Amount(name, at, calc.Range(low, high).WithRefusal(NoAmount(rule, *at, low))).Expect(likely)
}

// NoAmount returns the refusal of a number out of range, or of a missing number if value is 0 and low is at least 1.
func NoAmount(rule string, value, low int) *calc.Refusal {
	if value == 0 && low > 0 {
		return calc.Missing("amount.none", "").Under(rule).With("min", low)
	}
	return calc.Refuse("amount.range", "").Under(rule)
}

// MoverField asks for the player who acts: the player whose turn it is, or any player if no turn order is kept.
func MoverField(t calc.Table, at *int) *calc.Field {
	if OptionsOf(t).Ordered() {
		return calc.Mover(t, at)
	}
	return PlayerField(t, "seat", at)
}

// PlayerField asks for a player who has not left the game.
func PlayerField(t calc.Table, name string, at *int) *calc.Field {
	return calc.Player(t, name, at, func(seat int) *calc.Refusal { return PlayerRefusal(t, name, seat) })
}

// PlayerRefusal refuses a seat that is unknown or has left the game, and every seat once the game is over.
func PlayerRefusal(t calc.Table, field string, seat int) *calc.Refusal {
	refusal := t.PlayerRefusal(field, seat)
	if refusal != nil && refusal.Code == "seat.out" {
		return calc.Refuse("player.out", field).Under("ruling").Seated(seat)
	}
	return refusal
}

// MoverRefusal refuses a seat that cannot trade or launch. If players take turns, only the seat whose turn it is can do
// so.
func MoverRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := PlayerRefusal(t, "seat", seat)
	if refusal == nil && OptionsOf(t).Ordered() && seat != t.Turn() {
		return calc.Refuse("seat.turn", "seat").Under("order").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}

// TradedRefusal refuses a company that is unknown or not traded.
func TradedRefusal(t calc.Table, field, rule string, company int) *calc.Refusal {
	switch {
	case company == calc.None:
		return calc.Refuse("company.none", field).Under(rule)
	case !Launched(t, company):
		return calc.Refuse("company.closed", field).Under("launch").About(company)
	}
	return nil
}

func ClassRefusal(t calc.Table, field, kind string) *calc.Refusal {
	if _, known := ClassOf(t, kind); !known {
		return NoClass(t, field)
	}
	return nil
}

func NoClass(t calc.Table, field string) *calc.Refusal {
	return calc.Refuse("class.none", field).Under("setup").With("count", len(Kinds(t)))
}

// Suffix returns the ending that a class of certificates gives to a line's kind, such as ".director", or "".
func Suffix(t calc.Table, class calc.Class) string {
	if class == calc.Regular {
		return ""
	}
	return "." + t.Layout().ClassKeys[class]
}

// CashField asks for an amount from low up to an account's cash. The bank's cash is unlimited.
func CashField(t calc.Table, name, rule string, a calc.Account, at *int, low int) *calc.Field {
	cash, refusal := 0, NoAmount(rule, *at, low)
	switch {
	case a == calc.Bank():
		cash = agreement.MaxPay
	case a.Kind != calc.SeatAccount || t.Layout().HasSeat(a.Index):
		if cash = t.Balance(a, calc.Cash()); max(low, *at) > cash {
			refusal = cashLess(rule, a).With("amount", max(low, *at)).With("cash", cash)
		}
	}
	return calc.Amount(name, at, calc.Range(low, min(cash, agreement.MaxPay)).WithRefusal(refusal)).Expect(low)
}

func cashLess(rule string, a calc.Account) *calc.Refusal {
	if a.Kind == calc.TreasuryAccount {
		return calc.Refuse("treasury.less", "").Under(rule).About(a.Index)
	}
	return calc.Refuse("cash.less", "").Under(rule).Seated(a.Index)
}

func HeldField(t calc.Table, name, rule string, a calc.Account, c calc.Commodity, at *int, likely int) *calc.Field {
	held := t.Balance(a, c)
	refusal := NoAmount(rule, *at, 1)
	if held == 0 {
		refusal = HolderRefusal(calc.Refuse("class.nothing", "").Under(rule), a, c.Company)
	} else if *at > held && *at <= agreement.MaxShares {
		refusal = HolderRefusal(calc.Refuse("shares.less", "").Under(rule), a, c.Company).With("shares",
			*at).With("held", held)
	}
	return calc.Amount(name, at, calc.Range(1, held).WithRefusal(refusal)).Expect(likely)
}
