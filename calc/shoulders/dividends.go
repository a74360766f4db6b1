package shoulders

import "scripkeeper/calc"

// distribute pays a revenue as dividends and moves the value: the revenue rounded down to tens, a tenth of it for each
// share; the company's own certificates pay it, those in the bank pool pay nobody. The value rises by the test of
// [rise], at the value before the dividends.
func distribute(b *calc.Builder, company, revenue int) {
	floor := revenue / 10 * 10
	each := floor / 10
	b.Line("dividends", "dividends", calc.None, company, calc.With("revenue", revenue),
		calc.With("floor", floor), calc.With("each", each))
	if each > 0 {
		for seat := range b.Layout().Seats {
			pay(b, "dividend", seat, company, calc.AccountOf(seat), b.Shares(seat, company), each)
		}
		pay(b, "dividend.treasury", calc.None, company, calc.Treasury(company), held(b.Table, calc.Treasury(company), company).shares(), each)
	}
	price := b.Price(company)
	steps := rise(floor, price)
	revenueTerm := calc.With("revenue", floor)
	if steps == 0 {
		b.Line("test.none", "price-test", calc.None, company, revenueTerm, calc.With("price", price))
		return
	}
	kinds := []string{"test.once", "test.twice", "test.thrice"}
	move(b, kinds[steps-1], "price-test", company, steps, revenueTerm, calc.With("goal", steps*price))
}

// pay pays one holder for the shares.
func pay(b *calc.Builder, kind string, seat, company int, to calc.Account, shares, each int) {
	if shares == 0 {
		return
	}
	b.Line(kind, "dividends", seat, company, calc.Paid(shares, each)...)
	b.Move(calc.Bank(), to, calc.Cash(), shares*each)
}

// rise is by how many steps dividends raise a value: one when they are at least the value, two when at least twice it,
// three when at least three times it and the value is at least 60.
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

// extras are what buildings pay as extra dividends.
func extras() []int { return []int{100, 150, 200, 250, 300} }

// Extra is extra dividends that a building pays: the same distribution and the same test, at once.
type Extra struct {
	Company string `json:"company"`
	// Amount is 100, 150, 200, 250 or 300.
	Amount int `json:"amount"`
}

// Kind names the entry in records.
func (*Extra) Kind() string { return "extra" }

// extraRefusal says why no company can pay extra dividends now. They can be reported as long as a company may operate,
// and after the last result of a decade until somebody acts in the stock phase, or the final count begins (B.5).
func extraRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over() && overByDecades(t):
		return nil
	case !t.Over() && phaseOf(t) == phaseStock && t.Round() > 1 && stockUntouched(t):
		return nil
	case !t.Over() && phaseOf(t) == phaseGoals && t.Mark(gameMark(t, markScored)) == 0:
		return nil
	}
	return phaseRefusal(t, phaseBuilding, phaseOperating)
}

// Form asks for the company and the amount.
func (e *Extra) Form(t calc.Table) calc.Form {
	if extraRefusal(t) != nil {
		return calc.Form{}
	}
	low, high := extras()[0], extras()[len(extras())-1]
	allowed := calc.Allowed{Refusal: calc.Refuse("extra.amount", "").Under("extra").About(companyOf(t, e.Company)).
		With("value", e.Amount).With("min", low).With("max", high).With("step", extras()[1]-low)}
	for _, extra := range extras() {
		allowed.Choices = append(allowed.Choices, calc.Choice{Value: extra})
	}
	amount := calc.Amount("amount", &e.Amount, allowed).As(calc.ChoiceKind).Expect(low)
	return calc.Form{Fields: []*calc.Field{companyField(t, &e.Company, likelyCompany(t), startedOnly(t)), amount}}
}

// Apply pays the extra dividends.
func (e *Extra) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := extraRefusal(t).OrCheck(e, t)
	company := companyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("extra", "extra", calc.None, company, calc.With("amount", e.Amount))
		distribute(b, company, e.Amount)
	})
}
