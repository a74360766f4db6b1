package agreement

import (
	"cmp"

	"scripkeeper/calc"
)

const (
	maxCompanyLoans  = 50
	usualCompanyLoan = 100
)

func (o *Options) askCompanyLoans(form *calc.Form) {
	if !o.Operates() || !o.HasVersion(4) {
		return
	}
	form.Collect(calc.OneOfDefault("company_debt", &o.CompanyDebt, "none", "shares", "apart"))
	form.CollectIf(o.LendsCompanies(),
		calc.Amount("company_loan", &o.CompanyLoan, calc.Range(0, maxOpeningCash)),
		calc.Amount("company_interest", &o.CompanyInterest, calc.Range(0, maxOpeningCash)),
		calc.Amount("company_loans", &o.CompanyLoans, calc.Range(0, maxCompanyLoans)))
	form.CollectIf(o.LendsCompanies() && o.HasVersion(7),
		calc.Amount("company_loan_steps", &o.CompanyLoanSteps, calc.Range(0, maxTradeSteps)))
}

func (o *Options) LendsCompanies() bool { return o.Operates() && o.CompanyDebt != "" }

func (o *Options) OneCompanyLoan() int { return cmp.Or(o.CompanyLoan, usualCompanyLoan) }

func (o *Options) MostCompanyLoans() int { return cmp.Or(o.CompanyLoans, maxCompanyLoans) }

// DebtCounts reports whether a company's debt lowers the net worth of its shareholders.
func (o *Options) DebtCounts() bool { return o.Operates() && o.CompanyDebt == "shares" }
