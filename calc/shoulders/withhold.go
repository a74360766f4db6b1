package shoulders

import "scripkeeper/calc"

// withhold puts the whole revenue into the company's treasury; the value falls by a step, unless it is protected.
func withhold(b *calc.Builder, company, revenue int) {
	kind := "withhold"
	if revenue == 0 {
		kind = "withhold.nothing"
	}
	before := b.Balance(calc.Treasury(company), calc.Cash())
	b.Line(kind, "withhold", calc.None, company, calc.With("amount", revenue),
		calc.With("before", before), calc.With("after", before+revenue))
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), revenue)
	if protected(b.Table, company) {
		b.Line("withhold.protected", protectionRule(b.Table), calc.None, company, calc.With("price", b.Price(company)))
		spare(b, company)
		return
	}
	move(b, "withhold.drop", "withhold", company, -1)
}
