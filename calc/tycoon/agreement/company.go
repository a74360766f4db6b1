package agreement

import (
	"strings"

	"scripkeeper/calc"
)

const Companies = 6

// Codes is the companies' codes, one letter each.
const Codes = "ATGOVN"

// AllCompanies returns the six companies in the order of the rules' tables.
func AllCompanies() []calc.Company {
	return []calc.Company{
		{Key: "atlas", Code: "A"},
		{Key: "titan", Code: "T"},
		{Key: "global", Code: "G"},
		{Key: "omega", Code: "O"},
		{Key: "vitalcare", Code: "V"},
		{Key: "novatech", Code: "N"},
	}
}

// FaceValues returns each company's opening price (chapter The Six Companies), which a debenture also pays for each
// share.
func FaceValues() [Companies]int { return [Companies]int{20, 25, 45, 55, 75, 80} }

// CompanyOf returns the company with a code, or [calc.None].
func CompanyOf(code string) int {
	if len(code) != 1 {
		return calc.None
	}
	return strings.Index(Codes, code)
}

// CodeOf returns a company's code, or "" if there is no such company.
func CodeOf(company int) string {
	if company < 0 || company >= Companies {
		return ""
	}
	return Codes[company : company+1]
}
