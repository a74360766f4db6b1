package board

import "scripkeeper/calc"

// Debt returns a company's debt to the bank, 0 if companies cannot borrow.
func Debt(t calc.Table, company int) int {
	if !OptionsOf(t).LendsCompanies() {
		return 0
	}
	return t.Mark(DebtMark(t.Layout(), company))
}

// CompanyLoans returns the number of a company's loans. It is rounded up, because a position entry can set any debt.
func CompanyLoans(t calc.Table, company int) int {
	each := OptionsOf(t).OneCompanyLoan()
	return (Debt(t, company) + each - 1) / each
}

// ShareOfDebt returns the part of a company's debt that falls on a number of units (see [ShareUnits]), rounded up. Only
// the debt in excess of the company's cash is divided.
func ShareOfDebt(t calc.Table, company, units int) int {
	beyond := Debt(t, company) - t.Balance(calc.Treasury(company), calc.Cash())
	if !OptionsOf(t).DebtCounts() || beyond <= 0 || !Launched(t, company) {
		return 0
	}
	all := max(1, AllUnits(t, company))
	return (beyond*units + all - 1) / all
}
