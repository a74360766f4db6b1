package shoulders

import "scripkeeper/calc"

// Protection tells that a company gains the asset Price Protection, or loses it.
type Protection struct {
	Company string `json:"company"`
	// Gone is true when the company loses it.
	Gone bool `json:"gone,omitzero"`
}

// protected reports whether a company owns Price Protection and can use it now.
func protected(t calc.Table, company int) bool {
	spent := t.Mark(companyMark(t, company, companySpared)) == 1
	switch optionsOf(t).PriceProtection {
	case "off":
		return false
	case "once_per_decade":
		return owns(t, company) && !spent
	}
	return owns(t, company)
}

// spare remembers that Price Protection was used, where it works once a decade.
func spare(b *calc.Builder, company int) {
	if optionsOf(b.Table).PriceProtection == "once_per_decade" {
		b.Set(companyMark(b.Table, company, companySpared), 1)
	}
}

// Kind names the entry in records.
func (*Protection) Kind() string { return "protection" }

// protectionRule is the rule that Price Protection works by.
func protectionRule(t calc.Table) string {
	if optionsOf(t).PriceProtection == "every_time" {
		return "protection"
	}
	return "house.price_protection"
}

func protectionRefusal(t calc.Table) *calc.Refusal {
	refusal := anyPhaseRefusal(t)
	if refusal == nil && optionsOf(t).PriceProtection == "off" {
		return calc.Refuse("protection.off", "").Under("house.price_protection")
	}
	return refusal
}

// owns reports whether a company owns Price Protection.
func owns(t calc.Table, company int) bool {
	return t.Mark(companyMark(t, company, companyProtected)) == 1
}

// Form asks for the company. Whether it gains or loses the asset follows.
func (e *Protection) Form(t calc.Table) calc.Form {
	if protectionRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{companyField(t, &e.Company, likelyCompany(t), startedOnly(t))}
	company := companyOf(t, e.Company)
	if company == calc.None {
		return calc.Form{Fields: fields}
	}
	gone := calc.Flag("gone", &e.Gone).ForCompany(company)
	has, code := owns(t, company), "protection.missing"
	if has {
		code = "protection.held"
	}
	gone.Likely = calc.Bit(has)
	gone.Allowed.Choices[calc.Bit(!has)].Refusal = calc.Refuse(code, "").Under("protection").About(company)
	return calc.Form{Fields: append(fields, gone)}
}

// Apply gives or takes the asset.
func (e *Protection) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := protectionRefusal(t).OrCheck(e, t)
	company := companyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		kind := "protection.gained"
		if e.Gone {
			kind = "protection.lost"
		}
		b.Line(kind, protectionRule(t), calc.None, company)
		b.Set(companyMark(t, company, companyProtected), calc.Bit(!e.Gone))
	})
}
