package tycoon

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What it
// gives and takes is balanced against the rulings' account. The premiums stay as they are, and where the players do not
// change, so do the cards used this year and the hands; else the cards are dealt anew.
type Position struct {
	// Round is the year, Transaction the transaction round; one more than the last is the year's end.
	Round       int `json:"round"`
	Transaction int `json:"transaction"`
	// Dealer is the dealer's seat, Turn the seat that acts next.
	Dealer int `json:"dealer"`
	Turn   int `json:"turn"`
	// Prices are those of now, Last those of the end of the last year.
	Prices [agreement.Companies]int `json:"prices"`
	Last   [agreement.Companies]int `json:"last"`
	// Retired are the shares bought back.
	Retired [agreement.Companies]int `json:"retired,omitzero"`
	// Delisted are the stocks out of the game, with the house rule delist.
	Delisted [agreement.Companies]bool `json:"delisted,omitzero"`
	// Chairmen are the Chairmen's seats, counted from 1, where several have enough shares and it is not the largest
	// holder; else 0.
	Chairmen [agreement.Companies]int `json:"chairmen,omitzero"`
	// Directors are the Directors' seats, counted from 1, where several have equally many shares and it is not the
	// first of them; else 0.
	Directors [agreement.Companies]int `json:"directors,omitzero"`
	// Seats has one item for every seat.
	Seats []SeatPosition `json:"seats"`
}

// A SeatPosition is what one seat has.
type SeatPosition struct {
	Cash   int                      `json:"cash"`
	Shares [agreement.Companies]int `json:"shares"`
	Debt   int                      `json:"debt,omitzero"`
	Out    bool                     `json:"out,omitzero"`
	// Lots are the shorts and options of this year.
	Lots []LotPosition `json:"lots,omitempty"`
}

// A LotPosition is one short or option: the transaction round in which it was opened, "short", "call" or "put", the
// stock, the shares, and the price of then.
type LotPosition struct {
	Round   int    `json:"round"`
	Type    string `json:"type"`
	Company string `json:"company"`
	Shares  int    `json:"shares"`
	Price   int    `json:"price"`
}

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	e := &Position{}
	e.columns(t).Fill()
	for seat := range e.Seats {
		e.Seats[seat].Lots = lotsOf(t, seat)
	}
	for company := range agreement.Companies {
		e.nameOfficers(t, company)
	}
	return e
}

func (*Position) Kind() string { return calc.PositionKind }

// Now returns [NewPosition].
func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

// seat is what the position has of a seat; nothing reads as zeros.
func (e *Position) seat(seat int) SeatPosition { return calc.ItemOrZero(e.Seats, seat) }

// samePlayers reports whether the position has the players of a table.
func (e *Position) samePlayers(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if e.seat(seat).Out != t.Out(seat) {
			return false
		}
	}
	return true
}

// first is who begins the transaction rounds of the year: as it was where neither the year nor the players have
// changed.
func (e *Position) first(t calc.Table) int {
	if e.Round == t.Round() && e.Dealer == board.Dealer(t) && e.samePlayers(t) {
		return t.Mark(board.GameMark(t, board.FirstMark))
	}
	return turns.BeginnerOf(board.OptionsOf(t), len(t.Layout().Seats), e.Dealer,
		func(seat int) bool { return e.seat(seat).Out })
}

// done is how many transactions of the year a seat has made.
func (e *Position) done(t calc.Table, seat int) int {
	o, n := board.OptionsOf(t), len(t.Layout().Seats)
	if e.Transaction > o.Transactions || e.Dealer < 0 || e.Dealer >= n || e.Turn < 0 || e.Turn >= n {
		return min(max(1, e.Transaction)-1, o.Transactions)
	}
	first := e.first(t)
	done := max(1, e.Transaction) - 1
	if (seat-first+n)%n < (e.Turn-first+n)%n {
		done++
	}
	return done
}

// columns are where in the year the table is, the stocks, and of every seat whether it is out and what it has. Who acts
// next is not out.
func (e *Position) columns(t calc.Table) *calc.Columns {
	c, l, o := calc.ColumnsOf(t), t.Layout(), board.OptionsOf(t)
	upTo := func(limit int, code string) calc.Allowed { return calc.Range(0, limit).Else(calc.Refuse(code, "")) }
	mark := func(mark int) calc.MarkID { return board.GameMark(t, mark) }
	c.Add(calc.Amount("round", &e.Round, calc.Range(1, o.Years).Else(calc.Refuse("position.round", ""))), calc.RoundMark)
	c.Add(calc.Amount("transaction", &e.Transaction, calc.Range(1, o.Transactions+1).
		Else(calc.Refuse("position.transaction", ""))), mark(board.TransactionMark))
	c.Add(calc.Player(t, "dealer", &e.Dealer, nil), mark(board.DealerMark))
	c.Add(calc.Player(t, "turn", &e.Turn, nil), calc.Known(max(0, t.Turn())))

	stocks := func(list string, at *[agreement.Companies]int, allowed calc.Allowed, figure func(int) calc.Figure) {
		for company := range at {
			c.Add(calc.Amount(calc.ItemName(list, company), &at[company], allowed).ForCompany(company), figure(company))
		}
	}
	price := upTo(agreement.MaxPrice, "position.price")
	price.Refusal.With("step", 1)
	stocks("prices", &e.Prices, price, func(company int) calc.Figure { return l.PriceMark(company) })
	stocks("last", &e.Last, price, func(company int) calc.Figure { return board.CompanyMark(t, board.LastMark, company) })
	stocks("retired", &e.Retired, upTo(o.Shares, "position.retired"), func(company int) calc.Figure {
		return calc.BalanceOf(calc.Treasury(company), calc.Share(company))
	})
	for company := range agreement.Companies {
		c.AddAsked(o.Zero == "delist" && e.Prices[company] == 0,
			calc.Flag(calc.ItemName("delisted", company), &e.Delisted[company]).ForCompany(company).
				Else(calc.Refuse("position.delisted", "").About(company)), board.CompanyMark(t, board.DelistedMark, company))
	}

	for seat := range l.Seats { // who has acted already depends on who is out
		out := calc.FlagIn(calc.ItemName("out", seat), &e.Seats, seat, func(s *SeatPosition) *bool { return &s.Out })
		if seat == e.Turn {
			out.Allowed.Choices[1].Refusal = calc.Refuse("position.turn", out.Name).Under("ruling").Seated(seat)
		}
		c.Add(out.ForSeat(seat), calc.Known(calc.Bit(t.Out(seat))))
	}
	var left [agreement.Companies]int
	for company := range left {
		left[company] = calc.Remaining(o.Shares, e.Retired[company])
	}
	lots := newCaps(o)
	for seat := range l.Seats {
		s := e.seat(seat)
		add := func(name string, at func(*SeatPosition) *int, allowed calc.Allowed, company int, figure calc.Figure) {
			c.Add(calc.AmountIn(name, &e.Seats, seat, at, allowed).ForSeat(seat).ForCompany(company), figure)
		}
		add(calc.ItemName("cash", seat), func(s *SeatPosition) *int { return &s.Cash },
			upTo(max(agreement.MaxCash, t.Cash(seat)), "position.cash"), calc.None,
			calc.BalanceOf(calc.AccountOf(seat), calc.Cash()))
		for company := range left {
			limit := left[company]
			if s.Out || e.Delisted[company] {
				limit = 0
			}
			add(calc.ItemName("held", seat, company), func(s *SeatPosition) *int { return &s.Shares[company] },
				upTo(limit, "position.shares"), company, calc.BalanceOf(calc.AccountOf(seat), calc.Share(company)))
			left[company] = calc.Remaining(left[company], min(s.Shares[company], limit))
		}
		debt := 0
		if o.Mode != "trader" && !s.Out {
			debt = max(agreement.MaxCash, board.Debt(t, seat))
		}
		add(calc.ItemName("debt", seat), func(s *SeatPosition) *int { return &s.Debt }, upTo(debt, "position.debt"),
			calc.None, calc.Known(board.Debt(t, seat)))
		c.Ask(e.lotFields(t, seat, lots)...)
	}
	return c
}

// Form asks for all that, and who has an office that several can have. What is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	c := e.columns(t)
	c.Ask(e.officeFields(t)...)
	return c.Form()
}

// refusal is what is wrong with a position.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	if n := len(t.Layout().Seats); len(e.Seats) != n {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", n)
	}
	in := 0
	for _, s := range e.Seats {
		in += calc.Bit(!s.Out)
	}
	if in < 2 {
		return calc.Refuse("position.alone", "out").With("min", 2)
	}
	if refusal := calc.Check(e, t); refusal != nil {
		return refusal
	}
	return cmp.Or(e.columns(t).Stray(), e.strayOffice(t), e.strayLot(t))
}

// Apply sets the table.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).OrUnder("ruling"), func(b *calc.Builder) { e.set(b, t) })
}

// set sets the table under work, which was t before.
func (e *Position) set(b *calc.Builder, t calc.Table) {
	o, c, first := board.OptionsOf(t), e.columns(t), e.first(t)
	b.Line("position", "ruling", e.Turn, calc.None, calc.With("round", e.Round),
		calc.With("rounds", o.Years), calc.With("transaction", e.Transaction))
	b.Set(calc.OverMark, 0)
	c.Of(calc.None, calc.None).Put(b)
	b.Set(board.GameMark(t, board.FirstMark), first)
	b.Set(board.GameMark(t, board.ActedMark), calc.Bit(e.Transaction > 1 || e.Turn != first))
	for company := range agreement.Companies {
		b.Line("position.price", "ruling", calc.None, company,
			calc.With("new", e.Prices[company]), calc.With("last", e.Last[company]))
		c.Of(calc.None, company).Put(b)
	}
	for seat, s := range e.Seats {
		b.Line("position.seat", "ruling", seat, calc.None, calc.With("cash", s.Cash))
		c.Of(seat, calc.None).Put(b)
		s.setLots(b, seat)
		b.Set(board.SeatMark(t, board.DebtMark, seat), s.Debt)
		b.Set(t.Layout().OutMark(seat), calc.Bit(s.Out))
	}
	if !e.samePlayers(t) {
		for seat := range e.Seats {
			b.Set(board.SeatMark(t, board.KeptMark, seat), 0)
			hands.ForgetHand(b, seat, 0, hands.NoCards)
		}
		hands.Shuffle(b)
	}
	e.appoint(b, t)
	turn := e.Turn
	if e.Transaction > o.Transactions {
		turn = turns.Conductor(b.Table)
	}
	b.Set(calc.TurnMark, turn)
}
