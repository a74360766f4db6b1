package board

import (
	"slices"

	"scripkeeper/calc"
)

// A charter is one company as it lies in the box.
type charter struct {
	key, code string
	// appeal is where its marker begins on the appeal track.
	appeal int
}

// charters are the ten companies, in the order of records.
func charters() []charter {
	return []charter{
		{"brunswick", "BR", 1}, {"spalding", "SP", 1}, {"swift", "SW", 3}, {"fairbank", "FA", 3},
		{"henderson", "HE", 1}, {"libby", "LI", 1}, {"anglo", "AN", 2}, {"cracker", "CR", 1},
		{"doggett", "DO", 1}, {"elgin", "EL", 2},
	}
}

// CompanyCount is the number of companies.
const CompanyCount = 10

// Companies are the ten companies as a layout has them.
func Companies() []calc.Company {
	all := make([]calc.Company, 0, CompanyCount)
	for _, c := range charters() {
		all = append(all, calc.Company{Key: c.key, Code: c.code})
	}
	return all
}

// InitialAppeal is where the marker of a company begins on the appeal track.
func InitialAppeal(company int) int { return charters()[company].appeal }

// CompanyOf is the number of a company by its key, or [calc.None].
func CompanyOf(t calc.Table, key string) int {
	return slices.IndexFunc(t.Layout().Companies, func(c calc.Company) bool { return c.Key == key })
}

// KeyOf is the key of a company.
func KeyOf(t calc.Table, company int) string { return t.Layout().Companies[company].Key }

// NameOf is the key of a company, nothing for [calc.None].
func NameOf(t calc.Table, company int) string {
	if company == calc.None {
		return ""
	}
	return KeyOf(t, company)
}

// Started reports whether a company has been started: only such have a price.
func Started(t calc.Table, company int) bool { return t.Price(company) > 0 }

// CompanyRefusal says why a key names no company that has been started, and gives the company's number.
func CompanyRefusal(t calc.Table, key string) (int, *calc.Refusal) {
	company := CompanyOf(t, key)
	switch {
	case company == calc.None:
		return company, calc.Refuse("company.none", "company").With("max", CompanyCount)
	case !Started(t, company):
		return company, calc.Refuse("company.unstarted", "company").Under("start").About(company)
	}
	return company, nil
}

// CompanyField is a field that holds a company by its key. Where only companies that were started come into question,
// the others are no choices.
func CompanyField(t calc.Table, at *string, likely int, refused func(company int) *calc.Refusal) *calc.Field {
	unknown := calc.Refuse("company.none", "").With("max", CompanyCount)
	if company := CompanyOf(t, *at); company != calc.None {
		unknown = calc.Refuse("company.unstarted", "").Under("start").About(company)
	}
	keys := make([]string, CompanyCount)
	for company := range keys {
		keys[company] = KeyOf(t, company)
	}
	f := calc.Named(calc.CompanyKind, "company", at, keys).Refusing(refused).Expect(likely).Else(unknown)
	f.Allowed.Choices = slices.DeleteFunc(f.Allowed.Choices, func(c calc.Choice) bool {
		return c.Refusal != nil && c.Refusal.Code == "company.unstarted"
	})
	return f
}

// StartedOnly refuses companies that have not been started.
func StartedOnly(t calc.Table) func(company int) *calc.Refusal {
	return func(company int) *calc.Refusal {
		_, refusal := CompanyRefusal(t, KeyOf(t, company))
		return refusal
	}
}

// LikelyCompany is the company that operates next, else the first one started, or [calc.None].
func LikelyCompany(t calc.Table) int {
	if next := Operator(t); next != calc.None {
		return next
	}
	return t.FirstCompany(func(company int) bool { return Started(t, company) })
}

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
