package shoulders

import "scripkeeper/calc"

// Emergency is a company that sells certificates of its treasury to the bank pool at its operating turn, once a decade.
// The value falls by a step for every share and one more.
type Emergency struct {
	Company   string `json:"company"`
	Common    int    `json:"common,omitzero"`
	Preferred int    `json:"preferred,omitzero"`
}

// Kind names the entry in records.
func (*Emergency) Kind() string { return "emergency" }

// emergencyRefusal says why a company cannot raise money so.
func emergencyRefusal(t calc.Table, company int) *calc.Refusal {
	if !isAdvanced(t) {
		return calc.Refuse("emergency.basic", "").Under("emergency")
	}
	if refusal := operateRefusal(t, company); refusal != nil {
		return refusal
	}
	switch {
	case t.Mark(companyMark(t, company, companyOperated)) == 1:
		return calc.Refuse("emergency.twice", "company").Under("emergency").About(company)
	case held(t, calc.Treasury(company), company).count() == 0:
		return calc.Refuse("emergency.empty", "company").Under("emergency").About(company)
	}
	return nil
}

// Form asks for the company where several have the same appeal, and for the certificates.
func (e *Emergency) Form(t calc.Table) calc.Form {
	if phaseRefusal(t, phaseOperating) != nil || !isAdvanced(t) {
		return calc.Form{}
	}
	form := calc.Form{Fields: []*calc.Field{
		companyField(t, &e.Company, operator(t), func(c int) *calc.Refusal { return emergencyRefusal(t, c) }),
	}}
	company := companyOf(t, e.Company)
	if company == calc.None {
		return form
	}
	has := held(t, calc.Treasury(company), company)
	return calc.Form{Fields: append(form.Fields,
		about(company, calc.Amount("raise_common", &e.Common, calc.Range(0, has.Common))),
		about(company, calc.Amount("raise_preferred", &e.Preferred, calc.Range(0, has.Preferred))))}
}

func (e *Emergency) check(t calc.Table) (int, *calc.Refusal) {
	if refusal := phaseRefusal(t, phaseOperating); refusal != nil {
		return calc.None, refusal
	}
	company := companyOf(t, e.Company)
	if company == calc.None {
		return company, calc.Refuse("company.none", "company").With("max", companyCount)
	}
	if refusal := emergencyRefusal(t, company); refusal != nil {
		return company, refusal
	}
	has := held(t, calc.Treasury(company), company)
	for _, c := range []struct {
		field   string
		n, most int
	}{{"raise_common", e.Common, has.Common}, {"raise_preferred", e.Preferred, has.Preferred}} {
		if c.n < 0 || c.n > c.most {
			return company, calc.Refuse("emergency.range", c.field).Under("emergency").About(company).
				With("count", c.n).With("max", c.most)
		}
	}
	if e.Common+e.Preferred == 0 {
		return company, calc.Refuse("emergency.nothing", "raise_common").Under("emergency").About(company).
			With("min", 1).With("max", has.Common)
	}
	return company, nil
}

// Apply pays the company for the shares and lowers the value. The company still has to operate.
func (e *Emergency) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company, refusal := e.check(t)
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	given := Certificates{Common: e.Common, Preferred: e.Preferred}
	price, shares := d.Price(company), given.shares()
	d.Line("emergency", "emergency", calc.None, company, calc.Term{Role: "shares", Value: shares},
		calc.Term{Role: "price", Value: price}, calc.Term{Role: "amount", Value: shares * price})
	handOver(d, calc.Treasury(company), calc.Market(), company, given)
	d.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), shares*price)
	d.Set(companyMark(t, company, companyOperated), 1)
	move(d, "emergency.drop", "emergency", company, -shares-1, calc.Term{Role: "shares", Value: shares})
	next, statement := d.Done()
	return next, statement, nil
}
