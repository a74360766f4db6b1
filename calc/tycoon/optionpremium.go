package tycoon

import "scripkeeper/calc"

// A premium is one step below or above the usual one, or with free_premium up to maxPremium.
const (
	premiumStep = 5
	maxPremium  = 50
)

// A SetPremium is a Chairman's word before the cards are dealt: what options on his stock cost this year.
type SetPremium struct {
	Company string `json:"company"`
	// Percent is 5, 10 or 15, with free_premium anything from 1 to 50.
	Percent int `json:"percent"`
}

// Kind names the entry in records.
func (*SetPremium) Kind() string { return "premium" }

// Form asks for the stock and the premium.
func (e *SetPremium) Form(t calc.Table) calc.Form {
	if premiumTime(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{stockField("company", &e.Company, func(company int) *calc.Refusal {
		return premiumRefusal(t, company)
	})}
	if company := companyOf(e.Company); premiumRefusal(t, company) == nil {
		fields = append(fields, calc.Amount("percent", &e.Percent, premiums(t, e.Percent)).
			ForSeat(Chairman(t, company)).ForCompany(company).Expect(basePremium))
	}
	return calc.Form{Fields: fields}
}

func premiums(t calc.Table, percent int) calc.Allowed {
	allowed := calc.Range(1, maxPremium)
	if !optionsOf(t).FreePremium {
		allowed = calc.Steps(basePremium-premiumStep, basePremium+premiumStep, premiumStep)
		for value := allowed.Min; value <= allowed.Max; value += allowed.Step {
			allowed.Choices = append(allowed.Choices, calc.Choice{Value: value})
		}
	}
	return allowed.Else(calc.Refuse("premium.range", "percent").Under(premiumRule(t)).
		With("value", percent).With("min", allowed.Min).With("max", allowed.Max).With("step", allowed.Step))
}

// premiumTime says why no premium can be set now.
func premiumTime(t calc.Table) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if refusal := modeRefusal(t, &SetPremium{}); refusal != nil {
		return refusal
	}
	if t.Mark(gameMark(t, actedMark)) == 1 || anyHandKnown(t) {
		return calc.Refuse("premium.late", "").Under("premium").With("round", t.Round())
	}
	return nil
}

func premiumRefusal(t calc.Table, company int) *calc.Refusal {
	if refusal := stockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if Chairman(t, company) == calc.None {
		return calc.Refuse("premium.nobody", "company").Under("premium").About(company).With("value", basePremium)
	}
	return nil
}

// Apply sets the premium for the year.
func (e *SetPremium) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, premiumTime(t).OrCheck(e, t), func(b *calc.Builder) {
		company := companyOf(e.Company)
		b.Line("premium", premiumRule(t), Chairman(t, company), company, calc.With("percent", e.Percent))
		b.Set(companyMark(t, premiumMark, company), e.Percent)
	})
}

func premiumRule(t calc.Table) string {
	if optionsOf(t).FreePremium {
		return "house.free_premium"
	}
	return "premium"
}
