package agreement

import "scripkeeper/calc"

// maxCompanyLoans is the most loans that a company can have, usualCompanyLoan what it is lent at once where nobody says.
const (
	maxCompanyLoans  = 50
	usualCompanyLoan = 100
)

// askCompanyLoans asks what companies can borrow, and what it costs them.
func (o *Options) askCompanyLoans(form *calc.Form) {
	if !o.Operates() || !o.Since(4) {
		return
	}
	form.Collect(calc.OneOfDefault("company_debt", &o.CompanyDebt, "none", "shares", "apart"))
	form.CollectIf(o.LendsCompanies(),
		calc.Amount("company_loan", &o.CompanyLoan, calc.Range(0, maxOpeningCash)),
		calc.Amount("company_interest", &o.CompanyInterest, calc.Range(0, maxOpeningCash)),
		calc.Amount("company_loans", &o.CompanyLoans, calc.Range(0, maxCompanyLoans)))
	form.CollectIf(o.LendsCompanies() && o.Since(7),
		calc.Amount("company_loan_steps", &o.CompanyLoanSteps, calc.Range(0, maxTradeSteps)))
}

// LendsCompanies reports whether companies can borrow.
func (o *Options) LendsCompanies() bool { return o.Operates() && o.CompanyDebt != "" }

// OneCompanyLoan is what a company is lent at once: 100 unless the table says otherwise.
func (o *Options) OneCompanyLoan() int {
	if o.CompanyLoan == 0 {
		return usualCompanyLoan
	}
	return o.CompanyLoan
}

// MostCompanyLoans is the most loans that a company can have.
func (o *Options) MostCompanyLoans() int {
	if o.CompanyLoans == 0 {
		return maxCompanyLoans
	}
	return o.CompanyLoans
}

// DebtCounts reports whether what companies owe counts against the net worth of those who have their shares.
func (o *Options) DebtCounts() bool { return o.Operates() && o.CompanyDebt == "shares" }
