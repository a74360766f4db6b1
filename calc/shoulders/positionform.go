package shoulders

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
	"scripkeeper/calc/shoulders/operating"
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
		if c := e.find(board.KeyOf(t, company)); c != nil {
			form.Fields = append(form.Fields, e.companyFields(t, company)...)
		}
	}
	return calc.Form{Fields: append(form.Fields, e.momentFields(t)...)}.Guarded()
}

// seatFields are the cash of a seat and whether it is out. What was not given yet reads as 0.
func (e *Position) seatFields(t calc.Table, seat int) []*calc.Field {
	read := func() SeatPosition { return calc.ItemOrZero(e.Seats, seat) }
	write := func() *SeatPosition { return calc.GrowTo(&e.Seats, seat) }
	amount := calc.Range(0, maxAmount).Else(calc.Refuse("position.cash", ""))
	return []*calc.Field{
		calc.AmountFunc(calc.ItemName("cash", seat), amount, func() int { return read().Cash },
			func(v int) { write().Cash = v }).
			ForSeat(seat).Expect(t.Cash(seat)),
		calc.FlagFunc(calc.ItemName("out", seat), func() bool { return read().Out },
			func(out bool) { write().Out = out }).
			ForSeat(seat).Expect(calc.Bit(t.Out(seat))),
	}
}

// priceField asks for a company's value, 0 for one that has not been started.
func (e *Position) priceField(t calc.Table, company int) *calc.Field {
	choices := []calc.Choice{{Value: 0, Key: "unstarted"}}
	for _, v := range board.Values() {
		choices = append(choices, calc.Choice{Value: v})
	}
	key := board.KeyOf(t, company)
	price := func() int { return e.of(key).Price }
	allowed := calc.Allowed{Choices: choices, Refusal: board.ValueRefusal("", price())}
	return calc.AmountFunc(calc.ItemName("price", company), allowed, price, func(v int) {
		if v == 0 {
			e.Companies = slices.DeleteFunc(slices.Clone(e.Companies),
				func(c CompanyPosition) bool { return c.Company == key })
			return
		}
		e.add(t, company).Price = v
	}).ForCompany(company).Expect(t.Price(company))
}

// companyFields are what belongs to a company that has a value. Certificates that are left over are in its treasury.
func (e *Position) companyFields(t calc.Table, company int) []*calc.Field {
	key := board.KeyOf(t, company)
	now, given := companyPosition(t, company), e.of(key)
	name := func(s string) string { return calc.ItemName(s, company) }
	field := func(name, code string, likely, limit int, at func(c *CompanyPosition) *int) *calc.Field {
		return calc.AmountFunc(name, calc.Range(0, limit).Else(calc.Refuse(code, "")),
			func() int { c := e.of(key); return *at(&c) },
			func(v int) { *at(e.add(t, company)) = v }).ForCompany(company).Expect(likely)
	}
	fields := []*calc.Field{
		field(name("appeal"), "position.appeal", now.Appeal, operating.MaxAppeal,
			func(c *CompanyPosition) *int { return &c.Appeal }),
		field(name("treasury"), "position.treasury", now.Treasury, maxAmount,
			func(c *CompanyPosition) *int { return &c.Treasury }),
		calc.FlagFunc(name("protected"), func() bool { return e.of(key).Protected },
			func(yes bool) { e.add(t, company).Protected = yes }).ForCompany(company).Expect(calc.Bit(now.Protected)),
	}
	left := board.Supply()
	for seat := range t.Layout().Seats {
		for class, word := range subjects()[:board.Classes] {
			limit := left[class]
			if calc.ItemOrZero(e.Seats, seat).Out {
				limit = 0
			}
			likely := min(limit, now.Seats[seat].Of(calc.Class(class)))
			fields = append(fields, field(calc.ItemName(name(word), seat), "position.supply", likely, limit,
				func(c *CompanyPosition) *int { return c.at(seat, calc.Class(class)) }).ForSeat(seat))
			left[class] = calc.Remaining(left[class], calc.ItemOrZero(given.Seats, seat).Of(calc.Class(class)))
		}
	}
	return append(fields,
		field(name("pool_common"), "position.supply", now.Pool.Common, left[board.Common],
			func(c *CompanyPosition) *int { return &c.Pool.Common }),
		field(name("pool_preferred"), "position.supply", now.Pool.Preferred, left[board.Preferred],
			func(c *CompanyPosition) *int { return &c.Pool.Preferred }))
}

// at is where the number of a seat's certificates stands; a seat that was not given reads as having none.
func (c *CompanyPosition) at(seat int, class calc.Class) *int {
	if seat >= len(c.Seats) {
		return new(int)
	}
	has := &c.Seats[seat]
	return [board.Classes]*int{&has.Common, &has.Preferred, &has.Director}[class]
}

// momentFields ask for the round, the phase, the priority deal and the turn.
func (e *Position) momentFields(t calc.Table) []*calc.Field {
	now := NewPosition(t)
	round := calc.Amount("round", &e.Round, calc.Range(1, decade.Count).Else(calc.Refuse("position.round", ""))).
		Expect(now.Round)
	phase := calc.OneOf("phase", &e.Phase, board.PhaseNames()...).Expect(slices.Index(board.PhaseNames(), now.Phase)).
		Refusing(func(phase int) *calc.Refusal { return e.phaseRefusal(t, phase) }).
		Else(calc.Refuse("position.phase", "").With("round", e.Round).With("rounds", decade.Count))
	phase.Then(func(int) {
		if e.Phase != "stock" {
			e.Turn = 0
		}
	})
	priority := calc.Player(t, "priority", &e.Priority, nil).Expect(now.Priority)
	fields := []*calc.Field{round, phase, priority}
	if e.Phase == "stock" {
		fields = append(fields, calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
			if calc.ItemOrZero(e.Seats, seat).Out {
				return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
			}
			return nil
		}).Expect(now.Turn))
	}
	return fields
}
