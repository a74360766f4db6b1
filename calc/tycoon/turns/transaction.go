package turns

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// TurnRefusal is why a seat is not the one to act.
func TurnRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	if board.AtYearEnd(t) {
		return calc.Refuse("turn.yearend", "").Under("yearend").With("round", t.Round())
	}
	return t.TurnRefusal("seat", seat)
}

// ActRefusal is why a seat cannot make a transaction of a kind: it is not its turn, a debt comes first, or the table's
// mode does not have it.
func ActRefusal(t calc.Table, seat int, kind calc.Entry) *calc.Refusal {
	if refusal := TurnRefusal(t, seat); refusal != nil {
		return refusal
	}
	if debt := board.Debt(t, seat); debt > 0 {
		return calc.Refuse("debt.due", "").Under("short.debt").Seated(seat).With("debt", debt)
	}
	return ModeRefusal(t, kind)
}

// ThousandsRefusal refuses a number of shares that is no multiple of a thousand.
func ThousandsRefusal(rule string, seat, shares int) *calc.Refusal {
	return calc.Refuse("shares.thousands", "").Under(rule).Seated(seat).With("shares", shares).
		With("step", agreement.Thousand)
}

// ModeRefusal is why the table's mode does not have entries of a kind (chapter Game Modes): shorts come with the mode
// Investor, options, dividends and buybacks with the mode Strategist.
func ModeRefusal(t calc.Table, kind calc.Entry) *calc.Refusal {
	mode := board.OptionsOf(t).Mode
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

// EndTurn ends a transaction: the offices are given anew, and the turn passes on.
func EndTurn(b *calc.Builder) {
	board.UpdateRoles(b)
	PassTurn(b)
}
