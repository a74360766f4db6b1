package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// Batch returns a form for entering several entries like e at once, such as payments to all players or all trades of
// one player. Trades have such a form only if they need no more than a company and a number; prices have such a form
// only in games without a chart.
func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	_, charted := board.ChartOf(t)
	switch e := e.(type) {
	case *money.Bonus:
		return payments(t, &money.Bonus{}, e.Seat, e.Amount, func(seat, amount int) calc.Entry {
			return &money.Bonus{Seat: seat, Amount: amount}
		}), true
	case *money.Fee:
		return payments(t, &money.Fee{}, e.Seat, e.Amount, func(seat, amount int) calc.Entry {
			return &money.Fee{Seat: seat, Amount: amount}
		}), true
	case *trading.Buy:
		plain := trading.Buy{Seat: e.Seat, Company: e.Company, Shares: e.Shares}
		blank := &trading.Buy{Seat: e.Seat}
		buys := trades(t, blank, &blank.Seat, 1, func(code string, shares int) calc.Entry {
			return &trading.Buy{Seat: blank.Seat, Company: code, Shares: shares}
		})
		return withNumber(buys, t, "buy", e.Company, e.Shares), *e == plain && tradesNumbers(t)
	case *trading.Sell:
		plain := trading.Sell{Seat: e.Seat, Company: e.Company, Shares: e.Shares}
		blank := &trading.Sell{Seat: e.Seat}
		sales := trades(t, blank, &blank.Seat, -1, func(code string, shares int) calc.Entry {
			return &trading.Sell{Seat: blank.Seat, Company: code, Shares: shares}
		})
		return withNumber(sales, t, "sell", e.Company, e.Shares), *e == plain && tradesNumbers(t)
	case *operating.Operate:
		return newOperation(e), board.OptionsOf(t).Operates()
	case *charter.Launch:
		return &launching{Launch: *e}, true
	case *pricing.Price:
		if e.Price == nil {
			return prices(t), e.Row == nil && !charted
		}
		return withNumber(prices(t), t, "price", e.Company, *e.Price), e.Row == nil && !charted
	case *pricing.Move:
		if charted {
			return newMoves(t, e), true
		}
		return withNumber(steps(t), t, "steps", e.Company, e.Steps), e.Up == 0
	case *chains.Size:
		if e.Size == 0 {
			return sizes(t), board.OptionsOf(t).Sized()
		}
		return withNumber(sizes(t), t, "size", e.Company, e.Size), board.OptionsOf(t).Sized()
	}
	return nil, false
}

func withNumber(batch *calc.Numbers, t calc.Table, list, company string, number int) *calc.Numbers {
	batch.Set(calc.ItemName(list, board.CompanyOf(t, company)), number)
	return batch
}

func payments(t calc.Table, blank calc.Entry, seat, amount int, of func(seat, amount int) calc.Entry) *calc.Numbers {
	var lines []calc.NumberLine
	for seat := range t.Layout().Seats {
		lines = append(lines, calc.NumberLine{Name: calc.ItemName("amount", seat), Of: "amount", Seat: seat,
			Company: calc.None, Closed: t.Out(seat), Entry: func(amount int) calc.Entry { return of(seat, amount) }})
	}
	batch := calc.NewNumbers(blank, nil, lines...)
	batch.Set(calc.ItemName("amount", seat), amount)
	return batch
}

// companies returns a line for each company, closed if the company is not traded. The function blank returns the value
// of an empty line.
func companies(t calc.Table, list string, blank func(company int) int,
	of func(code string, number int) calc.Entry) []calc.NumberLine {
	var lines []calc.NumberLine
	for company, c := range t.Layout().Companies {
		lines = append(lines, calc.NumberLine{Name: calc.ItemName(list, company), Of: list, Seat: calc.None, Company: company,
			Blank: blank(company), Closed: !board.Launched(t, company),
			Entry: func(number int) calc.Entry { return of(c.Code, number) }})
	}
	return lines
}

func prices(t calc.Table) *calc.Numbers {
	return calc.NewNumbers(&pricing.Price{}, nil, companies(t, "price", t.Price, func(code string, price int) calc.Entry {
		return &pricing.Price{Company: code, Price: &price}
	})...)
}

func steps(t calc.Table) *calc.Numbers {
	none := func(int) int { return 0 }
	return calc.NewNumbers(&pricing.Move{}, nil, companies(t, "steps", none, func(code string, steps int) calc.Entry {
		return &pricing.Move{Company: code, Steps: steps}
	})...)
}

func sizes(t calc.Table) *calc.Numbers {
	return calc.NewNumbers(&chains.Size{}, nil, sizeLines(t)...)
}

func sizeLines(t calc.Table) []calc.NumberLine {
	now := func(company int) int { return board.Size(t, company) }
	return companies(t, "size", now, func(code string, size int) calc.Entry {
		return &chains.Size{Company: code, Size: size}
	})
}
