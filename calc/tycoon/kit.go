package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// rulings put right cash and shares of who is in the game; no more shares than the bank has. They move offices too.
type rulings struct{ calc.PlainRulings }

// left sets the cards of who leaves aside and passes the turn on if it was his. The others play on; if only one is left
// the game ends.
func left(b *calc.Builder, seat int) {
	debts.ClearSeat(b, seat)
	board.UpdateRoles(b)
	switch {
	case b.EndAlone():
	case board.AtYearEnd(b.Table):
		b.Set(calc.TurnMark, turns.Conductor(b.Table))
	case b.Turn() == seat:
		turns.PassTurn(b)
	}
}

// kit is what the game adds to rulings and to players who leave.
func kit() calc.Kit {
	return calc.Kit{OutRule: "bankruptcy", Rulings: rulings{}, InBank: inBank, Left: left, Lapse: lapse}
}

// Subject is the cash or the shares. Refusals: ruling.what, leave.out.
func (r rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	if t.Out(e.Seat) {
		return calc.Subject{}, calc.Refuse("leave.out", "seat").Seated(e.Seat)
	}
	s, refusal := r.PlainRulings.Subject(t, e)
	s.Min, s.Max = -s.Has, agreement.MaxCash
	if !s.Commodity.IsCash() {
		s.Max = board.BankLeft(t, s.Commodity.Company)
	}
	return s, refusal
}

// Ruled gives the offices anew.
func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) { board.UpdateRoles(b) }

// lapse lets a transaction or a year's end go by that is refused. A hand and a premium stand for no turn.
func lapse(b *calc.Builder, e calc.Entry) bool {
	switch e.(type) {
	case *yearend.YearEnd:
		return lapseYear(b)
	case *trading.Buy, *trading.Sell, *turns.Pass, *special.Loan, *special.Debenture, *special.Rights, *trading.Short,
		*trading.OptionPurchase, *office.Dividend, *office.Buyback, *debts.Settle:
	default:
		return false
	}
	seat := calc.SeatOf(e, b.Table)
	if board.AtYearEnd(b.Table) {
		// The year's end is missing when the one comes who begins the next year.
		next := turns.Beginner(b.Table, turns.NextDealer(b.Table))
		if b.MaxMissedTurns() == 0 || seat != next || b.Round() >= board.OptionsOf(b.Table).Years || !lapseYear(b) {
			return false
		}
	}
	return b.LapseTurn(seat, func(b *calc.Builder) {
		if !board.AtYearEnd(b.Table) {
			turns.PassTurn(b)
		}
	})
}

// lapseYear lets the rest of a year and its end go by: prices stay, and what was open is void.
func lapseYear(b *calc.Builder) bool {
	for missing := 0; !board.AtYearEnd(b.Table); missing++ {
		if missing == b.MaxMissedTurns() || b.Over() {
			return false
		}
		b.Lapsed(b.Turn())
		turns.PassTurn(b)
	}
	yearend.CloseUnsettled(b)
	return true
}

// inBank is how many shares of a stock the bank has: there is always an end to them.
func inBank(t calc.Table, company int) (shares int, limited bool) {
	return board.BankLeft(t, company), true
}
