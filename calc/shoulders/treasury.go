package shoulders

import "scripkeeper/calc"

// Treasury is money that a company gets or pays for what this rulebook does not keep: wages, goods, assets, buildings.
type Treasury struct {
	Company string `json:"company"`
	// Change is what the treasury gets (above zero) or pays.
	Change int `json:"change"`
}

// Kind names the entry in records.
func (*Treasury) Kind() string { return "treasury" }

// maxChange bounds one change of a treasury.
const maxChange = 10_000

// Form asks for the company and the money.
func (e *Treasury) Form(t calc.Table) calc.Form {
	if anyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	form := calc.Form{Fields: []*calc.Field{companyField(t, &e.Company, likelyCompany(t), startedOnly(t))}}
	company := companyOf(t, e.Company)
	if company == calc.None {
		return form
	}
	allowed := calc.Range(-t.Balance(calc.Treasury(company), calc.Cash()), maxChange)
	return calc.Form{Fields: append(form.Fields, about(company, calc.Amount("change", &e.Change, allowed)))}
}

// Apply moves the money between the bank and the treasury.
func (e *Treasury) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := anyPhaseRefusal(t)
	company := calc.None
	if refusal == nil {
		company, refusal = companyRefusal(t, e.Company)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	before := t.Balance(calc.Treasury(company), calc.Cash())
	switch {
	case e.Change == 0:
		refusal = calc.Refuse("treasury.nothing", "change")
	case e.Change < -before || e.Change > maxChange:
		refusal = calc.Refuse("treasury.range", "change").With("value", e.Change).With("cash", before).
			With("min", -before).With("max", maxChange)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal.Under("treasury").About(company)
	}
	d := calc.NewBuilder(t)
	d.Line("treasury", "treasury", calc.None, company, calc.Term{Role: "before", Value: before},
		calc.Term{Role: "change", Value: e.Change}, calc.Term{Role: "after", Value: before + e.Change})
	d.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Change)
	next, statement := d.Done()
	return next, statement, nil
}
