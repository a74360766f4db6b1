package stockpile

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// Standing ranks the seats by money after majorities, final sale and fees (chapter Game End Steps). In a tie they share
// the place, or the option tie decides. Seats that have left come last. Until the end, only cash counts for hidden or
// veiled portfolios, because the net worth would reveal cards.
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

func (Rulebook) Unveiled(t calc.Table) calc.Standing {
	all := tallies(t)
	for seat := range all {
		if t.Mark(board.OwnMark(t, board.PaidOutMark)) == 1 {
			all[seat] = finalTally(t, seat)
		}
	}
	return rank(t, all)
}

// KnownPlace returns a seat's place as known from its own portfolio, without majorities, which depend on other seats'
// cards.
func (Rulebook) KnownPlace(t calc.Table, seat int) calc.Place {
	p := placeOf(t, seat, tallyOf(t, seat, 0, 0))
	p.Seat, p.Out = seat, t.Out(seat)
	return p
}

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

// placeOf returns a seat's place with the parts of its net worth. Before the end, "fees" are all fees owed and
// "uncovered" is the amount that the money cannot pay. "after" is the sum of the corrections after the end.
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
	if t.Mark(board.OwnMark(t, board.PaidOutMark)) == 1 {
		extra("fees", -of.fees)
		extra("after", t.Cash(seat)-p.Worth)
		return p
	}
	held := board.Debt(board.Owed(t, seat))
	extra("fees", -held)
	extra("uncovered", held-of.fees)
	return p
}

// A tally is the parts of a seat's net worth at the end of a game.
type tally struct {
	// cash is the cash before the end, bonus the pay for majorities, graham the investor Graham's extra, fees the fees
	// paid.
	cash, bonus, graham, fees int
	// majorities includes shared majorities. shares is the number of all shares sold, two for a split card.
	majorities int
	shares     board.Count
}

func tallies(t calc.Table) []tally {
	all := make([]tally, len(t.Layout().Seats))
	o := board.OptionsOf(t)
	for company := range board.Companies {
		_, holders := board.Majority(t, company)
		for _, seat := range holders {
			if o.TracksPortfolios() {
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

func finalTally(t calc.Table, seat int) tally {
	at := func(mark int) int { return t.Mark(board.SeatMark(t, seat, mark)) }
	all := tally{cash: at(board.CashMark), bonus: at(board.BonusMark), graham: at(board.GrahamMark),
		fees: at(board.FeesMark), majorities: at(board.CountMark)}
	for company := range board.Companies {
		all.shares[company] = at(board.SharesMark + company)
	}
	return all
}
