package turns

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

func TurnRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	if board.AtYearEnd(t) {
		return calc.Refuse("turn.yearend", "").Under("yearend").With("round", t.Round())
	}
	return t.TurnRefusal("seat", seat)
}

// ActRefusal returns why a seat cannot make a transaction, or nil: it is another seat's turn, the seat must first
// settle a debt, or the mode excludes the kind of transaction.
func ActRefusal(t calc.Table, seat int, kind calc.Entry) *calc.Refusal {
	if refusal := TurnRefusal(t, seat); refusal != nil {
		return refusal
	}
	if debt := board.Debt(t, seat); debt > 0 {
		return calc.Refuse("debt.due", "").Under("short.debt").Seated(seat).With("debt", debt)
	}
	return ModeRefusal(t, kind)
}

func ThousandsRefusal(rule string, seat, shares int) *calc.Refusal {
	return calc.Refuse("shares.thousands", "").Under(rule).Seated(seat).With("shares", shares).
		With("step", agreement.Thousand)
}

// ModeRefusal returns why the game's mode excludes a kind of entry, or nil (chapter Game Modes). Shorts need Investor
// or Strategist mode; options, dividends and buybacks need Strategist mode.
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

func EndTurn(b *calc.Builder) {
	board.UpdateRoles(b)
	PassTurn(b)
}

// A Pass uses up a transaction without doing anything.
type Pass struct {
	// Seat is the seat that passes.
	Seat int `json:"seat"`
}

func (*Pass) Kind() string { return "pass" }

func (e *Pass) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

func (e *Pass) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, ActRefusal(t, e.Seat, e), func(b *calc.Builder) {
		b.Line("pass", orderRule(b.Table), e.Seat, calc.None)
		EndTurn(b)
	})
}
