package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

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
	for company := range t.Layout().Companies {
		if started(t, company) {
			return company
		}
	}
	return calc.None
}
