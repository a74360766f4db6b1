package stockpile

import "scripkeeper/calc"

// majority is the most shares that anybody has of a company, and who has them.
func majority(t calc.Table, company int) (limit int, holders []int) {
	for _, seat := range order(t) {
		switch shares := t.Shares(seat, company); {
		case shares == 0 || shares < limit:
		case shares == limit:
			holders = append(holders, seat)
		default:
			limit, holders = shares, []int{seat}
		}
	}
	return limit, holders
}

// bonus is what a company's majority shareholders get each (rules A.4.7).
func bonus(holders int) int {
	if holders == 1 {
		return majorityPay
	}
	return tiedPay
}

// payMajority pays the bonus for one company.
func payMajority(b *calc.Builder, company int) {
	shares, holders := majority(b.Table, company)
	if len(holders) == 0 {
		b.Line("majority.none", "majority", calc.None, company)
	}
	for _, seat := range holders {
		kind, amount := "majority", bonus(len(holders))
		if len(holders) > 1 {
			kind = "majority.tied"
		}
		b.Line(kind, "majority", seat, company, calc.With("shares", shares),
			calc.With("count", len(holders)), calc.With("amount", amount))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), amount)
		bonus := seatMark(b.Table, seat, bonusMark)
		b.Set(bonus, b.Mark(bonus)+amount)
		count := seatMark(b.Table, seat, countMark)
		b.Set(count, b.Mark(count)+1)
	}
}
