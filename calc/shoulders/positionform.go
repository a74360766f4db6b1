package shoulders

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
	"scripkeeper/calc/shoulders/operating"
)

func (e *Position) Form(t calc.Table) calc.Form { return e.columns(t).Form() }

func (e *Position) columns(t calc.Table) *calc.Columns {
	c := calc.ColumnsOf(t)
	for seat := range t.Layout().Seats {
		c.Join(e.seat(t, seat))
	}
	for company := range t.Layout().Companies {
		c.Join(e.company(t, company))
	}
	now, turn := board.PhaseOf(t), 0
	if now == board.PhaseStock {
		turn = max(0, t.Turn())
	}
	c.Add(calc.Amount("round", &e.Round, calc.Range(1, decade.Count).WithRefusal(calc.Refuse("position.round", ""))),
		calc.RoundMark)
	c.Add(calc.OneOf("phase", &e.Phase, board.PhaseNames()...).
		Refusing(func(phase int) *calc.Refusal { return e.phaseRefusal(t, phase) }).
		WithRefusal(calc.Refuse("position.phase", "").With("round", e.Round).With("rounds", decade.Count)).
		Then(func(int) {
			if e.Phase != "stock" {
				e.Turn = 0
			}
		}), board.GameMark(t, board.MarkPhase))
	c.Add(calc.Player(t, "priority", &e.Priority, nil), board.GameMark(t, board.MarkPriority))
	c.AddAsked(e.Phase == "stock", calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
		if calc.ItemOrZero(e.Seats, seat).Out {
			return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
		}
		return nil
	}), calc.Known(turn))
	return c
}

func (e *Position) seat(t calc.Table, seat int) *calc.Columns {
	c := calc.ColumnsOf(t)
	c.Add(calc.AmountIn(calc.ItemName("cash", seat), &e.Seats, seat, func(s *SeatPosition) *int { return &s.Cash },
		calc.Range(0, maxAmount).WithRefusal(calc.Refuse("position.cash", ""))).ForSeat(seat),
		calc.BalanceOf(calc.AccountOf(seat), calc.Cash()))
	c.Add(calc.FlagIn(calc.ItemName("out", seat), &e.Seats, seat, func(s *SeatPosition) *bool { return &s.Out }).
		ForSeat(seat), t.Layout().OutMark(seat))
	return c
}

// company returns the columns of a company. A value of 0 means an unstarted company.
func (e *Position) company(t calc.Table, company int) *calc.Columns {
	c, key, l := calc.ColumnsOf(t), board.KeyOf(t, company), t.Layout()
	name := func(s string) string { return calc.ItemName(s, company) }
	add := func(f *calc.Field, figure calc.Figure) *calc.Field {
		return c.AddAsked(e.find(key) != nil, f.ForCompany(company), figure)
	}
	amount := func(name, code string, limit int, at func(c *CompanyPosition) *int) *calc.Field {
		return calc.AmountFunc(name, calc.Range(0, limit).WithRefusal(calc.Refuse(code, "")),
			func() int { c := e.of(key); return *at(&c) }, func(v int) {
				if c := e.find(key); c != nil {
					*at(c) = v
				}
			})
	}

	choices := append([]calc.Choice{{Value: 0, Key: "unstarted"}},
		calc.Map(board.Values(), func(value int) calc.Choice { return calc.Choice{Value: value} })...)
	price := func() int { return e.of(key).Price }
	c.Add(calc.AmountFunc(name("price"), calc.Allowed{Choices: choices, Refusal: board.ValueRefusal("", price())}, price,
		func(v int) {
			if v == 0 {
				e.Companies = slices.DeleteFunc(slices.Clone(e.Companies),
					func(c CompanyPosition) bool { return c.Company == key })
				return
			}
			e.add(t, company).Price = v
		}).ForCompany(company), l.PriceMark(company))

	appeal := add(amount(name("appeal"), "position.appeal", operating.MaxAppeal,
		func(c *CompanyPosition) *int { return &c.Appeal }), board.CompanyMark(t, company, board.CompanyAppeal))
	if !board.Started(t, company) {
		appeal.Expect(board.InitialAppeal(company))
	}
	add(amount(name("treasury"), "position.treasury", maxAmount, func(c *CompanyPosition) *int { return &c.Treasury }),
		calc.BalanceOf(calc.Treasury(company), calc.Cash()))
	add(calc.FlagFunc(name("protected"), func() bool { return e.of(key).Protected }, func(yes bool) {
		if c := e.find(key); c != nil {
			c.Protected = yes
		}
	}), calc.Known(calc.Bit(board.OwnsProtection(t, company))))

	left := board.Supply()
	for seat := range l.Seats {
		for class, word := range subjects()[:board.Classes] {
			limit, class := left[class], calc.Class(class)
			if calc.ItemOrZero(e.Seats, seat).Out {
				limit = 0
			}
			f := add(amount(calc.ItemName(name(word), seat), "position.supply", limit,
				func(c *CompanyPosition) *int { return c.at(seat, class) }).ForSeat(seat),
				calc.BalanceOf(calc.AccountOf(seat), board.Certificate(company, class)))
			f.Expect(min(limit, f.Likely))
			left[class] = calc.Remaining(left[class], f.Get())
		}
	}
	add(amount(name("pool_common"), "position.supply", left[board.Common],
		func(c *CompanyPosition) *int { return &c.Pool.Common }),
		calc.BalanceOf(calc.Market(), board.Certificate(company, board.Common)))
	add(amount(name("pool_preferred"), "position.supply", left[board.Preferred],
		func(c *CompanyPosition) *int { return &c.Pool.Preferred }),
		calc.BalanceOf(calc.Market(), board.Certificate(company, board.Preferred)))
	return c
}

// at returns a pointer to a seat's number of certificates of a class, or to an unused value if the seat is missing.
func (c *CompanyPosition) at(seat int, class calc.Class) *int {
	if seat >= len(c.Seats) {
		return new(int)
	}
	has := &c.Seats[seat]
	return [board.Classes]*int{&has.Common, &has.Preferred, &has.Director}[class]
}
