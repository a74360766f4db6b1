package openmarket

import "scripkeeper/calc"

// Form asks for the companies, what every seat has, the round and the turn. What is likely is the table as it is. What
// was not said yet reads as 0; a field that is set makes room for it.
func (e *Position) Form(t calc.Table) calc.Form {
	now, o := NewPosition(t), optionsOf(t)
	var fields []*calc.Field
	for company := range t.Layout().Companies {
		fields = append(fields, e.companyFields(t, now, company)...)
	}
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(t, now.Seats[seat], seat)...)
	}
	if o.counts() {
		high := o.Rounds
		if high == 0 {
			high = manyRounds
		}
		rounds := calc.Range(1, high).Else(calc.Refuse("position.round", ""))
		fields = append(fields, calc.Amount("round", &e.Round, rounds).Like(now.Round))
	}
	if o.ordered() {
		fields = append(fields, calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
			if at(e.Seats, seat).Out {
				return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
			}
			return nil
		}).Like(now.Turn))
	}
	return calc.Form{Fields: fields}.Guarded()
}

// companyFields are the fields of one company: its price, and what else the table keeps of it.
func (e *Position) companyFields(t calc.Table, now *Position, company int) []*calc.Field {
	price := at(e.Prices, company)
	fields := []*calc.Field{listAmount(calc.ItemName("prices", company), &e.Prices, company, now.Prices[company], trackAllowed(t, "ruling", company, &price))}
	if now.Launched != nil {
		fields = append(fields, &calc.Field{
			Name: calc.ItemName("launched", company), Kind: calc.FlagKind, Likely: calc.Bit(now.Launched[company]), Allowed: calc.YesNo(),
			Get: func() int { return calc.Bit(at(e.Launched, company)) },
			Set: func(v int) { e.Launched = room(e.Launched, company); e.Launched[company] = v == 1 },
		})
	}
	if now.Supply != nil {
		fields = append(fields, listAmount(calc.ItemName("supply", company), &e.Supply, company, now.Supply[company],
			calc.Range(0, maxShares*maxRatio).Else(noAmount("", 0, 0))))
	}
	if now.Treasuries != nil {
		own := func() *Holding {
			e.Treasuries = room(e.Treasuries, company)
			return &e.Treasuries[company]
		}
		read := func() Holding { return at(e.Treasuries, company) }
		fields = append(fields, holdingFields(t, "own_", company, now.Treasuries[company], read, own)...)
	}
	for i := range fields {
		fields[i].Seat, fields[i].Company = calc.None, company
	}
	return fields
}

// listAmount is a field of a number in a list.
func listAmount(name string, list *[]int, index, likely int, allowed calc.Allowed) *calc.Field {
	return &calc.Field{
		Name: name, Kind: calc.AmountKind, Seat: calc.None, Company: calc.None, Likely: likely, Allowed: allowed,
		Get: func() int { return at(*list, index) },
		Set: func(v int) { *list = room(*list, index); (*list)[index] = v },
	}
}

// holdingFields are the fields of cash and certificates. Read is what is said so far, write makes room for more.
func holdingFields(t calc.Table, whose string, owner int, now Holding, read func() Holding, write func() *Holding) []*calc.Field {
	fields := []*calc.Field{{
		Name: calc.ItemName(whose+"cash", owner), Kind: calc.AmountKind, Likely: now.Cash, Allowed: calc.Range(0, maxCash).Else(noAmount("", 0, 0)),
		Get: func() int { return read().Cash },
		Set: func(v int) { write().Cash = v },
	}}
	for index, likely := range now.Shares {
		fields = append(fields, &calc.Field{
			Name: holdField(t, whose, owner, index), Kind: calc.AmountKind,
			Likely: likely, Allowed: calc.Range(0, maxShares).Else(noAmount("", 0, 0)),
			Get: func() int { return at(read().Shares, index) },
			Set: func(v int) { h := write(); h.Shares = room(h.Shares, index); h.Shares[index] = v },
		})
	}
	return fields
}

// seatFields are the fields of one seat.
func (e *Position) seatFields(t calc.Table, now SeatPosition, seat int) []*calc.Field {
	write := func() *SeatPosition {
		e.Seats = room(e.Seats, seat)
		return &e.Seats[seat]
	}
	fields := holdingFields(t, "", seat, now.Holding,
		func() Holding { return at(e.Seats, seat).Holding }, func() *Holding { return &write().Holding })
	for index := range now.Shares {
		fields[1+index].Company = index / t.Layout().Classes
	}
	fields[0].Company = calc.None
	if optionsOf(t).lends() {
		fields = append(fields, &calc.Field{
			Name: calc.ItemName("loan", seat), Kind: calc.AmountKind, Company: calc.None, Likely: now.Loan, Allowed: calc.Range(0, maxCash).Else(noAmount("", 0, 0)),
			Get: func() int { return at(e.Seats, seat).Loan },
			Set: func(v int) { write().Loan = v },
		})
	}
	fields = append(fields, &calc.Field{
		Name: calc.ItemName("out", seat), Kind: calc.FlagKind, Company: calc.None, Likely: calc.Bit(now.Out), Allowed: calc.YesNo(),
		Get: func() int { return calc.Bit(at(e.Seats, seat).Out) },
		Set: func(v int) { write().Out = v == 1 },
	})
	for i := range fields {
		fields[i].Seat = seat
	}
	return fields
}
