package stockpile

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// Form asks for the prices, what every seat has, and where in the round the table stands. What is likely is the table
// as it is. What was not given yet reads as nothing.
func (e *Position) Form(t calc.Table) calc.Form {
	now := NewPosition(t)
	var fields []*calc.Field
	for company := range board.Companies {
		fields = append(fields, e.priceFields(t, now, company)...)
	}
	phase := calc.OneOf("phase", &e.Phase, positionPhases()...).Expect(slices.Index(positionPhases(), now.Phase)).
		Else(calc.Refuse("position.phase", "")).Then(e.setTurn)
	rounds := calc.Range(1, t.Layout().Rounds).Else(calc.Refuse("position.round", ""))
	round := calc.Amount("round", &e.Round, rounds).Expect(now.Round)
	fields = append(fields, round, phase)
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(t, seat, now.Seats[seat])...)
	}
	first := calc.Player(t, "first", &e.First, e.outRefusal).Expect(now.First).Then(e.setTurn)
	turn := calc.Player(t, "turn", &e.Turn, e.outRefusal).Expect(now.Turn)
	if e.together() && t.Layout().HasSeat(e.First) {
		turn.Allowed, turn.Likely = calc.Only(e.First).Else(calc.Refuse("position.first", "").Seated(e.First)), e.First
	}
	return calc.Form{Fields: append(fields, first, turn)}.Guarded()
}

// setTurn makes the first player's the turn of a phase that is everybody's.
func (e *Position) setTurn(int) {
	if e.together() {
		e.Turn = e.First
	}
}

func (e *Position) outRefusal(seat int) *calc.Refusal {
	if e.seatAt(seat).Out {
		return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
	}
	return nil
}

// priceFields ask for a company's price, and on which of two spaces it stands.
func (e *Position) priceFields(t calc.Table, now *Position, company int) []*calc.Field {
	spaces := board.TrackOf(t, company).Spaces
	var choices []calc.Choice
	for _, price := range spaces {
		if len(choices) == 0 || choices[len(choices)-1].Value != price {
			choices = append(choices, calc.Choice{Value: price})
		}
	}
	space := calc.Refuse("position.space", "").With("value", e.Prices[company]).With("min", spaces[0]).
		With("max", spaces[len(spaces)-1])
	f := calc.Amount(calc.ItemName("prices", company), &e.Prices[company], calc.Allowed{Choices: choices}.Else(space)).
		ForCompany(company).Expect(now.Prices[company])
	if !twice(t, company, e.Prices[company]) {
		return []*calc.Field{f}
	}
	code := board.CodeOf(company)
	stands := func() bool { return slices.Contains(e.Second, code) }
	second := calc.FlagFunc(calc.ItemName("second", company), stands, func(yes bool) {
		var with []string
		if yes {
			with = []string{code}
		}
		e.Second = calc.Replace(e.Second, func(other string) bool { return other == code },
			func(a, b string) int { return cmp.Compare(board.CompanyOf(a), board.CompanyOf(b)) }, with...)
	}).ForCompany(company).Expect(calc.Bit(slices.Contains(now.Second, code)))
	return []*calc.Field{f, second}
}

// seatAt is what a seat has so far.
func (e *Position) seatAt(seat int) SeatPosition { return calc.ItemOrZero(e.Seats, seat) }

// room is what a seat has so far, to be changed.
func (e *Position) room(seat int) *SeatPosition { return calc.GrowTo(&e.Seats, seat) }

// number is a field of one number of a seat.
func (e *Position) number(name string, seat, company, likely int, allowed calc.Allowed,
	of func(*SeatPosition) *int) *calc.Field {
	return calc.AmountFunc(name, allowed, func() int { s := e.seatAt(seat); return *of(&s) },
		func(v int) { *of(e.room(seat)) = v }).ForSeat(seat).ForCompany(company).Expect(likely)
}

// seatFields are the fields of one seat. Who is out has nothing.
func (e *Position) seatFields(t calc.Table, seat int, was SeatPosition) []*calc.Field {
	fields := []*calc.Field{calc.FlagFunc(calc.ItemName("out", seat), func() bool { return e.seatAt(seat).Out },
		func(out bool) {
			if s := e.room(seat); out {
				*s = SeatPosition{Out: true}
			} else {
				s.Out = false
			}
		}).ForSeat(seat).Expect(calc.Bit(was.Out))}
	if e.seatAt(seat).Out {
		return fields
	}
	fields = append(fields, e.number(calc.ItemName("cash", seat), seat, calc.None, was.Cash, calc.Range(0, maxMoney).
		Else(calc.Refuse("position.cash", "")),
		func(s *SeatPosition) *int { return &s.Cash }))
	fields = append(fields, e.feeFields(seat, was)...)
	if board.OptionsOf(t).Known() {
		begin := len(fields)
		for company := range board.Companies {
			fields = append(fields,
				e.number(calc.ItemName("regular", seat, company), seat, company, was.Regular[company],
					e.cardsLeft(t, seat, company, false), func(s *SeatPosition) *int { return &s.Regular[company] }),
				e.number(calc.ItemName("split", seat, company), seat, company, was.Split[company],
					e.cardsLeft(t, seat, company, true), func(s *SeatPosition) *int { return &s.Split[company] }))
		}
		for i := range fields[begin:] {
			fields[begin+i].Secret = board.OptionsOf(t).Veiled()
		}
	}
	if e.acts() {
		fields = append(fields,
			e.number(calc.ItemName("boom", seat), seat, calc.None, was.Boom,
				e.actionsLeft(seat, func(s SeatPosition) int { return s.Boom }),
				func(s *SeatPosition) *int { return &s.Boom }),
			e.number(calc.ItemName("bust", seat), seat, calc.None, was.Bust,
				e.actionsLeft(seat, func(s SeatPosition) int { return s.Bust }),
				func(s *SeatPosition) *int { return &s.Bust }))
	}
	if board.OptionsOf(t).Investors {
		fields = append(fields, e.investorFields(t, seat, was)...)
	}
	return fields
}

// cardsLeft is how many cards of a company the seats before leave, all of them where each tells its own behind a veil,
// and for split cards less the seat's regular ones.
func (e *Position) cardsLeft(t calc.Table, seat, company int, split bool) calc.Allowed {
	left, before := board.CardsEach, seat
	if board.OptionsOf(t).Alone() {
		before = 0
	}
	for other := range before {
		s := e.seatAt(other)
		left = calc.Remaining(calc.Remaining(left, s.Regular[company]), s.Split[company])
	}
	if split {
		left = calc.Remaining(left, e.seatAt(seat).Regular[company])
	}
	return calc.Range(0, left).Else(calc.Refuse("cards.short", ""))
}

func (e *Position) actionsLeft(seat int, of func(SeatPosition) int) calc.Allowed {
	left := board.ActionsEach
	for other := range seat {
		left = calc.Remaining(left, of(e.seatAt(other)))
	}
	return calc.Range(0, left).Else(calc.Refuse("take.actions", ""))
}

// feeFields ask for the fees that a seat holds, one after another.
func (e *Position) feeFields(seat int, was SeatPosition) []*calc.Field {
	held := map[int]int{}
	for other := range seat {
		for _, fee := range e.seatAt(other).Fees {
			held[fee]++
		}
	}
	var fields []*calc.Field
	fees := e.seatAt(seat).Fees
	for slot := 0; slot <= min(len(fees), board.MaxFees); slot++ {
		name := calc.ItemName("owed", seat, slot)
		list := fees
		f := board.FeeField(name, &list, slot).ForSeat(seat).Expect(calc.ItemOrZero(was.Fees, slot)).Then(func(int) {
			if e.room(seat).Fees = list; len(list) == 0 {
				e.room(seat).Fees = nil
			}
		})
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

func (e *Position) investorFields(t calc.Table, seat int, was SeatPosition) []*calc.Field {
	var taken []string
	for other := range seat {
		taken = append(taken, e.seatAt(other).Investors...)
	}
	fields := board.InvestorFields(t, seat, func() []string { return e.seatAt(seat).Investors },
		func() *[]string { return &e.room(seat).Investors }, &taken)
	for slot, key := range was.Investors[:min(len(was.Investors), len(fields))] {
		fields[slot].Likely = int(board.InvestorOf(key))
	}
	return fields
}
