package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

// Form asks for the seats, then for every company its value and, once it has one, what belongs to it, then for the
// moment. What is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	var form calc.Form
	for seat := range t.Layout().Seats {
		form.Fields = append(form.Fields, e.seatFields(t, seat)...)
	}
	for company := range t.Layout().Companies {
		form.Fields = append(form.Fields, e.priceField(t, company))
		if c := e.find(keyOf(t, company)); c != nil {
			form.Fields = append(form.Fields, e.companyFields(t, company)...)
		}
	}
	return calc.Form{Fields: append(form.Fields, e.momentFields(t)...)}.Guarded()
}

// seatFields are the cash of a seat and whether it is out. What was not given yet reads as 0.
func (e *Position) seatFields(t calc.Table, seat int) []*calc.Field {
	read := func() SeatPosition {
		if seat < len(e.Seats) {
			return e.Seats[seat]
		}
		return SeatPosition{}
	}
	write := func(change func(*SeatPosition)) {
		for len(e.Seats) <= seat {
			e.Seats = append(e.Seats, SeatPosition{})
		}
		change(&e.Seats[seat])
	}
	return []*calc.Field{
		{
			Name: calc.ItemName("cash", seat), Kind: calc.AmountKind, Seat: seat, Company: calc.None,
			Likely: t.Cash(seat), Allowed: calc.Range(0, maxAmount).Else(calc.Refuse("position.cash", "")),
			Get: func() int { return read().Cash },
			Set: func(v int) { write(func(s *SeatPosition) { s.Cash = v }) },
		},
		{
			Name: calc.ItemName("out", seat), Kind: calc.FlagKind, Seat: seat, Company: calc.None,
			Likely: calc.Bit(t.Out(seat)), Allowed: calc.YesNo(),
			Get: func() int { return calc.Bit(read().Out) },
			Set: func(v int) { write(func(s *SeatPosition) { s.Out = v == 1 }) },
		},
	}
}

// priceField asks for a company's value, 0 for one that has not been started.
func (e *Position) priceField(t calc.Table, company int) *calc.Field {
	choices := []calc.Choice{{Value: 0, Key: "unstarted"}}
	for _, v := range values() {
		choices = append(choices, calc.Choice{Value: v})
	}
	key, given := keyOf(t, company), 0
	if c := e.find(keyOf(t, company)); c != nil {
		given = c.Price
	}
	return &calc.Field{
		Name: calc.ItemName("price", company), Kind: calc.AmountKind, Seat: calc.None, Company: company,
		Likely: t.Price(company), Allowed: calc.Allowed{Choices: choices, Refusal: valueRefusal("", given)},
		Get: func() int {
			if c := e.find(key); c != nil {
				return c.Price
			}
			return 0
		},
		Set: func(v int) {
			if v == 0 {
				e.Companies = slices.DeleteFunc(slices.Clone(e.Companies), func(c CompanyPosition) bool { return c.Company == key })
				return
			}
			e.add(t, company).Price = v
		},
	}
}

// companyFields are what belongs to a company that has a value. Certificates that are left over are in its treasury.
func (e *Position) companyFields(t calc.Table, company int) []*calc.Field {
	now, given := companyPosition(t, company), *e.find(keyOf(t, company))
	field := func(name string, seat, likely int, allowed calc.Allowed, at func(c *CompanyPosition) *int) *calc.Field {
		return &calc.Field{
			Name: name, Kind: calc.AmountKind, Seat: seat, Company: company, Likely: likely, Allowed: allowed,
			Get: func() int {
				if c := e.find(keyOf(t, company)); c != nil {
					return *at(c)
				}
				return 0
			},
			Set: func(v int) { *at(e.add(t, company)) = v },
		}
	}
	name := func(s string) string { return calc.ItemName(s, company) }
	fields := []*calc.Field{
		field(name("appeal"), calc.None, now.Appeal, calc.Range(0, maxAppeal).Else(calc.Refuse("position.appeal", "")), func(c *CompanyPosition) *int { return &c.Appeal }),
		field(name("treasury"), calc.None, now.Treasury, calc.Range(0, maxAmount).Else(calc.Refuse("position.treasury", "")), func(c *CompanyPosition) *int { return &c.Treasury }),
	}
	shield := calc.Flag(name("protected"), new(bool)).Of(company)
	shield.Likely = calc.Bit(now.Protected)
	shield.Get = func() int {
		c := e.find(keyOf(t, company))
		return calc.Bit(c != nil && c.Protected)
	}
	shield.Set = func(v int) { e.add(t, company).Protected = v == 1 }
	fields = append(fields, shield)
	left := supply()
	for seat := range t.Layout().Seats {
		for class, word := range subjects()[:classes] {
			limit := left[class]
			if seat < len(e.Seats) && e.Seats[seat].Out {
				limit = 0
			}
			fields = append(fields, field(calc.ItemName(name(word), seat), seat, min(limit, now.Seats[seat].of(calc.Class(class))),
				calc.Range(0, limit).Else(calc.Refuse("position.supply", "")), func(c *CompanyPosition) *int { return c.at(seat, calc.Class(class)) }))
			if seat < len(given.Seats) {
				left[class] = calc.Rest(left[class], given.Seats[seat].of(calc.Class(class)))
			}
		}
	}
	return append(fields,
		field(name("pool_common"), calc.None, now.Pool.Common, calc.Range(0, left[Common]).Else(calc.Refuse("position.supply", "")), func(c *CompanyPosition) *int { return &c.Pool.Common }),
		field(name("pool_preferred"), calc.None, now.Pool.Preferred, calc.Range(0, left[Preferred]).Else(calc.Refuse("position.supply", "")), func(c *CompanyPosition) *int { return &c.Pool.Preferred }))
}

// at is where the number of a seat's certificates stands; a seat that was not given reads as having none.
func (c *CompanyPosition) at(seat int, class calc.Class) *int {
	if seat >= len(c.Seats) {
		return new(int)
	}
	has := &c.Seats[seat]
	return [classes]*int{&has.Common, &has.Preferred, &has.Director}[class]
}

// momentFields ask for the round, the phase, the priority deal and the turn.
func (e *Position) momentFields(t calc.Table) []*calc.Field {
	now := NewPosition(t)
	round := calc.Amount("round", &e.Round, calc.Range(1, decades).Else(calc.Refuse("position.round", ""))).Like(now.Round)
	names := phaseNames()
	words := make([]word, len(names))
	for i, name := range names {
		words[i] = word{name, name, e.phaseRefusal(t, i)}
	}
	phase := pick("phase", &e.Phase, words, func() {
		if e.Phase != "stock" {
			e.Turn = 0
		}
	})
	phase.Likely = slices.Index(names, now.Phase)
	phase.Allowed.Refusal = calc.Refuse("position.phase", "").With("round", e.Round).With("rounds", decades)
	everybody := func(int) *calc.Refusal { return nil }
	priority := calc.Player(t, "priority", &e.Priority, everybody)
	priority.Likely = now.Priority
	fields := []*calc.Field{round, phase, priority}
	if e.Phase == "stock" {
		fields = append(fields, calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
			if seat < len(e.Seats) && e.Seats[seat].Out {
				return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
			}
			return nil
		}).Like(now.Turn))
	}
	return fields
}
