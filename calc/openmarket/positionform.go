package openmarket

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// Form suggests the current values. A missing item of a list reads as 0, and setting its field extends the list.
func (e *Position) Form(t calc.Table) calc.Form { return e.columns(t).Form() }

func (e *Position) columns(t calc.Table) *calc.Columns {
	c, l, o := calc.ColumnsOf(t), t.Layout(), board.OptionsOf(t)
	for company := range l.Companies {
		c.Join(e.company(t, company))
		if o.Treasury {
			c.Join(e.treasury(t, company))
		}
	}
	for seat := range l.Seats {
		c.Join(e.seat(t, seat))
	}
	for private := range l.Privates {
		c.Ask(e.privateFields(t, private)...)
	}
	rounds, round, turn := calc.Range(1, cmp.Or(o.Rounds, agreement.ManyRounds)), t.Round(), max(0, t.Turn())
	noRound, noTurn := calc.Refuse("position.round", "round"), (*calc.Refusal)(nil)
	if !o.CountsRounds() {
		round, noRound = 0, noRound.With("value", e.Round).With("max", 0)
	}
	if !o.Ordered() {
		turn, noTurn = 0, calc.Refuse("seat.unknown", "turn").With("player", e.Turn).With("seats", len(e.Seats))
	}
	c.AddAsked(o.CountsRounds(), calc.Amount("round", &e.Round, rounds.WithRefusal(noRound)), calc.Known(round))
	c.AddAsked(o.Ordered(), calc.Player(t, "turn", &e.Turn, func(seat int) *calc.Refusal {
		if calc.ItemOrZero(e.Seats, seat).Out {
			return calc.Refuse("position.turn", "").Under("ruling").Seated(seat)
		}
		return nil
	}).WithRefusal(noTurn), calc.Known(turn))
	return c
}

func (e *Position) company(t calc.Table, company int) *calc.Columns {
	c, l, o := calc.ColumnsOf(t), t.Layout(), board.OptionsOf(t)
	price, now := calc.ItemOrZero(e.Prices, company), calc.Known(t.Price(company))
	asked := calc.ItemAmount("prices", &e.Prices, company, board.TrackAllowed(t, "ruling", company, &price))
	c.Add(asked.ForCompany(company), now)
	if chart, is := board.ChartOf(t); is {
		row, _ := chart.Cell(board.TrackIndex(t, company))
		rows := board.PriceRows(t, price)
		allowed := calc.Allowed{Choices: rows}
		if rows != nil {
			allowed = allowed.WithRefusal(calc.Refuse("price.row", "").With("price", price).With("near", rows[0].Value))
			asked.Then(func(price int) { e.keepRow(t, company, price) })
		}
		c.AddAsked(rows != nil, calc.ItemAmount("rows", &e.Rows, company, allowed).ForCompany(company), calc.Known(row+1))
	}
	flag := func(kept bool, name string, list *[]bool, mark func(*calc.Layout, int) calc.MarkID) {
		if kept {
			c.Add(calc.ItemFlag(name, list, company).ForCompany(company), mark(l, company))
		}
	}
	amount := func(kept bool, name string, list *[]int, limit int, mark func(*calc.Layout, int) calc.MarkID) {
		if kept {
			c.Add(calc.ItemAmount(name, list, company, upTo(limit)).ForCompany(company), mark(l, company))
		}
	}
	flag(launchesIn(t), "launched", &e.Launched, board.LaunchedMark)
	amount(o.Shares > 0, "supply", &e.Supply, agreement.MaxShares*agreement.MaxRatio, board.SupplyMark)
	amount(o.LendsCompanies(), "debts", &e.Debts, agreement.MaxPay, board.DebtMark)
	amount(o.Sized(), "sizes", &e.Sizes, agreement.MaxSize, board.SizeMark)
	amount(o.HasOffers(), "pars", &e.Pars, agreement.MaxPrice, board.ParMark)
	flag(o.HasOffers(), "floated", &e.Floated, board.FloatedMark)
	return c
}

// keepRow sets the topmost row with a company's price, unless the current row also has that price.
func (e *Position) keepRow(t calc.Table, company, price int) {
	rows, row := board.PriceRows(t, price), calc.GrowTo(&e.Rows, company)
	if !slices.ContainsFunc(rows, func(c calc.Choice) bool { return c.Value == *row }) && len(rows) > 0 {
		*row = rows[0].Value
	}
}

func upTo(limit int) calc.Allowed { return calc.Range(0, limit).WithRefusal(board.NoAmount("", 0, 0)) }

func (e *Position) seat(t calc.Table, seat int) *calc.Columns {
	c, loan, o := calc.ColumnsOf(t), upTo(agreement.MaxCash), board.OptionsOf(t)
	addHolding(c, t, "", seat, &e.Seats, func(s *SeatPosition) *Holding { return &s.Holding })
	if !o.Lends() {
		loan.Refusal = calc.Refuse("loan.off", "").Seated(seat)
	}
	c.AddAsked(o.Lends(), calc.AmountIn(calc.ItemName("loan", seat), &e.Seats, seat,
		func(s *SeatPosition) *int { return &s.Loan }, loan).ForSeat(seat), calc.Known(board.Loan(t, seat)))
	c.Add(calc.FlagIn(calc.ItemName("out", seat), &e.Seats, seat, func(s *SeatPosition) *bool { return &s.Out }).
		ForSeat(seat), t.Layout().OutMark(seat))
	return c
}
