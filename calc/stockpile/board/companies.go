package board

import (
	"slices"

	"scripkeeper/calc"
)

const Companies = 6

const (
	cosmic = iota
	bottomline
	leading
	american
	stanford
	epic
)

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

func codes() [Companies]string { return [Companies]string{"COS", "BOT", "LEA", "AME", "STA", "EPI"} }

// CodeOf returns the code of a company, which must exist.
func CodeOf(company int) string { return codes()[company] }

// CompanyOf returns the company with a code, or [calc.None].
func CompanyOf(code string) int {
	all := codes()
	return slices.Index(all[:], code)
}

// CompanyField returns a field for a company's code, with a refusal for unknown codes.
func CompanyField(name string, at *string, unknown *calc.Refusal) *calc.Field {
	all := codes()
	return calc.Named(calc.CompanyKind, name, at, all[:]).WithRefusal(unknown)
}

func UnknownCompany(rule string, t calc.Table) *calc.Refusal {
	return calc.Refuse("company.unknown", "").Under(rule).Seated(t.Turn()).With("max", Companies)
}
