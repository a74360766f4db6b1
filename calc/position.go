package calc

import "slices"

// PositionKind is the kind of the entry by which a game sets the whole table as it stands: to begin in the middle of a
// game, or to try a calculation. A game that has one names it so.
const PositionKind = "position"

// A PlainPosition is the part of a position that games with prices on a scale and one class of shares have in common:
// the prices, what every seat has, and the round. A game's position sets the whole table as it stands: to begin in the
// middle of a game, or to try a calculation. What it gives and takes is balanced against the rulings' account.
type PlainPosition struct {
	// Prices has one item for every company.
	Prices []int `json:"prices"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
	// Round is counted from 1.
	Round int `json:"round"`
}

// A SeatPosition is what one seat has. Cash below zero is a debt, where a game knows such.
type SeatPosition struct {
	Cash int `json:"cash"`
	// Shares has one item for every company.
	Shares []int `json:"shares"`
	Out    bool  `json:"out,omitzero"`
}

// PositionOf returns the position of a table as it stands now.
func PositionOf(t Table) PlainPosition {
	e := PlainPosition{Round: t.Round()}
	for company := range t.Layout().Companies {
		e.Prices = append(e.Prices, t.Price(company))
	}
	for seat := range t.Layout().Seats {
		s := SeatPosition{Cash: t.Cash(seat), Out: t.Out(seat)}
		for company := range t.Layout().Companies {
			s.Shares = append(s.Shares, t.Shares(seat, company))
		}
		e.Seats = append(e.Seats, s)
	}
	return e
}

// Fields ask for the prices, what every seat has, and the round. What is likely is the table as it is. A seat's cash
// may be what is allowed.
func (e *PlainPosition) Fields(t Table, scale Scale, cash Allowed) []*Field {
	now := PositionOf(t)
	price := Steps(scale.Min, scale.Max, scale.Step).
		Else(Refuse("position.price", "").Under("ruling").With("step", scale.Step))
	shares := Range(0, MaxRuling).Else(Refuse("position.shares", "").Under("ruling"))
	rounds := Range(1, t.Layout().Rounds).Else(Refuse("position.round", "").Under("ruling"))
	companies := len(t.Layout().Companies)
	var fields []*Field
	for company := range t.Layout().Companies {
		fields = append(fields,
			AmountFunc(ItemName("prices", company), price, func() int { return ItemOrZero(e.Prices, company) },
				func(v int) {
					e.Prices = roomFor(e.Prices, companies)
					e.Prices[company] = v
				}).ForCompany(company).Expect(now.Prices[company]))
	}
	for seat, was := range now.Seats {
		seatFields := []*Field{AmountFunc(ItemName("cash", seat), cash,
			func() int { return ItemOrZero(e.Seats, seat).Cash },
			func(v int) { e.room(seat, companies).Cash = v }).Expect(was.Cash)}
		for company := range t.Layout().Companies {
			seatFields = append(seatFields, AmountFunc(ItemName("shares", seat, company), shares,
				func() int { return ItemOrZero(ItemOrZero(e.Seats, seat).Shares, company) },
				func(v int) { e.room(seat, companies).Shares[company] = v }).ForCompany(company).
				Expect(was.Shares[company]))
		}
		seatFields = append(seatFields, FlagFunc(ItemName("out", seat),
			func() bool { return ItemOrZero(e.Seats, seat).Out },
			func(out bool) { e.room(seat, companies).Out = out }).Expect(Bit(was.Out)))
		for _, f := range seatFields {
			fields = append(fields, f.ForSeat(seat))
		}
	}
	return append(fields, Amount("round", &e.Round, rounds).Expect(now.Round))
}

// room is the item of a seat, for which it makes room.
func (e *PlainPosition) room(seat, companies int) *SeatPosition {
	item := GrowTo(&e.Seats, seat)
	for i := range e.Seats {
		e.Seats[i].Shares = roomFor(e.Seats[i].Shares, companies)
	}
	return item
}

// roomFor is a list with at least so many numbers.
func roomFor(list []int, length int) []int {
	return append(list, make([]int, max(0, length-len(list)))...)
}

// Refusal says what is wrong with the lists of the position as they are: they must name every company and every seat,
// and at least two seats be in the game. What the numbers may be the fields tell.
// Refusals: position.prices, position.seats, position.holdings, position.alone.
func (e *PlainPosition) Refusal(t Table) *Refusal {
	l := t.Layout()
	refuse := func(code, field string, has, wanted int) *Refusal {
		return Refuse(code, field).Under("ruling").With("value", has).With("max", wanted)
	}
	if len(e.Prices) != len(l.Companies) {
		return refuse("position.prices", "prices", len(e.Prices), len(l.Companies))
	}
	if len(e.Seats) != len(l.Seats) {
		return refuse("position.seats", "seats", len(e.Seats), len(l.Seats))
	}
	for seat, s := range e.Seats {
		if len(s.Shares) != len(l.Companies) {
			return refuse("position.holdings", ItemName("shares", seat), len(s.Shares), len(l.Companies)).Seated(seat)
		}
	}
	if in := slices.IndexFunc(e.Seats, func(s SeatPosition) bool { return !s.Out }); in < 0 ||
		!slices.ContainsFunc(e.Seats[in+1:], func(s SeatPosition) bool { return !s.Out }) {
		return Refuse("position.alone", "out.0").Under("ruling").With("min", 2)
	}
	return nil
}

// Set sets prices and what every seat has, a line each; the round is set under the last line, of the position as a
// whole. Each sets what else a game keeps of a seat.
func (e *PlainPosition) Set(b *Builder, each func(seat int)) {
	b.Set(RoundMark, e.Round)
	b.Set(OverMark, 0)
	for company, price := range e.Prices {
		b.Line("position.price", "ruling", None, company, With("old", b.Price(company)), With("new", price))
		b.Set(b.Layout().PriceMark(company), price)
	}
	for seat, s := range e.Seats {
		b.Line("position.seat", "ruling", seat, None, With("cash", s.Cash))
		b.Move(Rulings(), AccountOf(seat), Cash(), s.Cash-b.Cash(seat))
		for company, shares := range s.Shares {
			b.Move(Rulings(), AccountOf(seat), Share(company), shares-b.Shares(seat, company))
		}
		b.Set(b.Layout().OutMark(seat), Bit(s.Out))
		each(seat)
	}
}
