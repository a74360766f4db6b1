package openmarket

import "scripkeeper/calc"

// A Price sets a company's price by hand.
type Price struct {
	Company string `json:"company"`
	// Price is the new price. It must stand on the company's track.
	Price *int `json:"price,omitempty"`
}

// Kind names the entry in records.
func (*Price) Kind() string { return "price" }

// Form asks for the company and its new price. The present one is shown until another is said.
func (e *Price) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{tradedField(t, &e.Company)}
	company := companyOf(t, e.Company)
	if t.Over() || tradedRefusal(t, "company", "price", company) != nil {
		return calc.Form{Fields: fields}
	}
	f := usualAmount("price", &e.Price, t.Price(company), trackAllowed(t, company))
	f.Company = company
	return calc.Form{Fields: append(fields, f)}
}

// tradedField asks for a company that is traded.
func tradedField(t calc.Table, at *string) *calc.Field {
	return companyField(t, "company", at, func(company int) *calc.Refusal {
		return first(overRefusal(t), tradedRefusal(t, "company", "price", company))
	})
}

// trackAllowed are the prices of a company's track, each once.
func trackAllowed(t calc.Table, company int) calc.Allowed {
	track := t.Layout().Tracks[company]
	if s, even := track.(calc.Scale); even {
		return calc.Steps(s.Min, s.Max, s.Step)
	}
	var choices []calc.Choice
	for index := range track.Len() {
		if price := track.Price(index); index == 0 || price != track.Price(index-1) {
			choices = append(choices, calc.Choice{Value: price})
		}
	}
	return calc.Allowed{Choices: choices}
}

// Apply sets the price. Refusals: game.over, company.*, price.same, price.track.
func (e *Price) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := companyOf(t, e.Company)
	refusal := first(overRefusal(t), tradedRefusal(t, "company", "price", company))
	if refusal != nil {
		return denied(t, refusal)
	}
	old := t.Price(company)
	if e.Price == nil || *e.Price == old {
		return denied(t, calc.Refuse("price.same", "price").Under("price").About(company).With("price", old))
	}
	index, refusal := trackRefusal(t, "price", "price", company, *e.Price)
	if refusal != nil {
		return denied(t, refusal)
	}
	d := calc.NewBuilder(t)
	d.Line("price", "price", calc.None, company, calc.Term{Role: "old", Value: old}, calc.Term{Role: "new", Value: *e.Price})
	setIndex(d, company, index)
	return done(t, d)
}

// trackRefusal is the index of a price on a company's track, or why it has none.
func trackRefusal(t calc.Table, field, rule string, company, price int) (int, *calc.Refusal) {
	index, ok := nearest(t, company, price)
	if !ok {
		track := t.Layout().Tracks[company]
		return 0, calc.Refuse("price.track", field).Under(rule).About(company).
			With("value", price).With("near", track.Price(floor(track, price))).
			With("min", track.Price(0)).With("max", track.Price(track.Len()-1))
	}
	return index, nil
}

// A Move moves a company's price some steps along its track.
type Move struct {
	Company string `json:"company"`
	// Steps is how far up, below zero how far down; what goes beyond the track stops at its end.
	Steps int `json:"steps"`
}

// Kind names the entry in records.
func (*Move) Kind() string { return "move" }

// Form asks for the company and the steps.
func (e *Move) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{tradedField(t, &e.Company), amount("steps", &e.Steps, 1, calc.Range(-maxSteps, maxSteps))}}
}

// Apply moves the price. Refusals: game.over, company.*, amount.range, steps.none.
func (e *Move) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := companyOf(t, e.Company)
	refusal := first(overRefusal(t), tradedRefusal(t, "company", "price", company),
		rangeRefusal("steps", "price", e.Steps, -maxSteps, maxSteps))
	if refusal == nil && e.Steps == 0 {
		refusal = calc.Refuse("steps.none", "steps").Under("price").With("min", -maxSteps).With("max", maxSteps)
	}
	if refusal != nil {
		return denied(t, refusal)
	}
	d := calc.NewBuilder(t)
	shift(d, "price", company, e.Steps)
	return done(t, d)
}
