package board

import "scripkeeper/calc"

// Debt returns a company's debt to the bank. It is 0 if companies cannot borrow.
func Debt(t calc.Table, company int) int {
	if !OptionsOf(t).LendsCompanies() {
		return 0
	}
	return t.Mark(DebtMark(t.Layout(), company))
}

// CompanyLoans returns the number of loans that a company has. A debt that is no whole number of loans, which a
// position can set, counts as one loan more.
func CompanyLoans(t calc.Table, company int) int {
	each := OptionsOf(t).OneCompanyLoan()
	return (Debt(t, company) + each - 1) / each
}

// ShareOfDebt returns the part of a company's debt in excess of its cash that units of it bear, rounded up.
func ShareOfDebt(t calc.Table, company, units int) int {
	beyond := Debt(t, company) - t.Balance(calc.Treasury(company), calc.Cash())
	if !OptionsOf(t).DebtCounts() || beyond <= 0 || !Launched(t, company) {
		return 0
	}
	all := max(1, AllUnits(t, company))
	return (beyond*units + all - 1) / all
}
