package stockpile

import (
	"scripkeeper/calc"
	"slices"
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

// companies are the six companies, in the order of records.
func companies() []calc.Company {
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

// codeOf is a company's code, which must be one of the six.
func codeOf(company int) string { return codes()[company] }

// companyOf finds a company by its code; [calc.None] when there is none of that code.
func companyOf(code string) int {
	all := codes()
	return slices.Index(all[:], code)
}

// companyField is a field that holds a company by its code. Unknown is why there is no company of another code.
func companyField(name string, at *string, unknown *calc.Refusal) *calc.Field {
	all := codes()
	return calc.Named(calc.CompanyKind, name, at, all[:]).Else(unknown)
}

// unknownCompany refuses a code that no company has, under a rule.
func unknownCompany(rule string, t calc.Table) *calc.Refusal {
	return calc.Refuse("company.unknown", "").Under(rule).Seated(t.Turn()).With("max", Companies)
}
