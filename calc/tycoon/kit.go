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

// rulings correct the cash and, up to the bank's supply, the shares of seats in the game, and update the offices.
type rulings struct{ calc.PlainRulings }

func finishLeave(b *calc.Builder, seat int) {
	debts.ClearSeat(b, seat)
	board.UpdateRoles(b)
	switch {
	case b.EndAlone():
	case board.AtYearEnd(b.Table):
		b.Set(calc.TurnMark, turns.YearEndLeader(b.Table))
	case b.Turn() == seat:
		turns.PassTurn(b)
	}
}

func kit() calc.Kit {
	return calc.Kit{OutRule: "bankruptcy", Rulings: rulings{}, InBank: inBank, SettleLeaver: finishLeave, Lapse: lapse}
}

// Subject returns the property to correct. Refusals: ruling.what, leave.out.
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

func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) { board.UpdateRoles(b) }

// lapse skips the turn of a refused transaction, or the year's end. A hand or a premium takes no turn.
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
		// A transaction of the seat that begins the next year means that the year's end is missing.
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

// lapseYear skips the rest of the year and the year's end: prices stay, and open lots are void.
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

func inBank(t calc.Table, company int) (shares int, limited bool) {
	return board.BankLeft(t, company), true
}
