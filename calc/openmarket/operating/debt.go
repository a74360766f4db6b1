package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Debt takes loans for a company from the bank, or pays them back.
type Debt struct {
	// Company is the code of the company that borrows or pays back.
	Company string `json:"company"`
	// Loans is the number of loans taken, or paid back if negative.
	Loans int `json:"loans"`
	// Help means that the president pays what the company's cash lacks when loans are paid back.
	Help bool `json:"help,omitzero"`
}

func (*Debt) Kind() string { return "debt" }

func (e *Debt) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "debt", &e.Company)}
	company, o := board.CompanyOf(t, e.Company), board.OptionsOf(t)
	if t.Over() || board.TradedRefusal(t, "company", "debt", company) != nil || !o.LendsCompanies() {
		return calc.Form{Fields: fields}
	}
	has := board.CompanyLoans(t, company)
	loans := calc.Range(-has, max(0, o.MostCompanyLoans()-has)).
		WithRefusal(calc.Refuse("debt.range", "").Under("debt").With("count", has))
	fields = append(fields, calc.Amount("loans", &e.Loans, loans).Expect(1).ForCompany(company))
	return board.AskRest(t, calc.Form{Fields: fields}, &e.Help, func() board.Due { return e.due(t, company) })
}

func (e *Debt) due(t calc.Table, company int) board.Due {
	return board.Due{Company: company, Amount: -e.amount(t, company),
		Cash: t.Balance(calc.Treasury(company), calc.Cash())}
}

// amount returns the change of the debt. The last loan paid back costs at most the remaining debt.
func (e *Debt) amount(t calc.Table, company int) int {
	amount := e.Loans * board.OptionsOf(t).OneCompanyLoan()
	return max(amount, -board.Debt(t, company))
}

func (e *Debt) refusal(t calc.Table) *calc.Refusal {
	o := board.OptionsOf(t)
	if refusal := board.OffRefusal(t, o.LendsCompanies(), "debt.off", "debt").OrCheck(e, t); refusal != nil {
		return refusal
	}
	company := board.CompanyOf(t, e.Company)
	due := e.due(t, company)
	switch {
	case e.Loans == 0:
		has := board.CompanyLoans(t, company)
		return calc.Missing("debt.none", "loans").Under("debt").About(company).With("min", -has).
			With("max", max(0, o.MostCompanyLoans()-has))
	case due.Amount > due.Most(t):
		return calc.Refuse("debt.cash", "loans").Under("debt").About(company).With("amount", due.Amount).
			With("cash", due.Cash)
	}
	return due.Refusal(t, e.Help)
}

// Apply changes the cash and the debt, and moves the price if the options say so. Refusals: game.over, debt.*,
// company.*, help.*, most.cash.
func (e *Debt) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		amount, owed := e.amount(t, company), board.Debt(t, company)
		e.due(t, company).Help(b)
		kind, loans := "debt", e.Loans
		if loans < 0 {
			kind, loans = "debt.back", -loans
		}
		b.Line(kind, "debt", calc.None, company, calc.With("loans", loans), calc.With("amount", board.Abs(amount)),
			calc.With("before", owed), calc.With("after", owed+amount))
		b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), amount)
		b.Set(board.DebtMark(b.Layout(), company), owed+amount)
		board.Shift(b, "moves.debt", company, -e.Loans*board.OptionsOf(t).CompanyLoanSteps)
	})
}

func interestDue(t calc.Table, company int) int {
	return board.CompanyLoans(t, company) * board.OptionsOf(t).CompanyInterest
}

func payInterest(b *calc.Builder, company int) {
	due := interestDue(b.Table, company)
	if due == 0 {
		return
	}
	b.Line("debt.interest", "debt.interest", calc.None, company, calc.With("loans", board.CompanyLoans(b.Table, company)),
		calc.With("interest", board.OptionsOf(b.Table).CompanyInterest), calc.With("amount", due))
	b.Move(calc.Treasury(company), calc.Bank(), calc.Cash(), due)
}
