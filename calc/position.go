package calc

// PositionKind is the kind of an entry that sets the whole table, to join a game in progress or check a calculation.
const PositionKind = "position"

// A TableSnapshot is an entry that describes a whole table. [Rulebook.Expected] returns it blank, to save time.
type TableSnapshot interface {
	Entry
	Now(t Table) Entry // the entry, filled in with the table's values
}

// Ready returns the expected entry. It fills in a [TableSnapshot].
func Ready(t Table, expected Entry) Entry {
	if whole, is := expected.(TableSnapshot); is {
		return whole.Now(t)
	}
	return expected
}

// A PlainPosition is the common part of positions in games that have prices on a scale and one class of shares. Changes
// are posted against the account of rulings.
type PlainPosition struct {
	// Prices is the price of each company, in the table's order; each must be on the price scale.
	Prices []int `json:"prices"`
	// Seats is the property of each seat, in seating order; at least two seats must be in the game.
	Seats []SeatPosition `json:"seats"`
	// Round is the current round, from 1 to the number of rounds of the game.
	Round int `json:"round"`
}

// A SeatPosition is one seat's part of a position.
type SeatPosition struct {
	// Cash is the seat's money, negative for a debt if the game allows debts.
	Cash int `json:"cash"`
	// Shares is the number of shares held in each company, in the game's order, each from 0 to 1,000,000.
	Shares []int `json:"shares"`
	// Out means that the seat is out of the game; the default is false.
	Out bool `json:"out,omitzero"`
}

func PositionOf(t Table) PlainPosition {
	var e PlainPosition
	e.Columns(t, Scale{}, Allowed{}).Fill()
	return e
}

// Columns returns columns for the prices, the seats' property (with the given range of cash), and the round.
func (e *PlainPosition) Columns(t Table, scale Scale, cash Allowed) *Columns {
	c, l := ColumnsOf(t), t.Layout()
	prices := func(int) { GrowTo(&e.Prices, len(l.Companies)-1) }
	shares := func(int) {
		for i := range e.Seats {
			GrowTo(&e.Seats[i].Shares, len(l.Companies)-1)
		}
	}
	refuse := func(code string) *Refusal { return Refuse(code, "").Under("ruling") }
	price := Steps(scale.Min, scale.Max, scale.Step).WithRefusal(refuse("position.price").With("step", scale.Step))
	held := Range(0, MaxRuling).WithRefusal(refuse("position.shares"))
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
	c.Add(Amount("round", &e.Round, Range(1, l.Rounds).WithRefusal(refuse("position.round"))), RoundMark)
	return c
}

// Refusal checks the position's lists: each company and seat must be listed, and two seats must be in the game.
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
	return AloneRefusal(e.Seats, func(s SeatPosition) bool { return s.Out }).Under("ruling")
}

func AloneRefusal[S any](seats []S, out func(S) bool) *Refusal {
	if in := Where(seats, func(s S) bool { return !out(s) }); len(in) < 2 {
		return Refuse("position.alone", "out.0").With("min", 2)
	}
	return nil
}

// Set writes a line for each price and seat. The function each sets the rest of a seat's state.
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
