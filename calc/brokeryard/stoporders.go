package brokeryard

import "scripkeeper/calc"

// stops executes the stop orders on a colour and reports whether they were triggered (chapter Automatic fixation of
// losses; rules D.3.8). If the limit, which is the old price less the spread, is above 0 and the effects push the price
// below it, the seats with stop orders sell all their shares.
func (u *update) stops(company int) bool {
	c, o := &u.contests[company], u.rules
	limit := c.price - o.Spread
	if !o.StopOrders || limit <= 0 || c.raw > limit || c.raw == limit && !o.StopInclusive {
		return false
	}
	kind, rule, price := "stop", "stop", limit
	switch {
	case o.StopFillNew:
		kind, rule, price = "stop.new", "house.stop_fill_new_price", u.builder.Price(company)
	case c.raw == limit:
		rule = "house.stop_inclusive"
	}
	for seat := range u.plays {
		shares := u.builder.Shares(seat, company)
		if shares == 0 || u.builder.Out(seat) || !hasStops(u.before, seat) {
			continue
		}
		u.builder.Line(kind, rule, seat, company, calc.With("old", c.price), calc.With("spread", o.Spread),
			calc.With("limit", limit), calc.With("raw", c.raw), calc.With("shares", shares), calc.With("price", price),
			calc.With("amount", shares*price))
		u.builder.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), shares)
		u.builder.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*price)
	}
	return true
}

func hasStops(t calc.Table, seat int) bool {
	return !optionsOf(t).choosesStops() || t.Mark(stopsMark(t, seat)) == 1
}
