package openmarket

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// Form asks for the companies, what every seat has, the round and the turn. What is likely is the table as it is. What
// was not said yet reads as 0; a field that is set makes room for it.
func (e *Position) Form(t calc.Table) calc.Form {
	now, o := NewPosition(t), board.OptionsOf(t)
	var fields []*calc.Field
	for company := range t.Layout().Companies {
		fields = append(fields, e.companyFields(t, now, company)...)
	}
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(t, now.Seats[seat], seat)...)
	}
	for private := range now.Privates {
		fields = append(fields, e.privateFields(t, now.Privates[private], private)...)
	}
	if o.CountsRounds() {
		high := o.Rounds
		if high == 0 {
			high = agreement.ManyRounds
		}
		rounds := calc.Range(1, high).Else(calc.Refuse("position.round", ""))
		fields = append(fields, calc.Amount("round", &e.Round, rounds).Expect(now.Round))
	}
	if o.Ordered() {
		fields = append(fields, calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
			if calc.ItemOrZero(e.Seats, seat).Out {
				return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
			}
			return nil
		}).Expect(now.Turn))
	}
	return calc.Form{Fields: fields}.Guarded()
}

// companyFields are the fields of one company: its price, and what else the table keeps of it.
func (e *Position) companyFields(t calc.Table, now *Position, company int) []*calc.Field {
	price := calc.ItemOrZero(e.Prices, company)
	fields := []*calc.Field{listAmount("prices", &e.Prices, now.Prices, company,
		board.TrackAllowed(t, "ruling", company, &price))}
	if rows := board.PriceRows(t, price); rows != nil {
		fields[0].Then(func(price int) { e.keepRow(t, company, price) })
		allowed := calc.Allowed{Choices: rows}.Else(calc.Refuse("price.row", "").With("price", price).
			With("near", rows[0].Value))
		fields = append(fields, listAmount("rows", &e.Rows, now.Rows, company, allowed))
	}
	if now.Launched != nil {
		fields = append(fields,
			calc.FlagFunc(calc.ItemName("launched", company),
				func() bool { return calc.ItemOrZero(e.Launched, company) },
				func(yes bool) { *calc.GrowTo(&e.Launched, company) = yes }).Expect(calc.Bit(now.Launched[company])))
	}
	if now.Supply != nil {
		fields = append(fields,
			listAmount("supply", &e.Supply, now.Supply, company, upTo(agreement.MaxShares*agreement.MaxRatio)))
	}
	if now.Debts != nil {
		fields = append(fields, listAmount("debts", &e.Debts, now.Debts, company, upTo(agreement.MaxPay)))
	}
	if now.Sizes != nil {
		fields = append(fields, listAmount("sizes", &e.Sizes, now.Sizes, company, upTo(agreement.MaxSize)))
	}
	if now.Pars != nil {
		fields = append(fields, listAmount("pars", &e.Pars, now.Pars, company, upTo(agreement.MaxPrice)),
			calc.FlagFunc(calc.ItemName("floated", company),
				func() bool { return calc.ItemOrZero(e.Floated, company) },
				func(yes bool) { *calc.GrowTo(&e.Floated, company) = yes }).Expect(calc.Bit(now.Floated[company])))
	}
	if now.Treasuries != nil {
		fields = append(fields, holdingFields(t, "own_", company, now.Treasuries[company].Holding,
			func() Holding { return calc.ItemOrZero(e.Treasuries, company).Holding },
			func() *Holding { return &calc.GrowTo(&e.Treasuries, company).Holding })...)
		fields = append(fields, e.otherFields(t, now.Treasuries[company].Others, company)...)
	}
	for _, f := range fields {
		f.Company = company
	}
	return fields
}

// keepRow makes the row of a company's price one where that stands: the one that is filled in, or else the topmost.
func (e *Position) keepRow(t calc.Table, company, price int) {
	rows, row := board.PriceRows(t, price), calc.GrowTo(&e.Rows, company)
	if !slices.ContainsFunc(rows, func(c calc.Choice) bool { return c.Value == *row }) && len(rows) > 0 {
		*row = rows[0].Value
	}
}

// upTo allows the numbers to a limit.
func upTo(limit int) calc.Allowed { return calc.Range(0, limit).Else(board.NoAmount("", 0, 0)) }

// listAmount is the field of a company's number in a list.
func listAmount(name string, list *[]int, now []int, company int, allowed calc.Allowed) *calc.Field {
	return calc.AmountFunc(calc.ItemName(name, company), allowed, func() int { return calc.ItemOrZero(*list, company) },
		func(v int) { *calc.GrowTo(list, company) = v }).Expect(now[company])
}

// holdingFields are the fields of cash and certificates. Read returns what is filled in so far, write makes room for
// more.
func holdingFields(t calc.Table, whose string, owner int, now Holding, read func() Holding,
	write func() *Holding) []*calc.Field {
	fields := []*calc.Field{calc.AmountFunc(calc.ItemName(whose+"cash", owner), upTo(agreement.MaxCash),
		func() int { return read().Cash }, func(v int) { write().Cash = v }).Expect(now.Cash)}
	missing := func(index int) bool {
		c := certificateAt(t, firstOf(whose, owner), index)
		return index < len(now.Shares) && !board.HasClass(t, c.Company, c.Class)
	}
	for index, likely := range now.Shares {
		if missing(index) {
			continue
		}
		last := index // with room for what is not asked
		for missing(last + 1) {
			last++
		}
		fields = append(fields, calc.AmountFunc(holdField(t, whose, owner, index), upTo(agreement.MaxShares),
			func() int { return calc.ItemOrZero(read().Shares, index) },
			func(v int) {
				calc.GrowTo(&write().Shares, last)
				*calc.GrowTo(&write().Shares, index) = v
			}).ForCompany(index/t.Layout().Classes).
			Expect(likely))
	}
	return fields
}

// seatFields are the fields of one seat.
func (e *Position) seatFields(t calc.Table, now SeatPosition, seat int) []*calc.Field {
	read := func() SeatPosition { return calc.ItemOrZero(e.Seats, seat) }
	write := func() *SeatPosition { return calc.GrowTo(&e.Seats, seat) }
	fields := holdingFields(t, "", seat, now.Holding,
		func() Holding { return read().Holding }, func() *Holding { return &write().Holding })
	if board.OptionsOf(t).Lends() {
		fields = append(fields, calc.AmountFunc(calc.ItemName("loan", seat), upTo(agreement.MaxCash),
			func() int { return read().Loan }, func(v int) { write().Loan = v }).Expect(now.Loan))
	}
	fields = append(fields, calc.FlagFunc(calc.ItemName("out", seat),
		func() bool { return read().Out }, func(out bool) { write().Out = out }).Expect(calc.Bit(now.Out)))
	for _, f := range fields {
		f.Seat = seat
	}
	return fields
}
