package shoulders

import "scripkeeper/calc"

// Protection tells that a company gains the asset Price Protection, or loses it.
type Protection struct {
	Company string `json:"company"`
	// Gone is true when the company loses it.
	Gone bool `json:"gone,omitzero"`
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
	if refusal := anyPhaseRefusal(t); refusal != nil {
		return refusal
	}
	if optionsOf(t).PriceProtection == "off" {
		return calc.Refuse("protection.off", "").Under("house.price_protection")
	}
	return nil
}

// has reports whether a company owns Price Protection.
func (e *Protection) has(t calc.Table, company int) bool {
	return t.Mark(companyMark(t, company, companyProtected)) == 1
}

// Form asks for the company. Whether it gains or loses the asset follows.
func (e *Protection) Form(t calc.Table) calc.Form {
	if protectionRefusal(t) != nil {
		return calc.Form{}
	}
	form := calc.Form{Fields: []*calc.Field{companyField(t, &e.Company, likelyCompany(t), startedOnly(t))}}
	company := companyOf(t, e.Company)
	if company == calc.None {
		return form
	}
	gone := about(company, calc.Flag("gone", &e.Gone))
	has := e.has(t, company)
	gone.Likely = bit(has)
	gone.Allowed.Choices[bit(!has)].Refusal = e.refusal(company, has)
	return calc.Form{Fields: append(form.Fields, gone)}
}

// refusal says that a company has the asset already, or has it not.
func (e *Protection) refusal(company int, has bool) *calc.Refusal {
	code := "protection.missing"
	if has {
		code = "protection.held"
	}
	return calc.Refuse(code, "gone").Under("protection").About(company)
}

// Apply gives or takes the asset.
func (e *Protection) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := protectionRefusal(t)
	company := calc.None
	if refusal == nil {
		company, refusal = companyRefusal(t, e.Company)
	}
	if refusal == nil && e.has(t, company) != e.Gone {
		refusal = e.refusal(company, !e.Gone)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	kind := "protection.gained"
	if e.Gone {
		kind = "protection.lost"
	}
	d := calc.NewBuilder(t)
	d.Line(kind, protectionRule(t), calc.None, company)
	d.Set(companyMark(t, company, companyProtected), bit(!e.Gone))
	next, statement := d.Done()
	return next, statement, nil
}
