package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// distribute pays each share a tenth of the revenue, rounded down to whole dollars, to players and treasury, but not to
// the pool. Then the value rises by the steps from [rise].
func distribute(b *calc.Builder, company, revenue int) {
	floor := revenue / 10 * 10
	each := floor / 10
	b.Line("dividends", "dividends", calc.None, company, calc.With("revenue", revenue),
		calc.With("floor", floor), calc.With("each", each))
	if each > 0 {
		for seat := range b.Layout().Seats {
			pay(b, "dividend", seat, company, calc.AccountOf(seat), b.Shares(seat, company), each)
		}
		pay(b, "dividend.treasury", calc.None, company, calc.Treasury(company),
			board.Held(b.Table, calc.Treasury(company), company).Shares(), each)
	}
	price := b.Price(company)
	steps := rise(floor, price)
	revenueTerm := calc.With("revenue", floor)
	if steps == 0 {
		b.Line("test.none", "price-test", calc.None, company, revenueTerm, calc.With("price", price))
		return
	}
	kinds := []string{"test.once", "test.twice", "test.thrice"}
	board.MoveValue(b, kinds[steps-1], "price-test", company, steps, revenueTerm, calc.With("goal", steps*price))
}

func pay(b *calc.Builder, kind string, seat, company int, to calc.Account, shares, each int) {
	if shares == 0 {
		return
	}
	b.Line(kind, "dividends", seat, company, calc.PerShareTerms(shares, each)...)
	b.Move(calc.Bank(), to, calc.Cash(), shares*each)
}

// rise returns the number of steps up: one if dividends are at least the value, two if at least twice the value, three
// if at least three times the value and the value is 60 or more.
func rise(floor, price int) int {
	switch {
	case floor >= 3*price && price >= tripleFrom:
		return 3
	case floor >= 2*price:
		return 2
	case floor >= price:
		return 1
	}
	return 0
}

const tripleFrom = 60
