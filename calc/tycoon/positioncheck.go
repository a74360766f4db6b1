package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// refusal says what is wrong with a position.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	l, o := t.Layout(), optionsOf(t)
	if len(e.Seats) != len(l.Seats) {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", len(l.Seats))
	}
	if refusal := e.timeRefusal(t); refusal != nil {
		return refusal
	}
	left := [Companies]int{}
	for company := range Companies {
		for _, p := range []struct {
			list  string
			price int
		}{{"prices", e.Prices[company]}, {"last", e.Last[company]}} {
			if p.price < 0 || p.price > maxPrice {
				return calc.Refuse("position.price", calc.ItemName(p.list, company)).About(company).
					With("value", p.price).With("min", 0).With("max", maxPrice).With("step", 1)
			}
		}
		if e.Delisted[company] && (o.Zero != "delist" || e.Prices[company] != 0) {
			return calc.Refuse("position.delisted", calc.ItemName("delisted", company)).About(company)
		}
		if e.Retired[company] < 0 || e.Retired[company] > o.Shares {
			return calc.Refuse("position.retired", calc.ItemName("retired", company)).About(company).With("max", o.Shares)
		}
		left[company] = o.Shares - e.Retired[company]
	}
	for seat, s := range e.Seats {
		if refusal := e.seatRefusal(t, seat, s, &left); refusal != nil {
			return refusal
		}
	}
	if refusal := e.lotsRefusal(t); refusal != nil {
		return refusal
	}
	for company, chairman := range e.Chairmen {
		if seats := e.chairs(t, company); chairman != 0 && (len(seats) < 2 || !slices.Contains(seats, chairman-1)) {
			return calc.Refuse("position.chairman", calc.ItemName("chairmen", company)).About(company).
				With("need", e.need(t, company, o.Chairman))
		}
	}
	for company, director := range e.Directors {
		if seats := e.rivals(t, company); director != 0 && (len(seats) < 2 || !slices.Contains(seats, director-1)) {
			return calc.Refuse("position.director", calc.ItemName("directors", company)).About(company)
		}
	}
	return nil
}

func (e *Position) timeRefusal(t calc.Table) *calc.Refusal {
	o, n, in := optionsOf(t), len(t.Layout().Seats), 0
	for _, s := range e.Seats {
		in += 1 - yesOrNo(s.Out)
	}
	switch {
	case in < 2:
		return calc.Refuse("position.alone", "out").With("min", 2)
	case e.Round < 1 || e.Round > o.Years:
		return calc.Refuse("position.round", "round").With("value", e.Round).With("max", o.Years)
	case e.Transaction < 1 || e.Transaction > o.Transactions+1:
		return calc.Refuse("position.transaction", "transaction").With("value", e.Transaction).With("max", o.Transactions+1)
	}
	for _, p := range []struct {
		field string
		seat  int
	}{{"dealer", e.Dealer}, {"turn", e.Turn}} {
		switch {
		case p.seat < 0 || p.seat >= n:
			return calc.Refuse("seat.unknown", p.field).With("player", p.seat).With("seats", n)
		case p.field == "turn" && e.Seats[p.seat].Out:
			return calc.Refuse("position.turn", p.field).Seated(p.seat)
		}
	}
	return nil
}

func (e *Position) seatRefusal(t calc.Table, seat int, s SeatPosition, left *[Companies]int) *calc.Refusal {
	if most := max(maxCash, t.Cash(seat)); s.Cash < 0 || s.Cash > most {
		return calc.Refuse("position.cash", calc.ItemName("cash", seat)).Seated(seat).With("max", most)
	}
	if most := maxDebt(t, seat, s); s.Debt < 0 || s.Debt > most {
		return calc.Refuse("position.debt", calc.ItemName("debt", seat)).Seated(seat).With("max", most)
	}
	for company, shares := range s.Shares {
		most := left[company]
		if e.Delisted[company] || s.Out {
			most = 0
		}
		if shares < 0 || shares > most {
			return calc.Refuse("position.shares", calc.ItemName(calc.ItemName("held", seat), company)).
				Seated(seat).About(company).With("max", most)
		}
		left[company] -= shares
	}
	return nil
}

// maxDebt is the most that a seat can owe: nothing where nobody shorts, or when it is out.
func maxDebt(t calc.Table, seat int, s SeatPosition) int {
	if optionsOf(t).Mode == "trader" || s.Out {
		return 0
	}
	return max(maxCash, Debt(t, seat))
}

// lotsRefusal looks at the lots: one for a transaction that was made, of a kind that is played, and within the caps.
func (e *Position) lotsRefusal(t calc.Table) *calc.Refusal {
	caps := newCaps(optionsOf(t))
	for seat, s := range e.Seats {
		done := e.done(t, seat)
		if s.Out {
			done = 0
		}
		last := 0
		for _, l := range s.Lots {
			name := func(list string) string { return calc.ItemName(calc.ItemName(list, seat), l.Round) }
			class, company := classOf(l.Type), companyOf(l.Company)
			switch {
			case l.Round <= last || l.Round > done || class == calc.Regular || int(class) >= len(lotWords(t)):
				return calc.Refuse("position.lot", name("lot")).Seated(seat).With("max", done)
			case company == calc.None || e.Delisted[company]:
				return calc.Refuse("stock.unknown", name("lotstock")).With("count", Companies)
			case l.Shares < thousand || l.Shares%thousand != 0 || l.Shares > *caps.of(company, class):
				return calc.Refuse("position.lotshares", name("lotshares")).Seated(seat).About(company).
					With("max", *caps.of(company, class)).With("step", thousand)
			case l.Price < 1 || l.Price > maxPrice:
				return calc.Refuse("position.price", name("lotprice")).About(company).
					With("value", l.Price).With("min", 1).With("max", maxPrice).With("step", 1)
			}
			*caps.of(company, class) -= l.Shares
			last = l.Round
		}
	}
	return nil
}

// lotWords are the kinds of lot that a table plays with.
func lotWords(t calc.Table) []string {
	switch optionsOf(t).Mode {
	case "investor":
		return lotTypes()[:2]
	case "strategist":
		return lotTypes()
	}
	return lotTypes()[:1]
}

// caps are how many shares can still be short, and how many under options, of each stock.
type caps struct {
	short, options [Companies]int
}

func newCaps(o *Options) *caps {
	c := &caps{}
	for company := range Companies {
		c.short[company], c.options[company] = o.ShortCap, o.OptionCap
	}
	return c
}

func (c *caps) of(company int, class calc.Class) *int {
	if class == ShortLot {
		return &c.short[company]
	}
	return &c.options[company]
}
