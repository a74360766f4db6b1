package tycoon

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A Position sets the whole table at once, to join a game in progress or to check a calculation. Differences are posted
// against the account of rulings. Premiums stay. Used cards and hands also stay, unless the players in the game change;
// then the cards are dealt again.
type Position struct {
	// Round is the market year, counted from 1.
	Round int `json:"round"`
	// Transaction is the transaction round, counted from 1; at the year's end it is one more than the number of rounds.
	Transaction int `json:"transaction"`
	// Dealer is the dealer's seat.
	Dealer int `json:"dealer"`
	// Turn is the seat that acts next.
	Turn int `json:"turn"`
	// Prices lists the current price of each company, in dollars.
	Prices [agreement.Companies]int `json:"prices"`
	// Last lists the price of each company at the end of the last year.
	Last [agreement.Companies]int `json:"last"`
	// Retired lists the number of shares of each company that were bought back; they no longer exist.
	Retired [agreement.Companies]int `json:"retired,omitzero"`
	// Delisted is true for each company that is out of the game; the house rule delist is needed for that.
	Delisted [agreement.Companies]bool `json:"delisted,omitzero"`
	// Chairmen lists the seat plus 1 of each company's chairman; it is 0 without a chairman, or if the chairman is the
	// largest holder or the only possible seat.
	Chairmen [agreement.Companies]int `json:"chairmen,omitzero"`
	// Directors lists the seat plus 1 of each company's director, if several seats tie and the director is not the
	// first of them; otherwise it is 0.
	Directors [agreement.Companies]int `json:"directors,omitzero"`
	// Seats lists the property of each seat, one item for each.
	Seats []SeatPosition `json:"seats"`
}

type SeatPosition struct {
	// Cash is the seat's cash in dollars.
	Cash int `json:"cash"`
	// Shares lists the number of shares that the seat holds in each company.
	Shares [agreement.Companies]int `json:"shares"`
	// Debt is the amount in dollars that the seat still owes for last year's shorts.
	Debt int `json:"debt,omitzero"`
	// Out is true if the seat is out of the game.
	Out bool `json:"out,omitzero"`
	// Lots lists this year's open shorts and options, in the order of the transaction rounds.
	Lots []LotPosition `json:"lots,omitempty"`
}

// A LotPosition is one open short or option.
type LotPosition struct {
	// Round is the transaction round that opened the lot, counted from 1.
	Round int `json:"round"`
	// Type is "short", "call" or "put".
	Type string `json:"type"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the number of shares, a multiple of 1,000.
	Shares int `json:"shares"`
	// Price is the share price in dollars when the lot was opened.
	Price int `json:"price"`
}

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

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) seat(seat int) SeatPosition { return calc.ItemOrZero(e.Seats, seat) }

func (e *Position) samePlayers(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if e.seat(seat).Out != t.Out(seat) {
			return false
		}
	}
	return true
}

// first returns the seat that begins each transaction round. It changes only with the year, dealer or players.
func (e *Position) first(t calc.Table) int {
	if e.Round == t.Round() && e.Dealer == board.Dealer(t) && e.samePlayers(t) {
		return t.Mark(board.GameMark(t, board.FirstMark))
	}
	return turns.BeginnerOf(board.OptionsOf(t), len(t.Layout().Seats), e.Dealer,
		func(seat int) bool { return e.seat(seat).Out })
}

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

// columns returns the position's numbers: round and turn, each company, each seat. The seat to act cannot be out.
func (e *Position) columns(t calc.Table) *calc.Columns {
	c, l, o := calc.ColumnsOf(t), t.Layout(), board.OptionsOf(t)
	upTo := func(limit int, code string) calc.Allowed {
		return calc.Range(0, limit).WithRefusal(calc.Refuse(code, ""))
	}
	mark := func(mark int) calc.MarkID { return board.GameMark(t, mark) }
	c.Add(calc.Amount("round", &e.Round, calc.Range(1, o.Years).WithRefusal(calc.Refuse("position.round", ""))),
		calc.RoundMark)
	c.Add(calc.Amount("transaction", &e.Transaction, calc.Range(1, o.Transactions+1).
		WithRefusal(calc.Refuse("position.transaction", ""))), mark(board.TransactionMark))
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
				WithRefusal(calc.Refuse("position.delisted", "").About(company)), board.CompanyMark(t,
				board.DelistedMark, company))
	}

	for seat := range l.Seats { // seats that are out don't act
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

func (e *Position) Form(t calc.Table) calc.Form {
	c := e.columns(t)
	c.Ask(e.officeFields(t)...)
	return c.Form()
}

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
	return cmp.Or(e.columns(t).StrayRefusal(), e.strayOffice(t), e.strayLot(t))
}

func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t).OrUnder("ruling"), func(b *calc.Builder) { e.set(b, t) })
}

func (e *Position) set(b *calc.Builder, t calc.Table) {
	o, c, first := board.OptionsOf(t), e.columns(t), e.first(t)
	kind := "position"
	if e.Transaction > o.Transactions {
		kind = "position.yearend"
	}
	b.Line(kind, "ruling", e.Turn, calc.None, calc.With("round", e.Round),
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
		turn = turns.YearEndLeader(b.Table)
	}
	b.Set(calc.TurnMark, turn)
}
