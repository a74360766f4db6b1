package brokeryard

import "scripkeeper/calc"

// stops carries out the stop orders of a colour (chapter Automatic fixation of losses; rules D.3.8): where the price
// before was above the spread and what the effects make of it falls below the limit, the shares of everybody whose
// orders work are sold. It tells whether the colour fell so far.
func (u *update) stops(company int) bool {
	c, o := &u.contests[company], u.rules
	limit := c.price - o.Spread
	if !o.StopOrders || limit <= 0 || c.raw > limit || c.raw == limit && !o.StopInclusive {
		return false
	}
	kind, rule, price := "stop", "stop", limit
	switch {
	case o.StopFillNew:
		kind, rule, price = "stop.new", "house.stop_fill_new_price", u.draft.Price(company)
	case c.raw == limit:
		rule = "house.stop_inclusive"
	}
	for seat := range u.plays {
		shares := u.draft.Shares(seat, company)
		if shares == 0 || u.draft.Out(seat) || !stopsWork(u.before, seat) {
			continue
		}
		u.draft.Line(kind, rule, seat, company,
			calc.Term{Role: "old", Value: c.price}, calc.Term{Role: "spread", Value: o.Spread},
			calc.Term{Role: "limit", Value: limit}, calc.Term{Role: "raw", Value: c.raw},
			calc.Term{Role: "shares", Value: shares}, calc.Term{Role: "price", Value: price},
			calc.Term{Role: "amount", Value: shares * price})
		u.draft.Move(calc.Of(seat), calc.Market(), calc.Share(company), shares)
		u.draft.Move(calc.Bank(), calc.Of(seat), calc.Cash(), shares*price)
	}
	return true
}

// stopsWork tells whether stop orders work for a seat.
func stopsWork(t calc.Table, seat int) bool {
	return !optionsOf(t).choosesStops() || t.Mark(stopsMark(t, seat)) == 1
}

// share pays the awards of a colour that would have risen above the scale, or takes the penalties of one that would
// have fallen below it (rules D.3.9). Stopped tells that stop orders sold the shares of those for whom they work.
func (u *update) share(company int, stopped bool) {
	c := &u.contests[company]
	if c.raw >= lowest && c.raw <= highest {
		return
	}
	for seat := range u.plays {
		shares := u.draft.Shares(seat, company)
		if u.rules.HoldingsBefore {
			shares = u.before.Shares(seat, company)
		}
		if shares == 0 || u.draft.Out(seat) || stopped && stopsWork(u.before, seat) {
			continue
		}
		if c.raw > highest {
			each := c.raw - highest
			u.draft.Line("award", u.shareRule("award"), seat, company,
				calc.Term{Role: "shares", Value: shares}, calc.Term{Role: "raw", Value: c.raw},
				calc.Term{Role: "max", Value: highest}, calc.Term{Role: "each", Value: each},
				calc.Term{Role: "amount", Value: each * shares})
			u.draft.Move(calc.Bank(), calc.Of(seat), calc.Cash(), each*shares)
			continue
		}
		each := lowest - c.raw
		u.draft.Line("penalty", u.shareRule("penalty"), seat, company,
			calc.Term{Role: "shares", Value: shares}, calc.Term{Role: "raw", Value: c.raw},
			calc.Term{Role: "min", Value: lowest}, calc.Term{Role: "each", Value: each},
			calc.Term{Role: "amount", Value: each * shares})
		u.draft.Move(calc.Of(seat), calc.Bank(), calc.Cash(), each*shares)
	}
}

// shareRule is the rule by which awards and penalties are counted.
func (u *update) shareRule(rule string) string {
	if u.rules.HoldingsBefore {
		return "house.holdings_before"
	}
	return rule
}
