package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
)

func lent(changes ...func(*agreement.Options)) *agreement.Options {
	return withheld(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.CompanyDebt, o.CompanyInterest, o.CompanyLoans = "shares", 10, 3
	}}, changes...)...)
}

// indebted launches Northern, which has 670 in cash, and gives it two loans.
func indebted() []calc.Entry { return append(northern(), &operating.Debt{Company: "N", Loans: 2}) }

func debtExamples() []example {
	stepping := func(o *agreement.Options) { o.CompanyLoanSteps = 1 }
	return []example{
		{
			name: "D1 a company takes loans", arithmetic: "2 × 100 = 200, 670 + 200 = 870",
			options: lent(), before: northern(), entry: &operating.Debt{Company: "N", Loans: 2},
			says:   []string{"debt (debt) N loans=2 amount=200 before=0 after=200"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 870; N67 S100",
		},
		{
			name: "D2 a company pays a loan back", arithmetic: "870 – 100 = 770", options: lent(), before: indebted(),
			entry:  &operating.Debt{Company: "N", Loans: -1},
			says:   []string{"debt.back (debt) N loans=1 amount=100 before=200 after=100"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 770; N67 S100",
		},
		{
			name:       "D4 loans lower the price by a step each",
			arithmetic: "2 × 100 = 200; 67 is the seventh price, 50 the fifth",
			options:    lent(stepping), before: northern(), entry: &operating.Debt{Company: "N", Loans: 2},
			says: []string{"debt (debt) N loans=2 amount=200 before=0 after=200",
				"down (moves.debt) N old=67 steps=2 moved=2 new=50"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 870; N50 S100",
		},
		{
			name: "D5 and one paid back raises it", arithmetic: "870 – 100 = 770",
			options: lent(stepping), before: indebted(), entry: &operating.Debt{Company: "N", Loans: -1},
			says: []string{"debt.back (debt) N loans=1 amount=100 before=200 after=100",
				"up (moves.debt) N old=50 steps=1 moved=1 new=60"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 770; N60 S100",
		},
		{
			name:       "D3 interest is paid when a company operates",
			arithmetic: "870 + 50 – 2 × 10 = 900", options: lent(), before: indebted(),
			entry: &operating.Operate{Company: "N", Revenue: 50, Payout: "withhold"},
			says: []string{"operate.withhold (operate) N revenue=50", "operate.kept (operate) N amount=50",
				"debt.interest (debt.interest) N loans=2 interest=10 amount=20",
				"down (moves.operate) N old=67 steps=1 moved=1 new=60"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 900; N60 S100",
		},
	}
}

func debtDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, lent(), 2), indebted()...)
	poor, _ := gametest.Apply(t, table, &money.Treasury{Company: "N", Change: -860}, &money.Fee{Amount: 399})
	return []gametest.Denial{
		{plain, &operating.Debt{Company: "I", Loans: 1}, "debt.off  (debt)"},
		{table, &operating.Debt{Company: "N"}, "debt.none loans (debt) N min=-2 max=1"},
		{table, &operating.Debt{Company: "N", Loans: 2}, "debt.range loans (debt) N count=2 value=2 min=-2 max=1"},
		{poor, &operating.Debt{Company: "N", Loans: -1}, "debt.cash loans (debt) N amount=100 cash=10"},
		{poor, &operating.Operate{Company: "N", Revenue: 90},
			"debt.short payout (debt.interest) N amount=20 cash=10 short=10"},
	}
}
