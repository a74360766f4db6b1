package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

// check refuses a position that cannot lie on a table.
func (e *Position) check(t calc.Table) *calc.Refusal {
	l := t.Layout()
	if len(e.Seats) != len(l.Seats) {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", len(l.Seats))
	}
	left := 0
	for seat, s := range e.Seats {
		if s.Cash < 0 || s.Cash > maxAmount {
			return calc.Refuse("position.cash", calc.ItemName("cash", seat)).Seated(seat).With("max", maxAmount)
		}
		left += bit(!s.Out)
	}
	if left < minSeats {
		return calc.Refuse("position.alone", "out.0").With("min", minSeats)
	}
	last := calc.None
	for i := range e.Companies {
		company := companyOf(t, e.Companies[i].Company)
		if company <= last {
			return calc.Refuse("company.none", calc.ItemName("price", max(0, company))).With("max", companyCount)
		}
		last = company
		if refusal := e.Companies[i].check(t, company, e.Seats); refusal != nil {
			return refusal
		}
	}
	return e.checkPhase(t)
}

// checkPhase refuses a round, a phase or a turn that cannot be.
func (e *Position) checkPhase(t calc.Table) *calc.Refusal {
	l, now := t.Layout(), slices.Index(phaseNames(), e.Phase)
	switch {
	case e.Round < 1 || e.Round > decades:
		return calc.Refuse("position.round", "round").With("value", e.Round).With("max", decades)
	case now < 0 || e.phaseRefusal(t, now) != nil:
		return calc.Refuse("position.phase", "phase").With("round", e.Round).With("rounds", decades)
	case !l.HasSeat(e.Priority):
		return calc.Refuse("seat.unknown", "priority").With("player", e.Priority).With("seats", len(l.Seats))
	case now != phaseStock && e.Turn != 0:
		return calc.Refuse("position.stray", "turn")
	case now == phaseStock && !l.HasSeat(e.Turn):
		return calc.Refuse("seat.unknown", "turn").With("player", e.Turn).With("seats", len(l.Seats))
	case now == phaseStock && e.Seats[e.Turn].Out:
		return calc.Refuse("position.turn", "turn").Seated(e.Turn)
	}
	return nil
}

// phaseRefusal says why a phase cannot be: the founding is in the first decade, the goals come after the last, and to
// operate there must be a company.
func (e *Position) phaseRefusal(t calc.Table, now int) *calc.Refusal {
	if now == phaseFounding && e.Round != 1 || now == phaseGoals && (e.Round != decades || !optionsOf(t).PublicGoals) ||
		now == phaseOperating && len(e.Companies) == 0 {
		return calc.Refuse("position.phase", "phase").With("round", e.Round).With("rounds", decades)
	}
	return nil
}

// check refuses what cannot be of one company: a value off the track, or more certificates than there are.
func (c *CompanyPosition) check(t calc.Table, company int, seats []SeatPosition) *calc.Refusal {
	field := func(name string) string { return calc.ItemName(name, company) }
	if _, ok := values().Index(c.Price); !ok {
		return valueRefusal(field("price"), c.Price).About(company)
	}
	switch {
	case c.Appeal < 0 || c.Appeal > maxAppeal:
		return calc.Refuse("position.appeal", field("appeal")).About(company).With("value", c.Appeal).With("max", maxAppeal)
	case c.Treasury < 0 || c.Treasury > maxAmount:
		return calc.Refuse("position.treasury", field("treasury")).About(company).With("value", c.Treasury).With("max", maxAmount)
	case len(c.Seats) != len(seats):
		return calc.Refuse("position.seats", field("common")).About(company).With("value", len(c.Seats)).With("max", len(seats))
	case c.Pool.Director != 0:
		return calc.Refuse("position.supply", field("pool_common")).About(company).With("value", c.Pool.Director).With("max", 0)
	}
	left := supply()
	for seat, has := range append(slices.Clone(c.Seats), c.Pool) {
		for class, name := range subjects()[:classes] {
			n, limit := has.of(calc.Class(class)), left[class]
			if seat < len(seats) && seats[seat].Out {
				limit = 0
			}
			if n < 0 || n > limit {
				at := calc.ItemName(field(name), seat)
				if seat == len(seats) {
					at = field("pool_" + name)
				}
				return calc.Refuse("position.supply", at).About(company).With("value", n).With("max", limit)
			}
			left[class] -= n
		}
	}
	return nil
}

// valueRefusal says that a value is not on the track, and which are next to it.
func valueRefusal(field string, value int) *calc.Refusal {
	track := values()
	low, high := track[0], track[valueCount-1]
	for _, v := range track {
		if v < value {
			low = v
		}
	}
	for _, v := range slices.Backward(track) {
		if v > value {
			high = v
		}
	}
	return calc.Refuse("value.track", field).With("value", value).With("low", low).With("high", high)
}
