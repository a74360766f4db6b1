package board

import "scripkeeper/calc"

// Debt returns a company's debt to the bank. It is 0 if companies cannot borrow.
func Debt(t calc.Table, company int) int {
	if !OptionsOf(t).LendsCompanies() {
		return 0
	}
	return t.Mark(DebtMark(t.Layout(), company))
}

// CompanyLoans returns the number of loans that a company has. If a position has set a debt that is not a whole number
// of loans, the rest counts as one more loan.
func CompanyLoans(t calc.Table, company int) int {
	each := OptionsOf(t).OneCompanyLoan()
	return (Debt(t, company) + each - 1) / each
}

// ShareOfDebt returns the part of a company's debt that falls on the given number of units, rounded up. Only the debt
// in excess of the company's cash is divided.
func ShareOfDebt(t calc.Table, company, units int) int {
	beyond := Debt(t, company) - t.Balance(calc.Treasury(company), calc.Cash())
	if !OptionsOf(t).DebtCounts() || beyond <= 0 || !Launched(t, company) {
		return 0
	}
	all := max(1, AllUnits(t, company))
	return (beyond*units + all - 1) / all
}
