package agreement

import (
	"strings"

	"scripkeeper/calc"
)

// Companies is the number of companies.
const Companies = 6

// Codes are the companies' codes in order.
const Codes = "ATGOVN"

// AllCompanies are the six stocks, in the order of the rules' tables.
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

// FaceValues are the starting prices (chapter The Six Companies). A debenture pays them.
func FaceValues() [Companies]int { return [Companies]int{20, 25, 45, 55, 75, 80} }

// CompanyOf is the company of a code, or [calc.None].
func CompanyOf(code string) int {
	if len(code) != 1 {
		return calc.None
	}
	return strings.Index(Codes, code)
}

// CodeOf returns the code of a company, or nothing for a number that is no company's.
func CodeOf(company int) string {
	if company < 0 || company >= Companies {
		return ""
	}
	return Codes[company : company+1]
}
