package shoulders

import "scripkeeper/calc"

// lapse lets go by what an entry that is refused stands for in a decade: a first company, a turn of the stock phase,
// the building phase, the result of a company.
func lapse(b *calc.Builder, e calc.Entry) bool {
	switch e := e.(type) {
	case *Start:
		if phaseOf(b.Table) != phaseFounding {
			return lapseStock(b, e.Seat, acted)
		}
		if !b.Layout().HasSeat(e.Seat) || b.Out(e.Seat) || b.Mark(seatMark(b.Table, e.Seat, seatFounded)) == 1 {
			return false
		}
		for b.Mark(seatMark(b.Table, e.Seat, seatFounded)) == 0 && phaseOf(b.Table) == phaseFounding {
			lapseFounder(b)
		}
	case *Buy, *Sell:
		return lapseStock(b, calc.SeatOf(e, b.Table), acted)
	case *Pass:
		return lapseStock(b, e.Seat, passed)
	case *Building:
		return lapseBuilding(b)
	case *Operate:
		return lapseOperate(b, companyOf(b.Table, e.Company))
	default:
		return false
	}
	return true
}

// lapseFounder lets the first company of a player go by.
func lapseFounder(b *calc.Builder) {
	b.Lapsed(b.Turn())
	b.Set(seatMark(b.Table, b.Turn(), seatFounded), 1)
	nextFounder(b)
}

// lapseStock lets a turn of the stock phase go by, after which the turn passes on as it would have. Companies that have
// not operated before it, which an amendment started, do not operate any more.
func lapseStock(b *calc.Builder, seat int, pass func(b *calc.Builder)) bool {
	for phaseOf(b.Table) == phaseFounding {
		lapseFounder(b)
	}
	for phaseOf(b.Table) == phaseOperating && b.Round() < decades && lapseOperate(b, operator(b.Table)) {
	}
	if phaseOf(b.Table) != phaseStock {
		return false
	}
	return b.LapseTurn(seat, func(b *calc.Builder) {
		if b.Turn() == seat {
			pass(b)
		} else {
			acted(b)
		}
	})
}

// lapseBuilding lets the building phase go by, and the passes that are missing before it.
func lapseBuilding(b *calc.Builder) bool {
	b.Lapsed(calc.None)
	if phaseOf(b.Table) == phaseStock && !stockUntouched(b.Table) {
		endStock(b)
	}
	if phaseOf(b.Table) != phaseBuilding {
		return false
	}
	beginOperating(b)
	return true
}

// lapseOperate lets the result of a company go by.
func lapseOperate(b *calc.Builder, company int) bool {
	if phaseOf(b.Table) == phaseBuilding && !lapseBuilding(b) || phaseOf(b.Table) != phaseOperating ||
		company == calc.None || !waits(b.Table, company) {
		return false
	}
	b.Lapsed(calc.None)
	b.Set(companyMark(b.Table, company, companyOperated), 2)
	nextOperator(b)
	return true
}
