package tycoon

import "scripkeeper/calc"

// end closes the year: stocks at 0 get what the house rules give them, the prices are recorded, the offices are given
// anew, and the next year begins with the next dealer, or the game is over.
func (y *year) end() {
	b, o := y.builder, y.rules
	year := b.Round()
	fell := [Companies]int{}
	for company := range Companies {
		switch {
		case b.Price(company) > 0 || Delisted(b.Table, company):
		case o.Zero == "delist":
			y.delist(company)
		case o.Zero == "restart_at_face" && year < o.Years:
			b.Line("restart", "house.restart_at_face", calc.None, company, calc.With("new", o.Start[company]))
			b.Set(b.Layout().PriceMark(company), o.Start[company])
		case LastYearPrice(b.Table, company) > 0:
			fell[company] = year
		default:
			fell[company] = b.Mark(companyMark(b.Table, fellMark, company))
		}
	}
	b.Line("closed", "yearend", calc.None, calc.None, calc.With("round", year))
	for company := range Companies {
		b.Set(companyMark(b.Table, lastMark, company), b.Price(company))
		b.Set(companyMark(b.Table, fellMark, company), fell[company])
	}
	y.layAside()
	updateRoles(b)
	switch {
	case b.EndAlone():
	case year >= o.Years:
		b.Finish("over.years")
	default:
		beginYear(b, year+1, nextDealer(b.Table))
	}
}

// layAside puts all cards back to the deck, but those that Directors keep.
func (y *year) layAside() {
	b, o := y.builder, y.rules
	for seat := range b.Layout().Seats {
		kept := 0
		if o.DirectorKeeps {
			for _, n := range y.withheld[seat] {
				kept += n
			}
		}
		if kept > 0 {
			b.Line("kept", "house.director_keeps_card", seat, calc.None, calc.With("count", kept))
		}
		b.Set(seatMark(b.Table, keptMark, seat), kept)
		forgetHand(b, seat, unusedDebentures(b.Table, seat), func(face int) int {
			if o.DirectorKeeps && face < o.cards().price {
				return y.withheld[seat][face]
			}
			return 0
		})
	}
}

// delist takes a stock out of the game; its shares are void.
func (y *year) delist(company int) {
	b := y.builder
	b.Line("delisted", "house.delist", calc.None, company)
	for seat := range b.Layout().Seats {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), b.Shares(seat, company))
	}
	b.Set(companyMark(b.Table, delistedMark, company), 1)
}

// closeUnsettled ends a year without its end: prices stay, and what was open is void.
func closeUnsettled(b *calc.Builder) {
	b.Lapsed(calc.None)
	y := newYear(b.Table, &YearEnd{})
	y.builder = b
	_ = y.eachLot(func(seat, round int, _ lot) *calc.Refusal { // nothing is refused here
		closeLot(b, seat, round)
		return nil
	})
	y.end()
}
