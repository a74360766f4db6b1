package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// closeYear handles companies at 0, records prices, updates offices, and begins the next year or ends the game.
func (y *year) closeYear() {
	b, o := y.builder, y.rules
	year := b.Round()
	fell := [agreement.Companies]int{}
	for company := range agreement.Companies {
		switch {
		case b.Price(company) > 0 || board.Delisted(b.Table, company):
		case o.Zero == "delist":
			y.delist(company)
		case o.Zero == "restart_at_face" && year < o.Years:
			b.Line("restart", "house.restart_at_face", calc.None, company, calc.With("new", o.Start[company]))
			b.Set(b.Layout().PriceMark(company), o.Start[company])
		case board.LastYearPrice(b.Table, company) > 0:
			fell[company] = year
		default:
			fell[company] = b.Mark(board.CompanyMark(b.Table, board.FellMark, company))
		}
	}
	b.Line("closed", "yearend", calc.None, calc.None, calc.With("round", year))
	for company := range agreement.Companies {
		b.Set(board.CompanyMark(b.Table, board.LastMark, company), b.Price(company))
		b.Set(board.CompanyMark(b.Table, board.FellMark, company), fell[company])
	}
	y.layAside()
	board.UpdateRoles(b)
	switch {
	case b.EndAlone():
	case year >= o.Years:
		b.Finish("over.years")
	default:
		turns.BeginYear(b, year+1, turns.NextDealer(b.Table))
	}
}

func (y *year) layAside() {
	b, o := y.builder, y.rules
	for seat := range b.Layout().Seats {
		kept := 0
		if o.DirectorKeeps {
			kept = calc.Sum(y.withheld[seat])
		}
		if kept > 0 {
			b.Line("kept", "house.director_keeps_card", seat, calc.None, calc.With("count", kept))
		}
		b.Set(board.SeatMark(b.Table, board.KeptMark, seat), kept)
		hands.ForgetHand(b, seat, hands.UnusedDebentures(b.Table, seat), func(face int) int {
			if o.DirectorKeeps && face < o.Cards().PriceFaces {
				return y.withheld[seat][face]
			}
			return 0
		})
	}
}

// delist removes a company from the game. Its shares are void.
func (y *year) delist(company int) {
	b := y.builder
	b.Line("delisted", "house.delist", calc.None, company)
	for seat := range b.Layout().Seats {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), b.Shares(seat, company))
	}
	b.Set(board.CompanyMark(b.Table, board.DelistedMark, company), 1)
}

// CloseUnsettled closes a year without a year's end: prices stay, and open lots are void.
func CloseUnsettled(b *calc.Builder) {
	b.Lapsed(calc.None)
	y := newYear(b.Table, &YearEnd{})
	y.builder = b
	_ = y.eachLot(func(seat, round int, _ board.Lot) *calc.Refusal { // never refuses
		board.CloseLot(b, seat, round)
		return nil
	})
	y.closeYear()
}
