package charter

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

func asksAssets(t calc.Table) bool {
	o := board.OptionsOf(t)
	return o.Treasury && o.HasVersion(5)
}

func (e *Takeover) sharesLeft(t calc.Table, by int) int {
	if e.From == "treasury" {
		return t.Balance(calc.Treasury(by), calc.Share(by))
	}
	left, limited := board.PoolLeft(t, by)
	if !limited {
		return agreement.MaxShares
	}
	return left
}

// exchange gives a seat shares in the company that takes over, in exchange for shares in the company taken over.
func (e *Takeover) exchange(b *calc.Builder, seat, got int) {
	company, by := board.CompanyOf(b.Table, e.Company), board.CompanyOf(b.Table, e.By)
	b.Line("exchange.give", "exchange", seat, company, calc.With("shares", got*e.Ratio))
	handIn(b, seat, company, got*e.Ratio)
	b.Line("exchange.take", "exchange", seat, by, calc.With("shares", got))
	from := calc.Market()
	if e.From == "treasury" {
		from = calc.Treasury(by)
	}
	b.Move(from, calc.AccountOf(seat), calc.Share(by), got)
	board.FloatUnpaid(b, by)
}

// handIn moves a number of a seat's shares to the pool, ordinary shares first. If the last certificate represents more
// shares than needed, the seat gets the difference back in ordinary shares.
func handIn(b *calc.Builder, seat, company, shares int) {
	from := calc.AccountOf(seat)
	for class := range b.Layout().Classes {
		c, weight := board.Certificate(company, calc.Class(class)), board.WeightOf(b.Table, company, calc.Class(class))
		if weight <= 0 || shares <= 0 {
			continue
		}
		certificates := min(b.Balance(from, c), (shares+weight-1)/weight)
		b.Move(from, calc.Market(), c, certificates)
		shares -= certificates * weight
	}
	b.Move(calc.Market(), from, calc.Share(company), max(0, -shares))
}

// debtRefusal refuses a takeover of all assets if the two companies' loans together exceed the limit for one company.
func debtRefusal(t calc.Table, company, by int, assets bool) *calc.Refusal {
	o, debt := board.OptionsOf(t), board.Debt(t, company)
	if !assets || debt == 0 {
		return nil
	}
	sum, most := debt+board.Debt(t, by), o.MostCompanyLoans()*o.OneCompanyLoan()
	if sum <= most {
		return nil
	}
	return calc.Refuse("takeover.debt", "").Under("debt").About(by).With("amount", sum).With("most", most).
		With("less", sum-most)
}

func takeAssets(b *calc.Builder, company, by int) {
	from, to := calc.Treasury(company), calc.Treasury(by)
	for _, i := range b.Table.PrivatesOf(from) {
		board.LineBetween(b, "private", "takeover", from, to, calc.With("private", i), calc.With("amount", 0))
		b.Layout().Privates[i].Give(b, to)
	}
	if cash := b.Balance(from, calc.Cash()); cash > 0 {
		b.Line("takeover.cash", "takeover", calc.None, by, calc.With("amount", cash))
		b.Move(from, to, calc.Cash(), cash)
	}
	if debt := board.Debt(b.Table, company); debt > 0 {
		b.Line("takeover.debt", "takeover", calc.None, by, calc.With("amount", debt))
		b.Set(board.DebtMark(b.Layout(), by), board.Debt(b.Table, by)+debt)
		b.Set(board.DebtMark(b.Layout(), company), 0)
	}
}
