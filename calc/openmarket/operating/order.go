package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// Next returns the company that probably operates next. It is the company with the highest price among those that have
// not operated in this round of companies. If all have operated, it is the company with the highest price of all. On a
// chart, the company furthest to the right wins a tie. The result is [calc.None] if no company is open or companies do
// not operate.
func Next(t calc.Table) int {
	next := calc.None
	if !board.OptionsOf(t).Operates() {
		return next
	}
	l, all := t.Layout(), Last(t) == calc.None || Waiting(t) == calc.None
	for company := range l.Companies {
		if board.Launched(t, company) && (all || isWaiting(t, company)) &&
			(next == calc.None || goesBefore(t, company, next)) {
			next = company
		}
	}
	return next
}

func goesBefore(t calc.Table, company, other int) bool {
	if chart, is := board.ChartOf(t); is && t.Price(company) == t.Price(other) {
		_, column := chart.Cell(board.TrackIndex(t, company))
		_, before := chart.Cell(board.TrackIndex(t, other))
		return column > before
	}
	return t.Price(company) > t.Price(other)
}

// Waiting returns the first company that has not operated in this round of companies, or [calc.None] if all have.
func Waiting(t calc.Table) int {
	return t.FirstCompany(func(company int) bool { return isWaiting(t, company) })
}

func isWaiting(t calc.Table, company int) bool {
	return board.Launched(t, company) && t.Mark(board.OperatedMark(t.Layout(), company)) == 0
}

// Last returns the company that operated last in this round of companies, or [calc.None] if no company has.
func Last(t calc.Table) int {
	last, place := calc.None, 0
	if !board.OptionsOf(t).Operates() {
		return last
	}
	for company := range t.Layout().Companies {
		if n := t.Mark(board.OperatedMark(t.Layout(), company)); n > place {
			last, place = company, n
		}
	}
	return last
}

func LastRevenue(t calc.Table, company int) int {
	if company == calc.None || !board.OptionsOf(t).Operates() {
		return 0
	}
	return t.Mark(board.RevenueMark(t.Layout(), company))
}

// noteOperation marks that a company operates. If the company has already operated in this round of companies, a new
// round begins.
func noteOperation(b *calc.Builder, company int) {
	board.ForgetSales(b)
	mark, place := board.OperatedMark(b.Layout(), company), 1
	if last := Last(b.Table); last != calc.None && b.Mark(mark) == 0 {
		place += b.Mark(board.OperatedMark(b.Layout(), last))
	} else {
		endRound(b, company)
	}
	b.Set(mark, place)
	if Waiting(b.Table) == calc.None {
		board.MarkIncomesDue(b)
	}
}

// ClearOperation clears a company's marks for operation and revenue.
func ClearOperation(b *calc.Builder, company int) {
	if board.OptionsOf(b.Table).Operates() {
		b.Set(board.OperatedMark(b.Layout(), company), 0)
		b.Set(board.RevenueMark(b.Layout(), company), 0)
	}
}

// EndCompanyRound ends a round of companies, so that private companies pay their incomes again. If the flag due is set,
// a round of trades has just ended, and companies operate next.
func EndCompanyRound(b *calc.Builder, due bool) {
	board.MarkIncomesDue(b)
	if board.OptionsOf(b.Table).Operates() {
		endRound(b, calc.None)
		b.Set(board.DueMark(b.Layout()), calc.Bit(due))
	}
}

// Running reports whether a company has operated in this round of companies, or a round of trades has just ended.
func Running(t calc.Table) bool {
	return Last(t) != calc.None || Due(t) && board.OptionsOf(t).HasVersion(6)
}

// Due reports whether a round of trades has ended, after which companies probably operate.
func Due(t calc.Table) bool {
	return board.OptionsOf(t).Operates() && t.Mark(board.DueMark(t.Layout())) == 1
}

// CanActOutOfTurn reports whether any player can buy and launch. Since version 8, this is so while companies operate:
// presidents buy to protect a price, and players buy shares of converted companies.
func CanActOutOfTurn(t calc.Table) bool { return board.OptionsOf(t).HasVersion(8) && Running(t) }

// MoverField asks for the player who buys or launches: any player if [CanActOutOfTurn], otherwise see
// [board.MoverField].
func MoverField(t calc.Table, at *int) *calc.Field {
	if CanActOutOfTurn(t) {
		return board.PlayerField(t, "seat", at)
	}
	return board.MoverField(t, at)
}

func MoverRefusal(t calc.Table, seat int) *calc.Refusal {
	if CanActOutOfTurn(t) {
		return board.PlayerRefusal(t, "seat", seat)
	}
	return board.MoverRefusal(t, seat)
}

// endRound clears the marks of all companies that have operated, except one company's mark (the parameter but).
func endRound(b *calc.Builder, but int) {
	for company := range b.Layout().Companies {
		if company != but {
			b.Set(board.OperatedMark(b.Layout(), company), 0)
		}
	}
}
