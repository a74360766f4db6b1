package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// Form asks where in the year the table is, for the prices, and of every seat whether it is out and what it has. What is
// likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	now, o := NewPosition(t), optionsOf(t)
	round := calc.Amount("round", &e.Round, calc.Range(1, o.Years))
	transaction := calc.Amount("transaction", &e.Transaction, calc.Range(1, o.Transactions+1))
	dealer := calc.Player(t, "dealer", &e.Dealer, func(int) *calc.Refusal { return nil })
	turn := calc.Player(t, "turn", &e.Turn, func(int) *calc.Refusal { return nil })
	round.Likely, transaction.Likely, dealer.Likely, turn.Likely = now.Round, now.Transaction, now.Dealer, now.Turn
	fields := append([]*calc.Field{round, transaction, dealer, turn}, e.stockFields(o, now)...)
	left := [Companies]int{}
	for company := range left {
		left[company] = max(0, o.Shares-max(0, e.Retired[company]))
	}
	caps := newCaps(o)
	for seat := range t.Layout().Seats { // who has acted already depends on who is out
		fields = append(fields, e.outField(seat, now.said(seat)))
	}
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(t, seat, now.said(seat), &left)...)
		fields = append(fields, e.lotFields(t, seat, caps)...)
	}
	for company := range Companies {
		if seats := e.chairs(t, company); len(seats) > 1 {
			fields = append(fields, officeField("chairmen", &e.Chairmen[company], company, seats, e.largest(t, company)))
		}
	}
	for company := range Companies {
		if seats := e.rivals(t, company); len(seats) > 1 {
			fields = append(fields, officeField("directors", &e.Directors[company], company, seats, sitting(t, company, seats)))
		}
	}
	return calc.Form{Fields: fields}.Guarded()
}

// say changes what is said of a seat and makes room for it. Other entries that were made from this one stay as they are.
func (e *Position) say(seat int, change func(*SeatPosition)) {
	seats := slices.Clone(e.Seats)
	for len(seats) <= seat {
		seats = append(seats, SeatPosition{})
	}
	change(&seats[seat])
	e.Seats = seats
}

// outField asks whether a seat is out, which the one who acts next is not.
func (e *Position) outField(seat int, was SeatPosition) *calc.Field {
	allowed := calc.YesNo()
	if seat == e.Turn {
		allowed.Choices[1].Refusal = calc.Refuse("position.turn", calc.ItemName("out", seat)).Under("ruling").Seated(seat)
	}
	return &calc.Field{
		Name: calc.ItemName("out", seat), Kind: calc.FlagKind, Seat: seat, Company: calc.None,
		Likely: yesOrNo(was.Out), Allowed: allowed,
		Get: func() int { return yesOrNo(e.said(seat).Out) },
		Set: func(v int) { e.say(seat, func(s *SeatPosition) { s.Out = v == 1 }) },
	}
}

// stockFields are the prices of all stocks, then those of the last year end, then what was bought back, then what left
// the game.
func (e *Position) stockFields(o *Options, now *Position) []*calc.Field {
	var fields []*calc.Field
	amounts := func(list string, at, likely *[Companies]int, most int) {
		for company := range Companies {
			f := calc.Amount(calc.ItemName(list, company), &at[company], calc.Range(0, most))
			f.Company, f.Likely = company, likely[company]
			fields = append(fields, f)
		}
	}
	amounts("prices", &e.Prices, &now.Prices, maxPrice)
	amounts("last", &e.Last, &now.Last, maxPrice)
	amounts("retired", &e.Retired, &now.Retired, o.Shares)
	for company := range Companies {
		if o.Zero == "delist" && e.Prices[company] == 0 {
			delisted := calc.Flag(calc.ItemName("delisted", company), &e.Delisted[company])
			delisted.Company, delisted.Likely = company, yesOrNo(now.Delisted[company])
			fields = append(fields, delisted)
		}
	}
	return fields
}

// seatFields are the cash, the shares and the debt of one seat.
func (e *Position) seatFields(t calc.Table, seat int, was SeatPosition, left *[Companies]int) []*calc.Field {
	amount := func(name string, company, likely, most int, at func(*SeatPosition) *int) *calc.Field {
		return &calc.Field{
			Name: name, Kind: calc.AmountKind, Seat: seat, Company: company, Likely: likely, Allowed: calc.Range(0, most),
			Get: func() int { s := e.said(seat); return *at(&s) },
			Set: func(v int) { e.say(seat, func(s *SeatPosition) { *at(s) = v }) },
		}
	}
	said := e.said(seat)
	fields := []*calc.Field{amount(calc.ItemName("cash", seat), calc.None, was.Cash, max(maxCash, was.Cash),
		func(s *SeatPosition) *int { return &s.Cash })}
	for company := range Companies {
		most := max(0, left[company])
		if said.Out || e.Delisted[company] {
			most = 0
		}
		fields = append(fields, amount(calc.ItemName(calc.ItemName("held", seat), company), company, was.Shares[company], most,
			func(s *SeatPosition) *int { return &s.Shares[company] }))
		left[company] -= max(0, min(said.Shares[company], most))
	}
	return append(fields, amount(calc.ItemName("debt", seat), calc.None, was.Debt, maxDebt(t, seat, said),
		func(s *SeatPosition) *int { return &s.Debt }))
}

// lotFields ask for the shorts and options of one seat, one for each transaction that it has made this year.
func (e *Position) lotFields(t calc.Table, seat int, caps *caps) []*calc.Field {
	words := lotWords(t)
	if len(words) < 2 || e.said(seat).Out {
		return nil
	}
	var fields []*calc.Field
	for round := 1; round <= e.done(t, seat); round++ {
		l, has := e.lot(seat, round)
		kind := calc.Pick(calc.ItemName(calc.ItemName("lot", seat), round), &l.Type, words...)
		kind.Seat = seat
		if !has {
			l.Type = "none"
		}
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
	name := func(list string) string { return calc.ItemName(calc.ItemName(list, seat), round) }
	stock := stockField(name("lotstock"), &l.Company, func(company int) *calc.Refusal {
		switch {
		case e.Delisted[company]:
			return calc.Refuse("stock.delisted", name("lotstock")).Under("house.delist").About(company)
		case *caps.of(company, class) < thousand:
			return calc.Refuse("position.lotshares", name("lotstock")).Under("ruling").Seated(seat).About(company).
				With("max", 0).With("step", thousand)
		}
		return nil
	})
	stock.Seat = seat
	stock.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Company = codeOf(v) }) }
	company := companyOf(l.Company)
	if company == calc.None || *caps.of(company, class) < thousand {
		return []*calc.Field{stock}
	}
	left := caps.of(company, class)
	shares := sharesField(name("lotshares"), &l.Shares, seat, company, calc.Steps(thousand, *left/thousand*thousand, thousand))
	shares.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Shares = v }) }
	price := sharesField(name("lotprice"), &l.Price, seat, company, calc.Range(1, maxPrice))
	price.Likely = min(maxPrice, max(1, e.Prices[company]))
	price.Set = func(v int) { e.setLot(seat, round, func(l *LotPosition) { l.Price = v }) }
	*left -= max(0, min(l.Shares, *left))
	return []*calc.Field{stock, shares, price}
}

func (e *Position) lot(seat, round int) (LotPosition, bool) {
	for _, l := range e.said(seat).Lots {
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
	e.say(seat, func(s *SeatPosition) {
		s.Lots = slices.DeleteFunc(slices.Clone(s.Lots), func(o LotPosition) bool { return o.Round == round })
		if classOf(l.Type) != calc.Regular {
			s.Lots = append(s.Lots, l)
		}
		slices.SortStableFunc(s.Lots, func(a, b LotPosition) int { return a.Round - b.Round })
		if len(s.Lots) == 0 {
			s.Lots = nil
		}
	})
}

// officeField asks who of several has an office: the usual one unless the seat stands there, counted from 1. The usual one
// is not written down where he is the one whom any other table takes, the largest holder or the first of several.
func officeField(name string, at *int, company int, seats []int, usual int) *calc.Field {
	choices := make([]calc.Choice, len(seats))
	for i, seat := range seats {
		choices[i].Value = seat
	}
	return &calc.Field{
		Name: calc.ItemName(name, company), Kind: calc.SeatKind, Seat: calc.None, Company: company, Likely: usual,
		Allowed: calc.Allowed{Choices: choices},
		Get: func() int {
			if *at > 0 {
				return *at - 1
			}
			return usual
		},
		Set: func(seat int) {
			if *at = seat + 1; seat == usual && (seat == seats[0] || name == "chairmen") {
				*at = 0
			}
		},
	}
}
