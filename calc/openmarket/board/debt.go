package board

import "scripkeeper/calc"

// Debt is what a company owes the bank, where companies can borrow, else 0.
func Debt(t calc.Table, company int) int {
	if !OptionsOf(t).LendsCompanies() {
		return 0
	}
	return t.Mark(DebtMark(t.Layout(), company))
}

// CompanyLoans is how many loans a company has. What a position left over is one more.
func CompanyLoans(t calc.Table, company int) int {
	each := OptionsOf(t).OneCompanyLoan()
	return (Debt(t, company) + each - 1) / each
}

// ShareOfDebt is what some units of a company bear of what it owes beyond its cash, rounded up.
func ShareOfDebt(t calc.Table, company, units int) int {
	beyond := Debt(t, company) - t.Balance(calc.Treasury(company), calc.Cash())
	if !OptionsOf(t).DebtCounts() || beyond <= 0 || !Launched(t, company) {
		return 0
	}
	all := max(1, AllUnits(t, company))
	return (beyond*units + all - 1) / all
}
