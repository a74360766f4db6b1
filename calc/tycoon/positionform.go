package tycoon

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// Form asks where in the year the table is, for the prices, and of every seat whether it is out and what it has. What
// is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	now, o := NewPosition(t), board.OptionsOf(t)
	round := calc.Amount("round", &e.Round, calc.Range(1, o.Years).Else(calc.Refuse("position.round", "")))
	transaction := calc.Amount("transaction", &e.Transaction, calc.Range(1, o.Transactions+1).
		Else(calc.Refuse("position.transaction", "")))
	fields := append([]*calc.Field{
		round.Expect(now.Round), transaction.Expect(now.Transaction),
		calc.Player(t, "dealer", &e.Dealer, nil).Expect(now.Dealer),
		calc.Player(t, "turn", &e.Turn, nil).Expect(now.Turn),
	}, e.stockFields(o, now)...)
	left := [agreement.Companies]int{}
	for company := range left {
		left[company] = calc.Remaining(o.Shares, e.Retired[company])
	}
	caps := newCaps(o)
	for seat := range t.Layout().Seats { // who has acted already depends on who is out
		fields = append(fields, e.outField(seat, now.seat(seat)))
	}
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(t, seat, now.seat(seat), &left)...)
		fields = append(fields, e.lotFields(t, seat, caps)...)
	}
	for company := range agreement.Companies {
		if seats := e.chairs(t, company); len(seats) > 1 {
			other := calc.Refuse("position.chairman", "").With("need", e.need(t, company, o.Chairman))
			fields = append(fields,
				officeField("chairmen", &e.Chairmen[company], company, seats, e.usualChairman(t, company), other))
		}
	}
	for company := range agreement.Companies {
		if seats := e.rivals(t, company); len(seats) > 1 {
			other := calc.Refuse("position.director", "")
			fields = append(fields,
				officeField("directors", &e.Directors[company], company, seats, sitting(t, company, seats), other))
		}
	}
	return calc.Form{Fields: fields}.Guarded()
}

// change changes what the position has of a seat and makes room for it. Other entries that were made from this one stay
// as they are.
func (e *Position) change(seat int, change func(*SeatPosition)) {
	e.Seats = slices.Clone(e.Seats)
	change(calc.GrowTo(&e.Seats, seat))
}

// outField asks whether a seat is out, which the one who acts next is not.
func (e *Position) outField(seat int, was SeatPosition) *calc.Field {
	f := calc.FlagFunc(calc.ItemName("out", seat), func() bool { return e.seat(seat).Out },
		func(out bool) { e.change(seat, func(s *SeatPosition) { s.Out = out }) }).ForSeat(seat).
		Expect(calc.Bit(was.Out))
	if seat == e.Turn {
		f.Allowed.Choices[1].Refusal = calc.Refuse("position.turn", f.Name).Under("ruling").Seated(seat)
	}
	return f
}

// stockFields are the prices of all stocks, then those of the last year end, then what was bought back, then what left
// the game.
func (e *Position) stockFields(o *agreement.Options, now *Position) []*calc.Field {
	var fields []*calc.Field
	amounts := func(list string, at, likely *[agreement.Companies]int, allowed calc.Allowed) {
		for company := range agreement.Companies {
			fields = append(fields, calc.Amount(calc.ItemName(list, company), &at[company], allowed).
				ForCompany(company).Expect(likely[company]))
		}
	}
	price := calc.Range(0, agreement.MaxPrice).Else(calc.Refuse("position.price", "").With("step", 1))
	amounts("prices", &e.Prices, &now.Prices, price)
	amounts("last", &e.Last, &now.Last, price)
	amounts("retired", &e.Retired, &now.Retired, calc.Range(0, o.Shares).Else(calc.Refuse("position.retired", "")))
	for company := range agreement.Companies {
		if o.Zero == "delist" && e.Prices[company] == 0 {
			fields = append(fields, calc.Flag(calc.ItemName("delisted", company), &e.Delisted[company]).
				ForCompany(company).Expect(calc.Bit(now.Delisted[company])))
		}
	}
	return fields
}

// seatFields are the cash, the shares and the debt of one seat.
func (e *Position) seatFields(t calc.Table, seat int, was SeatPosition, left *[agreement.Companies]int) []*calc.Field {
	amount := func(name, code string, company, likely, limit int, at func(*SeatPosition) *int) *calc.Field {
		return calc.AmountFunc(name, calc.Range(0, limit).Else(calc.Refuse(code, "")),
			func() int { s := e.seat(seat); return *at(&s) },
			func(v int) { e.change(seat, func(s *SeatPosition) { *at(s) = v }) }).
			ForSeat(seat).ForCompany(company).Expect(likely)
	}
	named := e.seat(seat)
	fields := []*calc.Field{amount(calc.ItemName("cash", seat), "position.cash", calc.None, was.Cash,
		max(agreement.MaxCash, was.Cash),
		func(s *SeatPosition) *int { return &s.Cash })}
	for company := range agreement.Companies {
		limit := left[company]
		if named.Out || e.Delisted[company] {
			limit = 0
		}
		fields = append(fields,
			amount(calc.ItemName("held", seat, company), "position.shares", company, was.Shares[company], limit,
				func(s *SeatPosition) *int { return &s.Shares[company] }))
		left[company] = calc.Remaining(left[company], min(named.Shares[company], limit))
	}
	return append(fields,
		amount(calc.ItemName("debt", seat), "position.debt", calc.None, was.Debt, maxDebt(t, seat, named),
			func(s *SeatPosition) *int { return &s.Debt }))
}

// officeField asks who of several has an office: the usual one unless the seat stands there, counted from 1. The usual
// one is not written down where he is the one whom any other table takes, the largest holder or the first of several.
// Other refuses anybody else.
func officeField(name string, at *int, company int, seats []int, usual int, other *calc.Refusal) *calc.Field {
	choices := make([]calc.Choice, len(seats))
	for i, seat := range seats {
		choices[i].Value = seat
	}
	return calc.AmountFunc(calc.ItemName(name, company), calc.Allowed{Choices: choices}.Else(other), func() int {
		if *at == 0 {
			return usual
		}
		return *at - 1
	}, func(seat int) {
		if *at = seat + 1; seat == usual && (seat == seats[0] || name == "chairmen") {
			*at = 0
		}
	}).As(calc.SeatKind).ForCompany(company).Expect(usual)
}

// maxDebt is the most that a seat can owe: nothing where nobody shorts, or when it is out.
func maxDebt(t calc.Table, seat int, s SeatPosition) int {
	if board.OptionsOf(t).Mode == "trader" || s.Out {
		return 0
	}
	return max(agreement.MaxCash, board.Debt(t, seat))
}

// refusal is what is wrong with a position.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if n := len(t.Layout().Seats); len(e.Seats) != n {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", n)
	}
	in := 0
	for _, s := range e.Seats {
		in += calc.Bit(!s.Out)
	}
	if in < 2 {
		return calc.Refuse("position.alone", "out").With("min", 2)
	}
	if refusal := calc.Check(e, t); refusal != nil {
		return refusal
	}
	return e.strayRefusal(t)
}

// strayRefusal finds what nobody is asked for.
func (e *Position) strayRefusal(t calc.Table) *calc.Refusal {
	o := board.OptionsOf(t)
	for company := range agreement.Companies {
		switch {
		case e.Delisted[company] && (o.Zero != "delist" || e.Prices[company] != 0):
			return calc.Refuse("position.delisted", calc.ItemName("delisted", company)).About(company)
		case e.Chairmen[company] != 0 && len(e.chairs(t, company)) < 2:
			return calc.Refuse("position.chairman", calc.ItemName("chairmen", company)).About(company).
				With("need", e.need(t, company, o.Chairman))
		case e.Directors[company] != 0 && len(e.rivals(t, company)) < 2:
			return calc.Refuse("position.director", calc.ItemName("directors", company)).About(company)
		}
	}
	return e.strayLot(t)
}
