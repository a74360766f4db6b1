package stockpile

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// Standing ranks the seats by their money after the majorities, the final sale and the fees that are owed (chapter Game
// End Steps). Equal money shares the place, or the option tie decides. Who has left stands last. Where the portfolios
// are hidden or behind a veil only cash counts before the end: what somebody is worth would tell what he holds.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	if !t.Layout().Veiled || t.Over() {
		return Rulebook{}.Unveiled(t)
	}
	all := make([]tally, len(t.Layout().Seats))
	for seat := range all {
		all[seat] = tally{cash: t.Cash(seat), fees: min(t.Cash(seat), board.Debt(board.Owed(t, seat)))}
	}
	return rank(t, all)
}

// Unveiled ranks the seats with what lies behind veils counted.
func (Rulebook) Unveiled(t calc.Table) calc.Standing {
	all := tallies(t)
	for seat := range all {
		if t.Mark(board.Own(t, board.PaidOutMark)) == 1 {
			all[seat] = finalTally(t, seat)
		}
	}
	return rank(t, all)
}

// KnownPlace is where a seat stands by its own portfolio: nobody knows a majority before the others show theirs.
func (Rulebook) KnownPlace(t calc.Table, seat int) calc.Place {
	p := placeOf(t, seat, tallyOf(t, seat, 0, 0))
	p.Seat, p.Out = seat, t.Out(seat)
	return p
}

// rank ranks the seats by their tallies.
func rank(t calc.Table, all []tally) calc.Standing {
	deciding := func(p calc.Place) int {
		switch board.OptionsOf(t).Tie {
		case "most_shares":
			return all[p.Seat].shares.Sum()
		case "most_majorities":
			return all[p.Seat].majorities
		}
		return 0
	}
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(deciding(b), deciding(a)))
	}, func(seat int) calc.Place { return placeOf(t, seat, all[seat]) })
}

// placeOf spells out what a seat is worth. Before the end the fees are all that are owed, of which "uncovered" is what
// the money does not pay for. What a table put right after the end stands in the role "after".
func placeOf(t calc.Table, seat int, of tally) calc.Place {
	p := calc.Place{Worth: of.cash,
		Parts: []calc.Part{{Commodity: calc.Cash(), Count: of.cash, Price: 1, Amount: of.cash}}}
	for company, shares := range of.shares {
		price := t.Price(company)
		p.Parts = append(p.Parts,
			calc.Part{Commodity: calc.Share(company), Count: shares, Price: price, Amount: shares * price})
		p.Worth += shares * price
	}
	extra := func(role string, amount int) {
		if amount != 0 {
			p.Extras = append(p.Extras, calc.With(role, amount))
			p.Worth += amount
		}
	}
	extra("majority", of.bonus)
	extra("graham", of.graham)
	if t.Mark(board.Own(t, board.PaidOutMark)) == 1 {
		extra("fees", -of.fees)
		extra("after", t.Cash(seat)-p.Worth)
		return p
	}
	held := board.Debt(board.Owed(t, seat))
	extra("fees", -held)
	extra("uncovered", held-of.fees)
	return p
}

// A tally is what a seat is worth when the game ends, part by part.
type tally struct {
	// cash is what it has before, bonus what its majorities bring, graham Graham's extra, and fees what it still pays.
	cash, bonus, graham, fees int
	// majorities is the number of bonuses, shared ones too. Shares are all that it sells, a split card as two.
	majorities int
	shares     board.Count
}

// tallies are what the seats are worth if the game ended now. Where the portfolios are hidden nobody knows of
// majorities before the end.
func tallies(t calc.Table) []tally {
	all := make([]tally, len(t.Layout().Seats))
	o := board.OptionsOf(t)
	for company := range board.Companies {
		_, holders := board.Majority(t, company)
		for _, seat := range holders {
			if o.Known() {
				all[seat].bonus += board.Bonus(len(holders))
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
	o, at := board.OptionsOf(t), tally{cash: t.Cash(seat), bonus: bonus, majorities: majorities}
	sum := at.cash + at.bonus
	for company := range board.Companies {
		at.shares[company] = t.Shares(seat, company)
		sum += at.shares[company] * t.Price(company)
	}
	if board.Has(t, seat, board.Graham) {
		at.graham = board.GrahamPay * at.shares.Sum()
		sum += at.graham
	}
	fees := board.Owed(t, seat)
	at.fees = min(sum, board.Debt(fees))
	if o.Forgiven {
		paid, _ := board.Payable(o, sum, fees)
		at.fees = board.Debt(paid)
	}
	return at
}

// finalTally reads the tally of a game that is over from its marks.
func finalTally(t calc.Table, seat int) tally {
	at := func(mark int) int { return t.Mark(board.SeatMark(t, seat, mark)) }
	all := tally{cash: at(board.CashMark), bonus: at(board.BonusMark), graham: at(board.GrahamMark),
		fees: at(board.FeesMark), majorities: at(board.CountMark)}
	for company := range board.Companies {
		all.shares[company] = at(board.SharesMark + company)
	}
	return all
}
