package board

import "scripkeeper/calc"

// Protected reports whether a company owns Price Protection and can use it now.
func Protected(t calc.Table, company int) bool {
	spent := t.Mark(CompanyMark(t, company, CompanySpared)) == 1
	switch OptionsOf(t).PriceProtection {
	case "off":
		return false
	case "once_per_decade":
		return Owns(t, company) && !spent
	}
	return Owns(t, company)
}

// Spare remembers that Price Protection was used, where it works once a decade.
func Spare(b *calc.Builder, company int) {
	if OptionsOf(b.Table).PriceProtection == "once_per_decade" {
		b.Set(CompanyMark(b.Table, company, CompanySpared), 1)
	}
}

// ProtectionRule is the rule that Price Protection works by.
func ProtectionRule(t calc.Table) string {
	if OptionsOf(t).PriceProtection == "every_time" {
		return "protection"
	}
	return "house.price_protection"
}

// Owns reports whether a company owns Price Protection.
func Owns(t calc.Table, company int) bool {
	return t.Mark(CompanyMark(t, company, CompanyProtected)) == 1
}
