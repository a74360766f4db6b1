package stockpile

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

func (e *Position) Form(t calc.Table) calc.Form { return e.columns(t).Form() }

func (e *Position) columns(t calc.Table) *calc.Columns {
	c, l, now, begins := calc.ColumnsOf(t), t.Layout(), phaseNow(t), board.Order(t)[0]
	for company := range board.Companies {
		e.askPrice(c, t, company)
	}
	c.Add(calc.Amount("round", &e.Round, calc.Range(1, l.Rounds).WithRefusal(calc.Refuse("position.round", ""))),
		calc.RoundMark)
	c.Add(calc.OneOf("phase", &e.Phase, positionPhases()...).WithRefusal(calc.Refuse("position.phase",
		"")).Then(e.setTurn),
		calc.Known(slices.Index(positionPhases(), now)))
	for seat := range l.Seats {
		e.askSeat(c, t, seat)
	}
	moves := begins
	if now != "bids" && now != "movement" {
		moves = t.Turn()
	}
	c.Add(calc.Player(t, "first", &e.First, e.outRefusal).Then(e.setTurn), calc.Known(begins))
	turn := calc.Player(t, "turn", &e.Turn, e.outRefusal)
	if e.isShared() && l.HasSeat(e.First) {
		turn.Allowed, moves = calc.Only(e.First).WithRefusal(calc.Refuse("position.first", "").Seated(e.First)), e.First
	}
	c.Add(turn, calc.Known(moves))
	return c
}

func (e *Position) setTurn(int) {
	if e.isShared() {
		e.Turn = e.First
	}
}

func (e *Position) outRefusal(seat int) *calc.Refusal {
	if e.seatAt(seat).Out {
		return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
	}
	return nil
}

func (e *Position) askPrice(c *calc.Columns, t calc.Table, company int) {
	spaces, price, code := board.TrackOf(t, company).Spaces, &e.Prices[company], board.CodeOf(company)
	allowed := calc.Allowed{Choices: calc.Map(slices.Compact(slices.Clone(spaces)), func(price int) calc.Choice {
		return calc.Choice{Value: price}
	})}.WithRefusal(calc.Refuse("position.space", "").With("value", *price).With("min", spaces[0]).
		With("max", spaces[len(spaces)-1]))
	c.Add(calc.Amount(calc.ItemName("prices", company), price, allowed).ForCompany(company), t.Layout().PriceMark(company))
	first, _ := spaces.Index(t.Price(company))
	c.AddAsked(hasTwoSpaces(t, company, *price), calc.FlagFunc(calc.ItemName("second", company),
		func() bool { return slices.Contains(e.Second, code) }, func(yes bool) {
			e.Second = calc.Replace(e.Second, func(other string) bool { return other == code },
				func(a, b string) int { return cmp.Compare(board.CompanyOf(a), board.CompanyOf(b)) },
				[]string{code}[:calc.Bit(yes)]...)
		}).ForCompany(company), calc.Known(calc.Bit(first != t.Mark(board.OwnMark(t, board.IndexMark+company)))))
}

func (e *Position) seatAt(seat int) SeatPosition { return calc.ItemOrZero(e.Seats, seat) }

func (e *Position) askSeat(c *calc.Columns, t calc.Table, seat int) {
	o, s, has := board.OptionsOf(t), e.seatAt(seat), calc.AccountOf(seat)
	add := func(name string, asked bool, at func(*SeatPosition) *int, allowed calc.Allowed,
		figure calc.Figure) *calc.Field {
		f := calc.AmountIn(name, &e.Seats, seat, at, allowed).ForSeat(seat)
		c.AddAsked(asked && !s.Out, f, figure)
		return f
	}
	c.Add(calc.FlagIn(calc.ItemName("out", seat), &e.Seats, seat, func(s *SeatPosition) *bool { return &s.Out }).
		ForSeat(seat).Then(func(out int) {
		if out == 1 {
			e.Seats[seat] = SeatPosition{Out: true}
		}
	}), calc.Known(calc.Bit(t.Out(seat))))
	add(calc.ItemName("cash", seat), true, func(s *SeatPosition) *int { return &s.Cash },
		calc.Range(0, maxMoney).WithRefusal(calc.Refuse("position.cash", "")), calc.BalanceOf(has, calc.Cash()))
	if !s.Out {
		c.Ask(e.feeFields(seat, board.Owed(t, seat))...)
	}
	for company := range board.Companies {
		for split, list := range []string{"regular", "split"} {
			card := []calc.Commodity{calc.Share(company), board.SplitCard(company)}[split]
			add(calc.ItemName(list, seat, company), o.TracksPortfolios(), func(s *SeatPosition) *int {
				return &[]*board.Count{&s.Regular, &s.Split}[split][company]
			}, e.cardsLeft(t, seat, company, split == 1), calc.BalanceOf(has, card)).
				ForCompany(company).Secret = o.Veiled()
		}
	}
	for action, name := range []string{"boom", "bust"} {
		at := func(s *SeatPosition) *int { return []*int{&s.Boom, &s.Bust}[action] }
		left := board.ActionsEach
		for other := range seat {
			s := e.seatAt(other)
			left = calc.Remaining(left, *at(&s))
		}
		lie := calc.Bit(acts(phaseNow(t))) * t.Mark(board.SeatMark(t, seat, []int{board.BoomMark, board.BustMark}[action]))
		add(calc.ItemName(name, seat), acts(e.Phase), at, calc.Range(0,
			left).WithRefusal(calc.Refuse("take.actions", "")),
			calc.Known(lie))
	}
	if o.Investors && !s.Out {
		c.Ask(e.investorFields(t, seat)...)
	}
}

// cardsLeft returns the range for a company's number of cards: up to the number that earlier seats leave or, in veiled
// games, up to all of the company's cards.
func (e *Position) cardsLeft(t calc.Table, seat, company int, split bool) calc.Allowed {
	left, before := board.CardsEach, seat
	if board.OptionsOf(t).IgnoresOthersCards() {
		before = 0
	}
	for other := range before {
		s := e.seatAt(other)
		left = calc.Remaining(calc.Remaining(left, s.Regular[company]), s.Split[company])
	}
	if split {
		left = calc.Remaining(left, e.seatAt(seat).Regular[company])
	}
	return calc.Range(0, left).WithRefusal(calc.Refuse("cards.short", ""))
}

func (e *Position) feeFields(seat int, was []int) (fields []*calc.Field) {
	held := map[int]int{}
	for other := range seat {
		for _, fee := range e.seatAt(other).Fees {
			held[fee]++
		}
	}
	fees := e.seatAt(seat).Fees
	for slot := 0; slot <= min(len(fees), board.MaxFees); slot++ {
		list := fees
		f := board.FeeField(calc.ItemName("owed", seat, slot), &list, slot).ForSeat(seat).
			Expect(calc.ItemOrZero(was, slot)).
			Then(func(int) { calc.GrowTo(&e.Seats, seat).Fees = append([]int(nil), list...) })
		f.Allowed = board.FeesAllowed(seat, f.Get(), func(amount int) *calc.Refusal {
			if held[amount] >= board.FeesEach {
				return board.FeesGone(amount)
			}
			return nil
		})
		if f.Allowed.Count() == 1 && slot == len(fees) {
			break
		}
		if slot < len(fees) {
			held[fees[slot]]++
		}
		fields = append(fields, f)
	}
	return fields
}

func (e *Position) investorFields(t calc.Table, seat int) []*calc.Field {
	var taken []string
	for other := range seat {
		taken = append(taken, e.seatAt(other).Investors...)
	}
	fields := board.InvestorFields(t, seat, func() []string { return e.seatAt(seat).Investors },
		func() *[]string { return &calc.GrowTo(&e.Seats, seat).Investors }, &taken)
	for slot, f := range fields {
		if i := t.Mark(board.SeatMark(t, seat, board.InvestorMark+slot)); i > 0 && !t.Out(seat) {
			f.Likely = i - 1
		}
	}
	return fields
}
