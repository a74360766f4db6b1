package board

import "scripkeeper/calc"

// Majority returns the largest number of shares that a seat holds in a company, and the seats that hold this number.
func Majority(t calc.Table, company int) (limit int, holders []int) {
	return calc.Best(Order(t), 1, func(seat int) int { return t.Shares(seat, company) })
}

// Bonus returns each majority shareholder's bonus, by the number of shareholders who tie (rules A.4.7).
func Bonus(holders int) int {
	if holders == 1 {
		return majorityPay
	}
	return tiedPay
}

func payMajority(b *calc.Builder, company int) {
	shares, holders := Majority(b.Table, company)
	if len(holders) == 0 {
		b.Line("majority.none", "majority", calc.None, company)
	}
	for _, seat := range holders {
		kind, amount := "majority", Bonus(len(holders))
		if len(holders) > 1 {
			kind = "majority.tied"
		}
		b.Line(kind, "majority", seat, company, calc.With("shares", shares),
			calc.With("count", len(holders)), calc.With("amount", amount))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), amount)
		bonus := SeatMark(b.Table, seat, BonusMark)
		b.Set(bonus, b.Mark(bonus)+amount)
		count := SeatMark(b.Table, seat, CountMark)
		b.Set(count, b.Mark(count)+1)
	}
}
