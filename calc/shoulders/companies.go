package shoulders

import (
	"scripkeeper/calc"
	"slices"
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

// companyCount is the number of companies.
const companyCount = 10

func companies() []calc.Company {
	all := make([]calc.Company, 0, companyCount)
	for _, c := range charters() {
		all = append(all, calc.Company{Key: c.key, Code: c.code})
	}
	return all
}

// companyOf is the number of a company by its key, or [calc.None].
func companyOf(t calc.Table, key string) int {
	return slices.IndexFunc(t.Layout().Companies, func(c calc.Company) bool { return c.Key == key })
}

// keyOf is the key of a company.
func keyOf(t calc.Table, company int) string { return t.Layout().Companies[company].Key }

// nameOf is the key of a company, nothing for [calc.None].
func nameOf(t calc.Table, company int) string {
	if company == calc.None {
		return ""
	}
	return keyOf(t, company)
}

// started reports whether a company has been started: only such have a price.
func started(t calc.Table, company int) bool { return t.Price(company) > 0 }

// companyRefusal says why a key names no company that has been started, and gives the company's number.
func companyRefusal(t calc.Table, key string) (int, *calc.Refusal) {
	company := companyOf(t, key)
	switch {
	case company == calc.None:
		return company, calc.Refuse("company.none", "company").With("max", companyCount)
	case !started(t, company):
		return company, calc.Refuse("company.unstarted", "company").Under("start").About(company)
	}
	return company, nil
}

// companyField is a field that holds a company by its key. Where only companies that were started come into question,
// the others are no choices.
func companyField(t calc.Table, at *string, likely int, refused func(company int) *calc.Refusal) *calc.Field {
	unknown := calc.Refuse("company.none", "").With("max", companyCount)
	if company := companyOf(t, *at); company != calc.None {
		unknown = calc.Refuse("company.unstarted", "").Under("start").About(company)
	}
	keys := make([]string, companyCount)
	for company := range keys {
		keys[company] = keyOf(t, company)
	}
	f := calc.Named(calc.CompanyKind, "company", at, keys).Refusing(refused).Expect(likely).Else(unknown)
	f.Allowed.Choices = slices.DeleteFunc(f.Allowed.Choices, func(c calc.Choice) bool {
		return c.Refusal != nil && c.Refusal.Code == "company.unstarted"
	})
	return f
}

// startedOnly refuses companies that have not been started.
func startedOnly(t calc.Table) func(company int) *calc.Refusal {
	return func(company int) *calc.Refusal {
		_, refusal := companyRefusal(t, keyOf(t, company))
		return refusal
	}
}

// likelyCompany is the company that operates next, else the first one started, or [calc.None].
func likelyCompany(t calc.Table) int {
	if next := operator(t); next != calc.None {
		return next
	}
	return t.FirstCompany(func(company int) bool { return started(t, company) })
}
