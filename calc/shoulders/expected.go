package shoulders

import "scripkeeper/calc"

// Expected are the entries of the phase, then what a table may have to say besides.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn, ruling := t.Turn(), &calc.Ruling{Seat: calc.None}
	if t.Over() {
		return calc.Expected{Beside: append(lateExtra(t), ruling, NewPosition(t))}
	}
	var all, rare []calc.Entry
	switch phaseOf(t) {
	case phaseFounding:
		if startRefusal(t, turn) == nil {
			all = []calc.Entry{&Start{Seat: turn}}
		}
	case phaseStock:
		all = stockExpected(t)
		if likelyCompany(t) != calc.None {
			rare = append(lateExtra(t), &Treasury{})
		}
	case phaseBuilding:
		all = append([]calc.Entry{ticked(t)}, companyExpected(t, calc.None)...)
	case phaseOperating:
		next := soleOperator(t)
		all = append([]calc.Entry{&Operate{Company: nameOf(t, next), Revenue: calc.None}}, companyExpected(t, next)...)
	case phaseGoals:
		all, rare = []calc.Entry{&Goal{}}, lateExtra(t)
	}
	if likelyCompany(t) != calc.None && protectionRefusal(t) == nil {
		rare = append(rare, &Protection{})
	}
	beside := append([]calc.Entry{&Skip{}}, rare...)
	return calc.Expected{Next: all, Beside: append(beside, &calc.Leave{Seat: calc.None}, ruling, NewPosition(t))}
}

// lateExtra are extra dividends after the last result of a decade, as long as they can be reported.
func lateExtra(t calc.Table) []calc.Entry {
	if likelyCompany(t) == calc.None || extraRefusal(t) != nil {
		return nil
	}
	return []calc.Entry{&Extra{}}
}

// stockExpected are the entries of a turn of the stock phase. Who can buy nothing most likely passes, and sees of a
// purchase why.
func stockExpected(t calc.Table) []calc.Entry {
	turn := t.Turn()
	all := []calc.Entry{&Pass{Seat: turn}}
	switch {
	case canBuy(t, turn):
		all = []calc.Entry{&Buy{Seat: turn}, all[0]}
	case likelyCompany(t) != calc.None:
		all = append(all, &Buy{Seat: turn})
	}
	if sale := (&Sell{Seat: turn}); len(sale.Form(t).Fields) > 1 {
		all = append(all, sale)
	}
	if startRefusal(t, turn) == nil {
		all = append(all, &Start{Seat: turn})
	}
	return all
}

// companyExpected is what companies may have to say between the stock phases. Next is the company that operates next,
// or [calc.None] where there is none or several may.
func companyExpected(t calc.Table, next int) []calc.Entry {
	if likelyCompany(t) == calc.None {
		return nil
	}
	key, stands := nameOf(t, next), 0
	if next != calc.None {
		stands = appeal(t, next)
	}
	all := []calc.Entry{&Treasury{Company: key}, &Appeal{Company: key, To: stands}, &Extra{Company: key}}
	if canRaise(t) {
		all = append(all, &Emergency{Company: key})
	}
	return all
}

// canRaise reports whether a company that may operate now can raise money in an emergency.
func canRaise(t calc.Table) bool {
	if phaseOf(t) != phaseOperating {
		return false
	}
	for company := range t.Layout().Companies {
		if emergencyRefusal(t, company) == nil {
			return true
		}
	}
	return false
}

// canBuy reports whether a seat can buy any certificate now.
func canBuy(t calc.Table, seat int) bool {
	for company := range t.Layout().Companies {
		if anyRefusal(t, seat, company) == nil {
			return true
		}
	}
	return false
}
