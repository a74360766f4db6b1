package board

import (
	"slices"

	"scripkeeper/calc"
)

type charter struct {
	key, code string
	appeal    int
}

func charters() []charter {
	return []charter{
		{"brunswick", "BR", 1}, {"spalding", "SP", 1}, {"swift", "SW", 3}, {"fairbank", "FA", 3},
		{"henderson", "HE", 1}, {"libby", "LI", 1}, {"anglo", "AN", 2}, {"cracker", "CR", 1},
		{"doggett", "DO", 1}, {"elgin", "EL", 2},
	}
}

const CompanyCount = 10

func Companies() []calc.Company {
	all := make([]calc.Company, 0, CompanyCount)
	for _, c := range charters() {
		all = append(all, calc.Company{Key: c.key, Code: c.code})
	}
	return all
}

// InitialAppeal returns a company's first space on the appeal track.
func InitialAppeal(company int) int { return charters()[company].appeal }

// CompanyOf returns the company with a key, or [calc.None].
func CompanyOf(t calc.Table, key string) int {
	return slices.IndexFunc(t.Layout().Companies, func(c calc.Company) bool { return c.Key == key })
}

func KeyOf(t calc.Table, company int) string { return t.Layout().Companies[company].Key }

// NameOf returns a company's key, or "" for [calc.None].
func NameOf(t calc.Table, company int) string {
	if company == calc.None {
		return ""
	}
	return KeyOf(t, company)
}

func Started(t calc.Table, company int) bool { return t.Price(company) > 0 }

// CompanyRefusal returns the company with a key, and a refusal if the company does not exist or has not been started.
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

// CompanyField returns a field for a company's key. It hides companies that the function refused calls unstarted.
func CompanyField(t calc.Table, at *string, likely int, refused func(company int) *calc.Refusal) *calc.Field {
	unknown := calc.Refuse("company.none", "").With("max", CompanyCount)
	if company := CompanyOf(t, *at); company != calc.None {
		unknown = calc.Refuse("company.unstarted", "").Under("start").About(company)
	}
	keys := make([]string, CompanyCount)
	for company := range keys {
		keys[company] = KeyOf(t, company)
	}
	f := calc.Named(calc.CompanyKind, "company", at, keys).Refusing(refused).Expect(likely).WithRefusal(unknown)
	f.Allowed.Choices = slices.DeleteFunc(f.Allowed.Choices, func(c calc.Choice) bool {
		return c.Refusal != nil && c.Refusal.Code == "company.unstarted"
	})
	return f
}

// StartedOnly returns a function that refuses companies that have not been started, for [CompanyField].
func StartedOnly(t calc.Table) func(company int) *calc.Refusal {
	return func(company int) *calc.Refusal {
		_, refusal := CompanyRefusal(t, KeyOf(t, company))
		return refusal
	}
}

// LikelyCompany returns the company that operates next or, if none does, the first started company, or [calc.None].
func LikelyCompany(t calc.Table) int {
	if next := Operator(t); next != calc.None {
		return next
	}
	return t.FirstCompany(func(company int) bool { return Started(t, company) })
}

// Protected reports whether a company owns the asset Price Protection and can still use it in this decade.
func Protected(t calc.Table, company int) bool {
	spent := t.Mark(CompanyMark(t, company, CompanySpared)) == 1
	switch OptionsOf(t).PriceProtection {
	case "off":
		return false
	case "once_per_decade":
		return OwnsProtection(t, company) && !spent
	}
	return OwnsProtection(t, company)
}

func UseProtection(b *calc.Builder, company int) {
	if OptionsOf(b.Table).PriceProtection == "once_per_decade" {
		b.Set(CompanyMark(b.Table, company, CompanySpared), 1)
	}
}

func ProtectionRule(t calc.Table) string {
	if OptionsOf(t).PriceProtection == "every_time" {
		return "protection"
	}
	return "house.price_protection"
}

func OwnsProtection(t calc.Table, company int) bool {
	return t.Mark(CompanyMark(t, company, CompanyProtected)) == 1
}
