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
		all[seat] = tallyOf(t, seat, all[seat].bonus, all[seat].majorities)
	}
	return all
}

// tallyOf is what a seat is worth if the game ended now with so much for so many majorities.
func tallyOf(t calc.Table, seat, bonus, majorities int) tally {
	o, at := optionsOf(t), tally{cash: t.Cash(seat), bonus: bonus, majorities: majorities}
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
	return at
}

// finalTally reads the tally of a game that is over from its marks.
func finalTally(t calc.Table, seat int) tally {
	at := func(mark int) int { return t.Mark(seatMark(t, seat, mark)) }
	all := tally{cash: at(cashMark), bonus: at(bonusMark), graham: at(grahamMark), fees: at(feesMark),
		majorities: at(countMark)}
	for company := range Companies {
		all.shares[company] = at(sharesMark + company)
	}
	return all
}
