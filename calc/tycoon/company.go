package tycoon

import (
	"strings"

	"scripkeeper/calc"
)

// Companies is the number of companies.
const Companies = 6

// codes are the companies' codes in order.
const codes = "ATGOVN"

// companies are the six stocks, in the order of the rules' tables.
func companies() []calc.Company {
	return []calc.Company{
		{Key: "atlas", Code: "A"},
		{Key: "titan", Code: "T"},
		{Key: "global", Code: "G"},
		{Key: "omega", Code: "O"},
		{Key: "vitalcare", Code: "V"},
		{Key: "novatech", Code: "N"},
	}
}

// faceValues are the starting prices (chapter The Six Companies). A debenture pays them.
func faceValues() [Companies]int { return [Companies]int{20, 25, 45, 55, 75, 80} }

// companyOf is the company of a code, or [calc.None].
func companyOf(code string) int {
	if len(code) != 1 {
		return calc.None
	}
	return strings.Index(codes, code)
}

// codeOf returns the code of a company, or nothing for a number that is no company's.
func codeOf(company int) string {
	if company < 0 || company >= Companies {
		return ""
	}
	return codes[company : company+1]
}
