package shoulders

import "scripkeeper/calc"

// Expected are the entries of the phase, then what a table may have to say besides.
func (Rulebook) Expected(t calc.Table) []calc.Entry {
	turn := t.Turn()
	ruling := &Ruling{Seat: max(0, turn), What: "cash"}
	if t.Over() {
		return []calc.Entry{ruling, NewPosition(t)}
	}
	var all []calc.Entry
	switch phase(t) {
	case phaseFounding:
		if startRefusal(t, turn) == nil {
			all = []calc.Entry{&Start{Seat: turn}}
		}
	case phaseStock:
		all = stockExpected(t)
	case phaseBuilding:
		all = append([]calc.Entry{&Building{}}, companyExpected(t, calc.None)...)
	case phaseOperating:
		next := operator(t)
		all = append([]calc.Entry{&Operate{Company: keyOf(t, next)}}, companyExpected(t, next)...)
	case phaseGoals:
		all = []calc.Entry{&Goal{}}
	}
	return append(all, &Skip{}, &Leave{Seat: max(0, turn)}, ruling, NewPosition(t))
}

// stockExpected are the entries of a turn of the stock phase. Who can buy nothing most likely passes.
func stockExpected(t calc.Table) []calc.Entry {
	turn := t.Turn()
	all := []calc.Entry{&Pass{Seat: turn}}
	if canBuy(t, turn) {
		all = []calc.Entry{&Buy{Seat: turn}, &Pass{Seat: turn}}
	}
	if certificatesOf(t, turn) > 0 {
		all = append(all, &Sell{Seat: turn})
	}
	if startRefusal(t, turn) == nil {
		all = append(all, &Start{Seat: turn})
	}
	if likelyCompany(t) == calc.None {
		return all
	}
	return append(append(all, &Treasury{}), protectionExpected(t)...)
}

// companyExpected is what companies may have to say between the stock phases. Next is the company that operates next.
func companyExpected(t calc.Table, next int) []calc.Entry {
	if likelyCompany(t) == calc.None {
		return nil
	}
	key := ""
	if next != calc.None {
		key = keyOf(t, next)
	}
	all := []calc.Entry{&Treasury{Company: key}, &Appeal{Company: key}, &Extra{}}
	if next != calc.None && emergencyRefusal(t, next) == nil {
		all = append(all, &Emergency{Company: key})
	}
	return append(all, protectionExpected(t)...)
}

// protectionExpected is nothing where the asset is not used.
func protectionExpected(t calc.Table) []calc.Entry {
	if protectionRefusal(t) != nil {
		return nil
	}
	return []calc.Entry{&Protection{}}
}

// canBuy tells whether a seat can buy any certificate now.
func canBuy(t calc.Table, seat int) bool {
	for company := range t.Layout().Companies {
		if anyRefusal(t, seat, company) == nil {
			return true
		}
	}
	return false
}
