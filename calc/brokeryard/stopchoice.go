package brokeryard

import "scripkeeper/calc"

// Stops records, before the first round, which players use stop orders in the game (house rule stop_opt_in).
type Stops struct {
	// Seats lists the seats that use stop orders, counted from 0, in ascending order.
	Seats []int `json:"seats,omitempty"`
}

func (*Stops) Kind() string { return "stops" }

func (e *Stops) Form(t calc.Table) calc.Form {
	var form calc.Form
	for seat := range t.Layout().Seats {
		if alone := (Stops{Seats: []int{seat}}); alone.refusal(t) == nil {
			form.Collect(calc.Member(calc.ItemName("stops", seat), &e.Seats, seat))
		}
	}
	if len(e.Seats) == 0 {
		form.Record = "stops"
	}
	return form
}

func (e *Stops) refusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case !optionsOf(t).choosesStops():
		return calc.Refuse("stops.off", "").Under("house.stop_opt_in")
	case PhaseOf(t) != PhaseStops:
		return calc.Refuse("stops.again", "").Under("house.stop_opt_in")
	}
	for i, seat := range e.Seats {
		field := calc.ItemName("stops", seat)
		switch {
		case !t.Layout().HasSeat(seat):
			return t.SeatRefusal(calc.ItemName("stops", i), seat)
		case t.Out(seat):
			return calc.Refuse("seat.gone", field).Under("bankruptcy").Seated(seat)
		case i > 0 && seat <= e.Seats[i-1]:
			return calc.Refuse("stops.order", field).Under("house.stop_opt_in").Seated(seat)
		}
	}
	return nil
}

// Apply records the choices. Refusals: game.over, stops.off, stops.again, stops.order, seat.unknown, seat.gone.
func (e *Stops) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		b.Line("stops", "house.stop_opt_in", calc.None, calc.None,
			calc.With("count", len(e.Seats)), calc.With("spread", optionsOf(t).Spread))
		b.Set(chosenMark(t), 1)
		b.Set(phaseMark(t), int(PhaseRound))
		for _, seat := range e.Seats {
			b.Line("stops.in", "house.stop_opt_in", seat, calc.None)
			b.Set(stopsMark(t, seat), 1)
		}
	})
}

// stops executes the stop orders on a colour and reports whether they sold (chapter Automatic fixation of losses; rules
// D.3.8). The limit is the old price less the spread. If the limit is above 0 and the price falls below it, each seat
// with stop orders sells all its shares.
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
