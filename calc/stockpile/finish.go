package stockpile

import "scripkeeper/calc"

// A tally is what a seat is worth when the game ends, part by part.
type tally struct {
	// cash is what it has before, bonus what its majorities bring, graham Graham's extra, and fees what it still pays.
	cash, bonus, graham, fees int
	// majorities is the number of bonuses, shared ones too. Shares are all that it sells, a split card as two.
	majorities int
	shares     Count
}

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

// tallies are what the seats are worth if the game ended now. Where the portfolios are hidden nobody knows of
// majorities before the end.
func tallies(t calc.Table) []tally {
	all := make([]tally, len(t.Layout().Seats))
	o := optionsOf(t)
	for company := range Companies {
		_, holders := majority(t, company)
		for _, seat := range holders {
			if o.known() {
				all[seat].bonus += bonus(len(holders))
				all[seat].majorities++
			}
		}
	}
	for seat := range all {
		at := &all[seat]
		at.cash = t.Cash(seat)
		sum := at.cash + at.bonus
		for company := range Companies {
			at.shares[company] = t.Shares(seat, company)
			sum += at.shares[company] * t.Price(company)
		}
		if has(t, seat, graham) {
			at.graham = grahamPay * at.shares.sum()
			sum += at.graham
		}
		fees := owed(t, seat)
		at.fees = min(sum, debt(fees))
		if o.Forgiven {
			paid, _ := payable(o, sum, fees)
			at.fees = debt(paid)
		}
	}
	return all
}

// finish ends the game: majorities, the final sale, the fees that are still owed (chapter Game End Steps;
// rules A.4.13).
func finish(d *calc.Builder) {
	before := d.Table.After(calc.Statement{})
	for company := range Companies {
		payMajority(d, company)
	}
	for _, seat := range order(d.Table) {
		sellAll(d, seat)
	}
	for _, seat := range order(d.Table) {
		payLast(d, seat)
	}
	for _, seat := range order(d.Table) {
		total(d, before, seat)
	}
	d.Line("over", "result", calc.None, calc.None)
	d.Set(own(d.Table, paidOutMark), 1)
	d.Set(calc.OverMark, 1)
	d.Set(calc.TurnMark, calc.None)
}

// payMajority pays the bonus for one company.
func payMajority(d *calc.Builder, company int) {
	shares, holders := majority(d.Table, company)
	if len(holders) == 0 {
		d.Line("majority.none", "majority", calc.None, company)
	}
	for _, seat := range holders {
		kind, amount := "majority", bonus(len(holders))
		if len(holders) > 1 {
			kind = "majority.tied"
		}
		d.Line(kind, "majority", seat, company, calc.Term{Role: "shares", Value: shares},
			calc.Term{Role: "count", Value: len(holders)}, calc.Term{Role: "amount", Value: amount})
		d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), amount)
		bonus := seatMark(d.Table, seat, bonusMark)
		d.Set(bonus, d.Mark(bonus)+amount)
		count := seatMark(d.Table, seat, countMark)
		d.Set(count, d.Mark(count)+1)
	}
}

// sellAll sells all that a seat holds at the final prices.
func sellAll(d *calc.Builder, seat int) {
	sold := 0
	for company := range Companies {
		regular, split := regularCards(d.Table, seat, company), splitCards(d.Table, seat, company)
		shares, price := regular+2*split, d.Price(company)
		if shares == 0 {
			continue
		}
		d.Line("final.sale", "final-sale", seat, company,
			calc.Term{Role: "regular", Value: regular}, calc.Term{Role: "split", Value: split},
			calc.Term{Role: "shares", Value: shares}, calc.Term{Role: "price", Value: price},
			calc.Term{Role: "amount", Value: shares * price})
		d.Move(calc.Of(seat), calc.Market(), calc.Share(company), regular)
		d.Move(calc.Of(seat), calc.Market(), splitCard(company), split)
		d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), shares*price)
		d.Set(seatMark(d.Table, seat, sharesMark+company), shares)
		sold += shares
	}
	if sold > 0 && has(d.Table, seat, graham) {
		d.Line("graham.final", "graham", seat, calc.None, calc.Term{Role: "shares", Value: sold},
			calc.Term{Role: "each", Value: grahamPay}, calc.Term{Role: "amount", Value: sold * grahamPay})
		d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), sold*grahamPay)
		d.Set(seatMark(d.Table, seat, grahamMark), sold*grahamPay)
	}
}

// payLast pays what fees are owed still. What the money does not cover takes all of it, or is forgiven (rules A.4.4).
func payLast(d *calc.Builder, seat int) {
	payOwed(d, seat)
	fees := owed(d.Table, seat)
	if len(fees) == 0 {
		return
	}
	left, cash := debt(fees), d.Cash(seat)
	if optionsOf(d.Table).Forgiven {
		d.Line("fees.forgiven", "house.unpaid_fees_forgiven", seat, calc.None, calc.Term{Role: "owed", Value: left})
	} else {
		d.Line("fees.unpaid", "unpaid", seat, calc.None, calc.Term{Role: "owed", Value: left},
			calc.Term{Role: "cash", Value: cash}, calc.Term{Role: "rest", Value: max(0, cash-left)})
		d.Move(calc.Of(seat), calc.Bank(), calc.Cash(), min(cash, left))
	}
	setOwed(d, seat, nil)
}

// total adds up what a seat ends with, and keeps the parts.
func total(d *calc.Builder, before calc.Table, seat int) {
	parts := [5]int{before.Cash(seat), d.Mark(seatMark(d.Table, seat, bonusMark)), 0, d.Mark(seatMark(d.Table, seat, grahamMark))}
	for company := range Companies {
		parts[2] += d.Mark(seatMark(d.Table, seat, sharesMark+company)) * d.Price(company)
	}
	parts[4] = parts[0] + parts[1] + parts[2] + parts[3] - d.Cash(seat)
	kind := "total"
	if parts[3] > 0 {
		kind = "total.graham"
	}
	d.Line(kind, "result", seat, calc.None,
		calc.Term{Role: "cash", Value: parts[0]}, calc.Term{Role: "majorities", Value: parts[1]},
		calc.Term{Role: "sale", Value: parts[2]}, calc.Term{Role: "graham", Value: parts[3]},
		calc.Term{Role: "fees", Value: parts[4]}, calc.Term{Role: "total", Value: d.Cash(seat)})
	d.Set(seatMark(d.Table, seat, cashMark), parts[0])
	d.Set(seatMark(d.Table, seat, feesMark), parts[4])
}
