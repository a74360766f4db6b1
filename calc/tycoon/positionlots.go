package tycoon

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

func lotTypes() []string { return []string{"none", "short", "call", "put"} }

func classOf(word string) calc.Class { return calc.Class(max(0, slices.Index(lotTypes(), word))) }

func lotsOf(t calc.Table, seat int) (lots []LotPosition) {
	for round := 1; round <= board.OptionsOf(t).Transactions; round++ {
		if l := board.LotOf(t, seat, round); l.Class != calc.Regular {
			lots = append(lots, LotPosition{round, lotTypes()[l.Class], agreement.CodeOf(l.Company), l.Shares, l.Price})
		}
	}
	return lots
}

func lotWords(t calc.Table) []string {
	switch board.OptionsOf(t).Mode {
	case "investor":
		return lotTypes()[:2]
	case "strategist":
		return lotTypes()
	}
	return lotTypes()[:1]
}

type caps [2][agreement.Companies]int

func newCaps(o *agreement.Options) *caps {
	var c caps
	for company := range agreement.Companies {
		c[0][company], c[1][company] = o.ShortCap, o.OptionCap
	}
	return &c
}

func (c *caps) of(company int, class calc.Class) *int {
	return &c[calc.Bit(class != board.ShortLot)][company]
}

func (e *Position) lotFields(t calc.Table, seat int, caps *caps) (fields []*calc.Field) {
	words, done := lotWords(t), e.done(t, seat)
	if len(words) < 2 || e.seat(seat).Out {
		return nil
	}
	for round := 1; round <= done; round++ {
		l, has := e.seat(seat).lot(round)
		l.Round = round
		if !has {
			l.Type = "none"
		}
		lot := e.lotDetails(seat, &l, caps)
		name := calc.ItemName("lot", seat, round)
		lot = append([]*calc.Field{calc.OneOf(name, &l.Type, words...).
			WithRefusal(calc.Refuse("position.lot", name).With("max", done))}, lot...)
		for _, f := range lot {
			fields = append(fields, f.ForSeat(seat).Then(func(int) {
				s := calc.GrowTo(&e.Seats, seat)
				s.Lots = slices.DeleteFunc(calc.Replace(s.Lots, func(o LotPosition) bool { return o.Round == round },
					func(a, b LotPosition) int { return a.Round - b.Round }, l),
					func(l LotPosition) bool { return classOf(l.Type) == calc.Regular })
			}))
		}
	}
	return fields
}

func (e *Position) lotDetails(seat int, l *LotPosition, caps *caps) []*calc.Field {
	class := classOf(l.Type)
	if class == calc.Regular {
		return nil
	}
	name := func(list string) string { return calc.ItemName(list, seat, l.Round) }
	stock := turns.StockField(name("lotstock"), &l.Company, func(company int) *calc.Refusal {
		switch {
		case e.Delisted[company]:
			return calc.Refuse("stock.delisted", name("lotstock")).Under("house.delist").About(company)
		case *caps.of(company, class) < agreement.Thousand:
			return calc.Refuse("position.lotshares", name("lotstock")).Under("ruling").Seated(seat).About(company).
				With("max", 0).With("step", agreement.Thousand)
		}
		return nil
	})
	company := agreement.CompanyOf(l.Company)
	if company == calc.None || *caps.of(company, class) < agreement.Thousand {
		return []*calc.Field{stock}
	}
	left := caps.of(company, class)
	shares := turns.SharesField(name("lotshares"), &l.Shares, seat, company,
		calc.Steps(agreement.Thousand, *left/agreement.Thousand*agreement.Thousand, agreement.Thousand).
			WithRefusal(calc.Refuse("position.lotshares", "")))
	price := turns.SharesField(name("lotprice"), &l.Price, seat, company, calc.Range(1, agreement.MaxPrice).
		WithRefusal(calc.Refuse("position.price", "").With("step", 1))).
		Expect(min(agreement.MaxPrice, max(1, e.Prices[company])))
	*left = calc.Remaining(*left, l.Shares)
	return []*calc.Field{stock, shares, price}
}

func (s SeatPosition) lot(round int) (LotPosition, bool) {
	return calc.Find(s.Lots, func(l LotPosition) bool { return l.Round == round })
}

// strayLot refuses a lot for a round that the seat has not played, a second lot for a round, and a type that the mode
// does not allow.
func (e *Position) strayLot(t calc.Table) *calc.Refusal {
	for seat, s := range e.Seats {
		done, last := e.done(t, seat), 0
		if s.Out {
			done = 0
		}
		for _, l := range s.Lots {
			class := classOf(l.Type)
			if l.Round <= last || l.Round > done || class == calc.Regular || int(class) >= len(lotWords(t)) {
				return calc.Refuse("position.lot", calc.ItemName("lot", seat, l.Round)).Seated(seat).With("max", done)
			}
			last = l.Round
		}
	}
	return nil
}

func (s SeatPosition) setLots(b *calc.Builder, seat int) {
	for round := 1; round <= board.OptionsOf(b.Table).Transactions; round++ {
		l := board.Lot{}
		if named, has := s.lot(round); has {
			l = board.Lot{Class: classOf(named.Type), Company: agreement.CompanyOf(named.Company),
				Shares: named.Shares, Price: named.Price}
		}
		was := board.LotOf(b.Table, seat, round)
		if was == l {
			continue
		}
		b.Move(calc.AccountOf(seat), calc.Rulings(), calc.Commodity{Company: was.Company, Class: was.Class}, was.Shares)
		b.Move(calc.Rulings(), calc.AccountOf(seat), calc.Commodity{Company: l.Company, Class: l.Class}, l.Shares)
		board.SetLot(b, seat, round, l)
	}
}
