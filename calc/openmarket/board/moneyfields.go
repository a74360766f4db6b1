package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// CashField asks for an amount from low up to an account's cash. The bank's cash is unlimited. The seat need not exist.
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
	return calc.Amount(name, at, calc.Range(low, min(cash, agreement.MaxPay)).Else(refusal)).Expect(low)
}

func cashLess(rule string, a calc.Account) *calc.Refusal {
	if a.Kind == calc.TreasuryAccount {
		return calc.Refuse("treasury.less", "").Under(rule).About(a.Index)
	}
	return calc.Refuse("cash.less", "").Under(rule).Seated(a.Index)
}

// HeldField asks for a number of certificates, up to those in an account.
func HeldField(t calc.Table, name, rule string, a calc.Account, c calc.Commodity, at *int, likely int) *calc.Field {
	held := t.Balance(a, c)
	refusal := NoAmount(rule, *at, 1)
	if *at > held && *at <= agreement.MaxShares {
		refusal = Of(calc.Refuse("shares.less", "").Under(rule), a, c.Company).With("shares", *at).With("held", held)
	}
	return calc.Amount(name, at, calc.Range(1, held).Else(refusal)).Expect(likely)
}
