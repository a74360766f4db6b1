package shoulders

import "scripkeeper/calc"

// Extra is extra dividends that a building pays: the same distribution and the same test, at once.
type Extra struct {
	Company string `json:"company"`
	// Amount is 100, 150, 200, 250 or 300.
	Amount int `json:"amount"`
}

// extras are what buildings pay as extra dividends.
func extras() []int { return []int{100, 150, 200, 250, 300} }

// Kind names the entry in records.
func (*Extra) Kind() string { return "extra" }

// extraRefusal says why no company can pay extra dividends now. They can be reported as long as a company may operate,
// and after the last result of a decade until somebody acts in the stock phase, or the final count begins (B.5).
func extraRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over() && overByDecades(t):
		return nil
	case !t.Over() && phaseOf(t) == phaseStock && t.Round() > 1 && stockUntouched(t):
		return nil
	case !t.Over() && phaseOf(t) == phaseGoals && t.Mark(gameMark(t, markScored)) == 0:
		return nil
	}
	return phaseRefusal(t, phaseBuilding, phaseOperating)
}

// Form asks for the company and the amount.
func (e *Extra) Form(t calc.Table) calc.Form {
	if extraRefusal(t) != nil {
		return calc.Form{}
	}
	low, high := extras()[0], extras()[len(extras())-1]
	allowed := calc.Allowed{Refusal: calc.Refuse("extra.amount", "").Under("extra").About(companyOf(t, e.Company)).
		With("value", e.Amount).With("min", low).With("max", high).With("step", extras()[1]-low)}
	for _, extra := range extras() {
		allowed.Choices = append(allowed.Choices, calc.Choice{Value: extra})
	}
	amount := calc.Amount("amount", &e.Amount, allowed).As(calc.ChoiceKind).Expect(low)
	return calc.Form{Fields: []*calc.Field{companyField(t, &e.Company, likelyCompany(t), startedOnly(t)), amount}}
}

// Apply pays the extra dividends.
func (e *Extra) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := extraRefusal(t).OrCheck(e, t)
	company := companyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("extra", "extra", calc.None, company, calc.With("amount", e.Amount))
		distribute(b, company, e.Amount)
	})
}
