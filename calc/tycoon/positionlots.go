package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// lotWords are the kinds of lot that a table plays with.
func lotWords(t calc.Table) []string {
	switch board.OptionsOf(t).Mode {
	case "investor":
		return lotTypes()[:2]
	case "strategist":
		return lotTypes()
	}
	return lotTypes()[:1]
}

// caps are how many shares can still be short, and how many under options, of each stock.
type caps struct {
	short, options [agreement.Companies]int
}

func newCaps(o *agreement.Options) *caps {
	c := &caps{}
	for company := range agreement.Companies {
		c.short[company], c.options[company] = o.ShortCap, o.OptionCap
	}
	return c
}

func (c *caps) of(company int, class calc.Class) *int {
	if class == board.ShortLot {
		return &c.short[company]
	}
	return &c.options[company]
}

// lotFields ask for the shorts and options of one seat, one for each transaction that it has made this year.
func (e *Position) lotFields(t calc.Table, seat int, caps *caps) []*calc.Field {
	words := lotWords(t)
	if len(words) < 2 || e.seat(seat).Out {
		return nil
	}
	var fields []*calc.Field
	for round := 1; round <= e.done(t, seat); round++ {
		l, has := e.lot(seat, round)
		if !has {
			l.Type = "none"
		}
		name := calc.ItemName("lot", seat, round)
		kind := calc.OneOf(name, &l.Type, words...).ForSeat(seat).
			Else(calc.Refuse("position.lot", name).With("max", e.done(t, seat)))
		kind.Set = func(v int) {
			if v >= 0 && v < len(words) {
				e.setLot(seat, round, func(l *LotPosition) { l.Type = words[v] })
			}
		}
		fields = append(fields, kind)
		if class := classOf(l.Type); has && class != calc.Regular {
			fields = append(fields, e.lotDetails(seat, round, l, class, caps)...)
		}
	}
	return fields
}

func (e *Position) lotDetails(seat, round int, l LotPosition, class calc.Class, caps *caps) []*calc.Field {
	name := func(list string) string { return calc.ItemName(list, seat, round) }
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
	stock.Seat = seat
	stock.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Company = agreement.CodeOf(v) }) }
	company := agreement.CompanyOf(l.Company)
	if company == calc.None || *caps.of(company, class) < agreement.Thousand {
		return []*calc.Field{stock}
	}
	left := caps.of(company, class)
	shares := turns.SharesField(name("lotshares"), &l.Shares, seat, company,
		calc.Steps(agreement.Thousand, *left/agreement.Thousand*agreement.Thousand, agreement.Thousand).
			Else(calc.Refuse("position.lotshares", "")))
	shares.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Shares = v }) }
	price := turns.SharesField(name("lotprice"), &l.Price, seat, company, calc.Range(1, agreement.MaxPrice).
		Else(calc.Refuse("position.price", "").With("step", 1)))
	price.Likely = min(agreement.MaxPrice, max(1, e.Prices[company]))
	price.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Price = v }) }
	*left = calc.Remaining(*left, l.Shares)
	return []*calc.Field{stock, shares, price}
}

func (e *Position) lot(seat, round int) (LotPosition, bool) {
	for _, l := range e.seat(seat).Lots {
		if l.Round == round {
			return l, true
		}
	}
	return LotPosition{Round: round}, false
}

// setLot changes the lot of a transaction round; one of no kind is taken out.
func (e *Position) setLot(seat, round int, change func(*LotPosition)) {
	l, _ := e.lot(seat, round)
	change(&l)
	var with []LotPosition
	if classOf(l.Type) != calc.Regular {
		with = append(with, l)
	}
	e.change(seat, func(s *SeatPosition) {
		s.Lots = calc.Replace(s.Lots, func(o LotPosition) bool { return o.Round == round },
			func(a, b LotPosition) int { return a.Round - b.Round }, with...)
	})
}

// strayLot finds a lot that nobody can have: of a transaction that was not made, the second of one, or of a kind that
// is not played.
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
