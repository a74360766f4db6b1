package office

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// A premium differs from the usual one by at most premiumStep. Under free_premium it can be up to maxPremium.
const (
	premiumStep = 5
	maxPremium  = 50
)

// A SetPremium sets the price of options on a company for the year. The chairman sets it before the cards are dealt.
type SetPremium struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Percent is the premium in percent of the strike value: 5, 10 or 15, or with free_premium 1 to 50.
	Percent int `json:"percent"`
}

func (*SetPremium) Kind() string { return "premium" }

func (e *SetPremium) Form(t calc.Table) calc.Form {
	if PremiumTimeRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{turns.StockField("company", &e.Company, func(company int) *calc.Refusal {
		return PremiumRefusal(t, company)
	})}
	if company := agreement.CompanyOf(e.Company); PremiumRefusal(t, company) == nil {
		fields = append(fields, calc.Amount("percent", &e.Percent, premiums(t, e.Percent)).
			ForSeat(board.Chairman(t, company)).ForCompany(company).Expect(board.BasePremium))
	}
	return calc.Form{Fields: fields}
}

func premiums(t calc.Table, percent int) calc.Allowed {
	allowed := calc.Range(1, maxPremium)
	if !board.OptionsOf(t).FreePremium {
		allowed = calc.Steps(board.BasePremium-premiumStep, board.BasePremium+premiumStep, premiumStep)
		for value := allowed.Min; value <= allowed.Max; value += allowed.Step {
			allowed.Choices = append(allowed.Choices, calc.Choice{Value: value})
		}
	}
	return allowed.WithRefusal(calc.Refuse("premium.range", "percent").Under(premiumRule(t)).
		With("value", percent).With("min", allowed.Min).With("max", allowed.Max).With("step", allowed.Step))
}

// PremiumTimeRefusal returns why no premium can be set now, or nil.
func PremiumTimeRefusal(t calc.Table) *calc.Refusal {
	if t.Over() {
		return t.OverRefusal()
	}
	if refusal := turns.ModeRefusal(t, &SetPremium{}); refusal != nil {
		return refusal
	}
	if t.Mark(board.GameMark(t, board.ActedMark)) == 1 || hands.AnyHandKnown(t) {
		return calc.Refuse("premium.late", "").Under("premium").With("round", t.Round())
	}
	return nil
}

func PremiumRefusal(t calc.Table, company int) *calc.Refusal {
	if refusal := turns.StockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if board.Chairman(t, company) == calc.None {
		return calc.Refuse("premium.nobody", "company").Under("premium").About(company).With("value", board.BasePremium)
	}
	return nil
}

func (e *SetPremium) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, PremiumTimeRefusal(t).OrCheck(e, t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		b.Line("premium", premiumRule(t), board.Chairman(t, company), company, calc.With("percent", e.Percent))
		b.Set(board.CompanyMark(t, board.PremiumMark, company), e.Percent)
	})
}

func premiumRule(t calc.Table) string {
	if board.OptionsOf(t).FreePremium {
		return "house.free_premium"
	}
	return "premium"
}
