package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Protection gives a company the asset Price Protection or takes it away.
type Protection struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Gone is true if the company loses the asset.
	Gone bool `json:"gone,omitzero"`
}

func (*Protection) Kind() string { return "protection" }

func ProtectionRefusal(t calc.Table) *calc.Refusal {
	refusal := board.AnyPhaseRefusal(t)
	if refusal == nil && board.OptionsOf(t).PriceProtection == "off" {
		return calc.Refuse("protection.off", "").Under("house.price_protection")
	}
	return refusal
}

func (e *Protection) Form(t calc.Table) calc.Form {
	if ProtectionRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))}
	company := board.CompanyOf(t, e.Company)
	if company == calc.None {
		return calc.Form{Fields: fields}
	}
	gone := calc.Flag("gone", &e.Gone).ForCompany(company)
	has, code := board.OwnsProtection(t, company), "protection.missing"
	if has {
		code = "protection.held"
	}
	gone.Likely = calc.Bit(has)
	gone.Allowed.Choices[calc.Bit(!has)].Refusal = calc.Refuse(code, "").Under("protection").About(company)
	return calc.Form{Fields: append(fields, gone)}
}

func (e *Protection) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := ProtectionRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		kind := "protection.gained"
		if e.Gone {
			kind = "protection.lost"
		}
		b.Line(kind, board.ProtectionRule(t), calc.None, company)
		b.Set(board.CompanyMark(t, company, board.CompanyProtected), calc.Bit(!e.Gone))
	})
}
