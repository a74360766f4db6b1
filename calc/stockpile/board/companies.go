package board

import (
	"slices"

	"scripkeeper/calc"
)

// Companies is the number of companies.
const Companies = 6

// The companies, in the order of records.
const (
	cosmic = iota
	bottomline
	leading
	american
	stanford
	epic
)

// AllCompanies are the six companies, in the order of records.
func AllCompanies() []calc.Company {
	return []calc.Company{
		{Key: "cosmic", Code: "COS"},
		{Key: "bottomline", Code: "BOT"},
		{Key: "leading", Code: "LEA"},
		{Key: "american", Code: "AME"},
		{Key: "stanford", Code: "STA"},
		{Key: "epic", Code: "EPI"},
	}
}

// codes are the companies' codes in order.
func codes() [Companies]string { return [Companies]string{"COS", "BOT", "LEA", "AME", "STA", "EPI"} }

// CodeOf is a company's code, which must be one of the six.
func CodeOf(company int) string { return codes()[company] }

// CompanyOf finds a company by its code; [calc.None] when there is none of that code.
func CompanyOf(code string) int {
	all := codes()
	return slices.Index(all[:], code)
}

// CompanyField is a field that holds a company by its code. Unknown is why there is no company of another code.
func CompanyField(name string, at *string, unknown *calc.Refusal) *calc.Field {
	all := codes()
	return calc.Named(calc.CompanyKind, name, at, all[:]).Else(unknown)
}

// UnknownCompany refuses a code that no company has, under a rule.
func UnknownCompany(rule string, t calc.Table) *calc.Refusal {
	return calc.Refuse("company.unknown", "").Under(rule).Seated(t.Turn()).With("max", Companies)
}
