package calc

import "slices"

// PositionKind is the kind of the entry by which a game sets the whole table as it stands: to begin in the middle of a
// game, or to try a calculation. A game that has one names it so.
const PositionKind = "position"

// A Momentary entry tells a whole table. [Rulebook.Expected] has it blank, because it takes longer than all else to fill
// in: see [Ready].
type Momentary interface {
	Entry
	// Now returns such an entry with the table as it stands.
	Now(t Table) Entry
}

// Ready returns an expected entry filled in as far as the table knows.
func Ready(t Table, expected Entry) Entry {
	if whole, is := expected.(Momentary); is {
		return whole.Now(t)
	}
	return expected
}

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
	var e PlainPosition
	e.Columns(t, Scale{}, Allowed{}).Fill()
	return e
}

// Columns are the prices, what every seat has, and the round. A seat's cash may be what is allowed. Setting a price or
// what a seat has makes room for all companies, and for the seats before.
func (e *PlainPosition) Columns(t Table, scale Scale, cash Allowed) *Columns {
	c, l := ColumnsOf(t), t.Layout()
	prices := func(int) { e.Prices = roomFor(e.Prices, len(l.Companies)) }
	shares := func(int) {
		for i := range e.Seats {
			e.Seats[i].Shares = roomFor(e.Seats[i].Shares, len(l.Companies))
		}
	}
	refuse := func(code string) *Refusal { return Refuse(code, "").Under("ruling") }
	price := Steps(scale.Min, scale.Max, scale.Step).Else(refuse("position.price").With("step", scale.Step))
	held := Range(0, MaxRuling).Else(refuse("position.shares"))
	for company := range l.Companies {
		c.Add(ItemAmount("prices", &e.Prices, company, price).ForCompany(company).Then(prices), l.PriceMark(company))
	}
	for seat := range l.Seats {
		add := func(f *Field, figure Figure) { c.Add(f.ForSeat(seat).Then(shares), figure) }
		add(AmountIn(ItemName("cash", seat), &e.Seats, seat, func(s *SeatPosition) *int { return &s.Cash }, cash),
			BalanceOf(AccountOf(seat), Cash()))
		for company := range l.Companies {
			add(AmountFunc(ItemName("shares", seat, company), held,
				func() int { return ItemOrZero(ItemOrZero(e.Seats, seat).Shares, company) },
				func(v int) { *GrowTo(&GrowTo(&e.Seats, seat).Shares, company) = v }).ForCompany(company),
				BalanceOf(AccountOf(seat), Share(company)))
		}
		add(FlagIn(ItemName("out", seat), &e.Seats, seat, func(s *SeatPosition) *bool { return &s.Out }), l.OutMark(seat))
	}
	c.Add(Amount("round", &e.Round, Range(1, l.Rounds).Else(refuse("position.round"))), RoundMark)
	return c
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
	c := e.Columns(b.Table, Scale{}, Allowed{})
	c.Of(None, None).Put(b)
	b.Set(OverMark, 0)
	for company, price := range e.Prices {
		b.Line("position.price", "ruling", None, company, With("old", b.Price(company)), With("new", price))
		c.Of(None, company).Put(b)
	}
	for seat, s := range e.Seats {
		b.Line("position.seat", "ruling", seat, None, With("cash", s.Cash))
		c.Of(seat, None).Put(b)
		each(seat)
	}
}
