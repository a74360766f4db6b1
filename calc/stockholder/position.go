package stockholder

import "scripkeeper/calc"

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What
// it gives and takes is balanced against the rulings' account.
type Position struct {
	Prices [Colours]int `json:"prices"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
	// Round is counted from 1, Turn is the seat that moves next.
	Round int `json:"round"`
	Turn  int `json:"turn"`
}

// A SeatPosition is what one seat has.
type SeatPosition struct {
	Cash   int          `json:"cash"`
	Shares [Colours]int `json:"shares"`
	Out    bool         `json:"out,omitzero"`
}

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	e := &Position{Round: t.Round(), Turn: max(0, t.Turn())}
	for company := range e.Prices {
		e.Prices[company] = t.Price(company)
	}
	for seat := range t.Layout().Seats {
		s := SeatPosition{Cash: t.Cash(seat), Out: t.Out(seat)}
		for company := range s.Shares {
			s.Shares[company] = t.Shares(seat, company)
		}
		e.Seats = append(e.Seats, s)
	}
	return e
}

// Kind names the entry in records.
func (*Position) Kind() string { return "position" }

// Form asks for the prices, what every seat has, the round and the turn. What is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	now, scale := NewPosition(t), optionsOf(t).scale()
	var fields []*calc.Field
	for company := range e.Prices {
		f := calc.Amount(calc.ItemName("prices", company), &e.Prices[company], calc.Steps(scale.Min, scale.Max, scale.Step))
		f.Company, f.Likely = company, now.Prices[company]
		fields = append(fields, f)
	}
	for seat := range t.Layout().Seats {
		fields = append(fields, e.seatFields(seat, now.Seats[seat])...)
	}
	round := calc.Amount("round", &e.Round, calc.Range(1, t.Layout().Rounds))
	round.Likely = now.Round
	turn := calc.Player(t, "turn", &e.Turn, func(int) *calc.Refusal { return nil })
	return calc.Form{Fields: append(fields, round, turn)}
}

// seatFields are the fields of one seat. What was not said yet reads as 0; a field that is set makes room for it.
func (e *Position) seatFields(seat int, was SeatPosition) []*calc.Field {
	said := func() SeatPosition {
		if seat < len(e.Seats) {
			return e.Seats[seat]
		}
		return SeatPosition{}
	}
	say := func(change func(*SeatPosition)) {
		for len(e.Seats) <= seat {
			e.Seats = append(e.Seats, SeatPosition{})
		}
		change(&e.Seats[seat])
	}
	cash := &calc.Field{
		Name: calc.ItemName("cash", seat), Kind: calc.AmountKind, Seat: seat, Company: calc.None,
		Likely: was.Cash, Allowed: calc.Range(0, maxTrade),
		Get: func() int { return said().Cash },
		Set: func(v int) { say(func(s *SeatPosition) { s.Cash = v }) },
	}
	fields := []*calc.Field{cash}
	for company := range Colours {
		fields = append(fields, &calc.Field{
			Name: calc.ItemName(calc.ItemName("shares", seat), company), Kind: calc.AmountKind,
			Seat: seat, Company: company, Likely: was.Shares[company], Allowed: calc.Range(0, maxTrade),
			Get: func() int { return said().Shares[company] },
			Set: func(v int) { say(func(s *SeatPosition) { s.Shares[company] = v }) },
		})
	}
	return append(fields, &calc.Field{
		Name: calc.ItemName("out", seat), Kind: calc.FlagKind, Seat: seat, Company: calc.None,
		Likely: boolRank(was.Out), Allowed: calc.YesNo(),
		Get: func() int { return boolRank(said().Out) },
		Set: func(v int) { say(func(s *SeatPosition) { s.Out = v == 1 }) },
	})
}

func (e *Position) check(t calc.Table) *calc.Refusal {
	l, scale := t.Layout(), optionsOf(t).scale()
	if len(e.Seats) != len(l.Seats) {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", len(l.Seats))
	}
	for company, price := range e.Prices {
		if _, ok := scale.Index(price); !ok {
			return calc.Refuse("position.price", calc.ItemName("prices", company)).About(company).
				With("value", price).With("min", scale.Min).With("max", scale.Max).With("step", scale.Step)
		}
	}
	left := 0
	for seat, s := range e.Seats {
		if s.Cash < 0 || s.Cash > maxTrade {
			return calc.Refuse("position.cash", calc.ItemName("cash", seat)).Seated(seat).With("max", maxTrade)
		}
		for company, shares := range s.Shares {
			if shares < 0 || shares > maxTrade {
				return calc.Refuse("position.shares", calc.ItemName(calc.ItemName("shares", seat), company)).
					Seated(seat).About(company).With("max", maxTrade)
			}
		}
		if !s.Out {
			left++
		}
	}
	switch {
	case left < 2:
		return calc.Refuse("position.alone", "out.0").With("min", 2)
	case e.Round < 1 || e.Round > l.Rounds:
		return calc.Refuse("position.round", "round").With("value", e.Round).With("max", l.Rounds)
	case !l.HasSeat(e.Turn):
		return calc.Refuse("seat.unknown", "turn").With("value", e.Turn+1).With("max", len(l.Seats))
	case e.Seats[e.Turn].Out:
		return calc.Refuse("position.turn", "turn").Seated(e.Turn)
	}
	return nil
}

// Apply sets the table. Cards that were played before stay played; how many each seat has left follows from the
// round.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.check(t); refusal != nil {
		return t, calc.Statement{}, refusal.Under("ruling")
	}
	d := calc.NewBuilder(t)
	d.Line("position", "ruling", e.Turn, calc.None,
		calc.Term{Role: "round", Value: e.Round}, calc.Term{Role: "rounds", Value: t.Layout().Rounds})
	d.Set(calc.TurnMark, e.Turn)
	d.Set(calc.RoundMark, e.Round)
	d.Set(calc.OverMark, 0)
	for company, price := range e.Prices {
		d.Line("position.price", "ruling", calc.None, company,
			calc.Term{Role: "old", Value: d.Price(company)}, calc.Term{Role: "new", Value: price})
		d.Set(t.Layout().PriceMark(company), price)
	}
	for seat, s := range e.Seats {
		d.Line("position.seat", "ruling", seat, calc.None, calc.Term{Role: "cash", Value: s.Cash})
		d.Move(calc.Rulings(), calc.Of(seat), calc.Cash(), s.Cash-d.Cash(seat))
		for company, shares := range s.Shares {
			d.Move(calc.Rulings(), calc.Of(seat), calc.Share(company), shares-d.Shares(seat, company))
		}
		d.Set(t.Layout().OutMark(seat), boolRank(s.Out))
		unseen := unseenMark(t, seat)
		d.Set(unseen, d.Mark(unseen)+CardsLeft(d.Table, seat)-e.cardsLeft(t, seat))
	}
	next, statement := d.Done()
	return next, statement, nil
}

// cardsLeft is how many cards a seat holds at the position's moment: one less once it has moved in the round.
func (e *Position) cardsLeft(t calc.Table, seat int) int {
	n, start := len(e.Seats), starter(t, e.Round)
	left := t.Layout().Rounds - e.Round + 1
	if (seat-start+n)%n < (e.Turn-start+n)%n {
		left--
	}
	return left
}
