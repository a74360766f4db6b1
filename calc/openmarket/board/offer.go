package board

import "scripkeeper/calc"

// OwnPrice returns the price of a share bought from the company itself.
func OwnPrice(t calc.Table, company int) int {
	if OptionsOf(t).Par() {
		return t.Mark(ParMark(t.Layout(), company))
	}
	return t.Price(company)
}

// Float pays a company the price of all its shares, once only, when its holders have the agreed number of shares.
func Float(b *calc.Builder, company int) {
	at := OptionsOf(b.Table).FloatAt()
	if at == 0 || b.Mark(FloatedMark(b.Layout(), company)) == 1 {
		return
	}
	if Outside(b.Table, company) < min(at, Supply(b.Table, company))*ShareUnits(b.Table, company) {
		return
	}
	shares, price := Supply(b.Table, company), b.Mark(ParMark(b.Layout(), company))
	b.Line("float", "float", calc.None, company, calc.Priced(shares, price)...)
	b.Set(FloatedMark(b.Layout(), company), 1)
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), shares*price)
}
