package tycoon

import "scripkeeper/calc"

// end closes the year: stocks at 0 get what the house rules give them, the prices are recorded, the offices are given
// anew, and the next year begins with the next dealer, or the game is over.
func (y *year) end() {
	d, o := y.builder, y.rules
	year := d.Round()
	fell := [Companies]int{}
	for company := range Companies {
		switch {
		case d.Price(company) > 0 || Delisted(d.Table, company):
		case o.Zero == "delist":
			y.delist(company)
		case o.Zero == "restart_at_face" && year < o.Years:
			d.Line("restart", "house.restart_at_face", calc.None, company, calc.Term{Role: "new", Value: o.Start[company]})
			d.Set(d.Layout().PriceMark(company), o.Start[company])
		case Last(d.Table, company) > 0:
			fell[company] = year
		default:
			fell[company] = d.Mark(companyMark(d.Table, fellMark, company))
		}
	}
	d.Line("closed", "yearend", calc.None, calc.None, calc.Term{Role: "round", Value: year})
	for company := range Companies {
		d.Set(companyMark(d.Table, lastMark, company), d.Price(company))
		d.Set(companyMark(d.Table, fellMark, company), fell[company])
	}
	y.layAside()
	updateRoles(d)
	switch {
	case d.EndAlone():
	case year >= o.Years:
		d.Finish("over.years")
	default:
		beginYear(d, year+1, d.Clockwise((Dealer(d.Table) + 1) % len(d.Layout().Seats))[0])
	}
}

// delist takes a stock out of the game; its shares are void.
func (y *year) delist(company int) {
	d := y.builder
	d.Line("delisted", "house.delist", calc.None, company)
	for seat := range d.Layout().Seats {
		d.Move(calc.Of(seat), calc.Market(), calc.Share(company), d.Shares(seat, company))
	}
	d.Set(companyMark(d.Table, delistedMark, company), 1)
}

// layAside puts all cards back to the deck, but those that Directors keep.
func (y *year) layAside() {
	d, o := y.builder, y.rules
	for seat := range d.Layout().Seats {
		kept := 0
		if o.DirectorKeeps {
			for _, n := range y.withheld[seat] {
				kept += n
			}
		}
		if kept > 0 {
			d.Line("kept", "house.director_keeps_card", seat, calc.None, calc.Term{Role: "count", Value: kept})
		}
		d.Set(seatMark(d.Table, keptMark, seat), kept)
		forgetHand(d, seat, unusedDebentures(d.Table, seat), func(face int) int {
			if o.DirectorKeeps && face < o.deck.price {
				return y.withheld[seat][face]
			}
			return 0
		})
	}
}
