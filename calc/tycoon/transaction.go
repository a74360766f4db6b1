package tycoon

import (
	"scripkeeper/calc"
)

// turnRefusal is why a seat is not the one to act.
func turnRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	if AtYearEnd(t) {
		return calc.Refuse("turn.yearend", "").Under("yearend").With("round", t.Round())
	}
	return t.TurnRefusal("seat", seat)
}

// actRefusal is why a seat cannot make a transaction of a kind: it is not its turn, a debt comes first, or the table's
// mode does not have it.
func actRefusal(t calc.Table, seat int, kind calc.Entry) *calc.Refusal {
	if refusal := turnRefusal(t, seat); refusal != nil {
		return refusal
	}
	if debt := Debt(t, seat); debt > 0 {
		return calc.Refuse("debt.due", "").Under("short.debt").Seated(seat).With("debt", debt)
	}
	return modeRefusal(t, kind)
}

// thousandsRefusal refuses a number of shares that is no multiple of a thousand.
func thousandsRefusal(rule string, seat, shares int) *calc.Refusal {
	return calc.Refuse("shares.thousands", "").Under(rule).Seated(seat).With("shares", shares).With("step", thousand)
}

// modeRefusal is why the table's mode does not have entries of a kind (chapter Game Modes): shorts come with the mode
// Investor, options, dividends and buybacks with the mode Strategist.
func modeRefusal(t calc.Table, kind calc.Entry) *calc.Refusal {
	mode := optionsOf(t).Mode
	switch kind.Kind() {
	case "short":
		if mode == "trader" {
			return calc.Refuse("mode.investor", "").Under("mode")
		}
	case "option", "premium", "dividend", "buyback":
		if mode != "strategist" {
			return calc.Refuse("mode.strategist", "").Under("mode")
		}
	}
	return nil
}

// endTurn ends a transaction: the offices are given anew, and the turn passes on.
func endTurn(b *calc.Builder) {
	updateRoles(b)
	passTurn(b)
}
