package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// A Price sets a company's price by hand.
type Price struct {
	Company string `json:"company"`
	// Price is the new price. It must stand on the company's track.
	Price *int `json:"price,omitempty"`
}

// Kind names the entry in records.
func (*Price) Kind() string { return "price" }

// Form asks for the company and its new price. The present one is shown until another is entered.
func (e *Price) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{tradedField(t, "price", &e.Company)}
	company := companyOf(t, e.Company)
	if t.Over() || tradedRefusal(t, "company", "price", company) != nil {
		return calc.Form{Fields: fields}
	}
	price := usualAmount("price", &e.Price, t.Price(company), trackAllowed(t, "price", company, e.Price))
	return calc.Form{Fields: append(fields, price.ForCompany(company))}
}

// tradedField asks for a company that is traded.
func tradedField(t calc.Table, rule string, at *string) *calc.Field {
	return companyField(t, "company", rule, at, func(company int) *calc.Refusal {
		if t.Over() {
			return t.OverRefusal()
		}
		return tradedRefusal(t, "company", rule, company)
	})
}

// trackAllowed are the prices of a company's track, each once. Another one that is given is refused under a rule.
func trackAllowed(t calc.Table, rule string, company int, given *int) calc.Allowed {
	track, allowed := t.Layout().Tracks[company], calc.Allowed{}
	if s, even := track.(calc.Scale); even {
		allowed = calc.Steps(s.Min, s.Max, s.Step)
	} else {
		for index := range track.Len() {
			if price := track.Price(index); index == 0 || price != track.Price(index-1) {
				allowed.Choices = append(allowed.Choices, calc.Choice{Value: price})
			}
		}
	}
	if given == nil {
		return allowed
	}
	return allowed.Else(calc.Refuse("price.track", "").Under(rule).
		With("value", *given).With("near", track.Price(agreement.IndexBelow(track, *given))).
		With("min", track.Price(0)).With("max", track.Price(track.Len()-1)))
}

// Apply sets the price. Refusals: game.over, company.*, price.same, price.track.
func (e *Price) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal, company := t.OverRefusal().OrCheck(e, t), companyOf(t, e.Company)
	if refusal == nil && (e.Price == nil || *e.Price == t.Price(company)) {
		refusal = calc.Missing("price.same", "price").Under("price").About(company).With("price", t.Price(company))
	}
	return build(t, refusal, func(b *calc.Builder) {
		setBy(b, company, *e.Price)
	})
}

// setBy sets a company's price as somebody says.
func setBy(b *calc.Builder, company, price int) {
	b.Line("price", "price", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
	setPrice(b, company, price)
}
