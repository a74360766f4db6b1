package agreement

import "scripkeeper/calc"

// maxCompanyLoans is the most loans that a company can have, usualCompanyLoan what it is lent at once where nobody says.
const (
	maxCompanyLoans  = 50
	usualCompanyLoan = 100
)

// companyLoanFields ask what companies can borrow, and what it costs them.
func (o *Options) companyLoanFields() []*calc.Field {
	if !o.Operates() || !o.Since(4) {
		return nil
	}
	fields := []*calc.Field{calc.OneOfDefault("company_debt", &o.CompanyDebt, "none", "shares", "apart")}
	if o.LendsCompanies() {
		fields = append(fields,
			calc.Amount("company_loan", &o.CompanyLoan, calc.Range(0, maxOpeningCash)),
			calc.Amount("company_interest", &o.CompanyInterest, calc.Range(0, maxOpeningCash)),
			calc.Amount("company_loans", &o.CompanyLoans, calc.Range(0, maxCompanyLoans)))
		if o.Since(7) {
			fields = append(fields,
				calc.Amount("company_loan_steps", &o.CompanyLoanSteps, calc.Range(0, maxTradeSteps)))
		}
	}
	return fields
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
