package shoulders

import "scripkeeper/calc"

// A word is one word that a field may hold and the key of its name.
type word struct {
	value, key string
	refusal    *calc.Refusal
}

// pick is a field that holds one of some words, some of them refused now. Chosen is called when a word is set.
func pick(name string, at *string, words []word, chosen func()) *calc.Field {
	choices := make([]calc.Choice, len(words))
	for i, w := range words {
		choices[i] = calc.Choice{Value: i, Key: w.key, Refusal: w.refusal}
	}
	return &calc.Field{
		Name: name, Kind: calc.ChoiceKind, Seat: calc.None, Company: calc.None,
		Allowed: calc.Allowed{Choices: choices},
		Get: func() int {
			for i, w := range words {
				if w.value == *at {
					return i
				}
			}
			return calc.None
		},
		Set: func(v int) {
			if v >= 0 && v < len(words) {
				*at = words[v].value
				chosen()
			}
		},
	}
}

// companyField is a field that holds a company by its key. Where only companies that were started come into question,
// the others are no choices.
func companyField(t calc.Table, at *string, likely int, refused func(company int) *calc.Refusal) *calc.Field {
	var choices []calc.Choice
	unknown := calc.Refuse("company.none", "").With("max", companyCount)
	if company := companyOf(t, *at); company != calc.None {
		unknown = calc.Refuse("company.unstarted", "").Under("start").About(company)
	}
	for company := range t.Layout().Companies {
		if refusal := refused(company); refusal == nil || refusal.Code != "company.unstarted" {
			choices = append(choices, calc.Choice{Value: company, Refusal: refusal})
		}
	}
	return &calc.Field{
		Name: "company", Kind: calc.CompanyKind, Seat: calc.None, Company: calc.None, Likely: likely,
		Allowed: calc.Allowed{Choices: choices, Refusal: unknown},
		Get:     func() int { return companyOf(t, *at) },
		Set: func(company int) {
			if t.Layout().HasCompany(company) {
				*at = keyOf(t, company)
			}
		},
	}
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

// nothing is what a field does besides when it is set.
func nothing() {}
