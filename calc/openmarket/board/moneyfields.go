package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// CashField asks for at least so much of a seat's cash. The seat may be none of the table.
func CashField(t calc.Table, name, rule string, seat int, at *int, low int) *calc.Field {
	cash, refusal := 0, NoAmount(rule, *at, low)
	if t.Layout().HasSeat(seat) {
		if cash = t.Cash(seat); max(low, *at) > cash {
			refusal = calc.Refuse("cash.less", "").Under(rule).Seated(seat).With("amount", max(low, *at)).
				With("cash", cash)
		}
	}
	return calc.Amount(name, at, calc.Range(low, min(cash, agreement.MaxPay)).Else(refusal)).Expect(low)
}

// HeldField asks for a number of certificates that a seat has.
func HeldField(t calc.Table, name, rule string, seat int, c calc.Commodity, at *int, likely int) *calc.Field {
	held := t.Balance(calc.AccountOf(seat), c)
	refusal := NoAmount(rule, *at, 1)
	if *at > held && *at <= agreement.MaxShares {
		refusal = calc.Refuse("shares.less", "").Under(rule).Seated(seat).About(c.Company).With("shares", *at).
			With("held", held)
	}
	return calc.Amount(name, at, calc.Range(1, held).Else(refusal)).Expect(likely)
}
