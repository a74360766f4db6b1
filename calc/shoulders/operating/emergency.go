package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// An Emergency sells certificates from a company's treasury to the bank pool, once a decade and before the company's
// result. The value falls by one step for each share, and by one more step.
type Emergency struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Common is the number of common certificates sold.
	Common int `json:"common,omitzero"`
	// Preferred is the number of preferred certificates sold.
	Preferred int `json:"preferred,omitzero"`
}

func (*Emergency) Kind() string { return "emergency" }

func EmergencyRefusal(t calc.Table, company int) *calc.Refusal {
	if !board.IsAdvanced(t) {
		return calc.Refuse("emergency.basic", "").Under("emergency")
	}
	if refusal := operateRefusal(t, company); refusal != nil {
		return refusal
	}
	switch {
	case t.Mark(board.CompanyMark(t, company, board.CompanyOperated)) == 1:
		return calc.Refuse("emergency.twice", "company").Under("emergency").About(company)
	case board.Held(t, calc.Treasury(company), company).Count() == 0:
		return calc.Refuse("emergency.empty", "company").Under("emergency").About(company)
	}
	return nil
}

func (e *Emergency) Form(t calc.Table) calc.Form {
	if board.PhaseRefusal(t, board.PhaseOperating) != nil || !board.IsAdvanced(t) {
		return calc.Form{}
	}
	fields := []*calc.Field{
		board.CompanyField(t, &e.Company, board.Operator(t),
			func(c int) *calc.Refusal { return EmergencyRefusal(t, c) }),
	}
	if company := board.CompanyOf(t, e.Company); company != calc.None {
		has := board.Held(t, calc.Treasury(company), company)
		fields = append(fields,
			calc.Amount("raise_common", &e.Common, raise(has.Common)).ForCompany(company),
			calc.Amount("raise_preferred", &e.Preferred, raise(has.Preferred)).ForCompany(company))
	}
	return calc.Form{Fields: fields}
}

func raise(has int) calc.Allowed {
	return calc.Range(0, has).WithRefusal(calc.Refuse("emergency.range", "").Under("emergency"))
}

func (e *Emergency) refusal(t calc.Table) *calc.Refusal {
	refusal := board.PhaseRefusal(t, board.PhaseOperating)
	if refusal == nil && !board.IsAdvanced(t) {
		refusal = EmergencyRefusal(t, board.CompanyOf(t, e.Company))
	}
	refusal = refusal.OrCheck(e, t)
	if company := board.CompanyOf(t, e.Company); refusal == nil && e.Common+e.Preferred == 0 {
		return calc.Missing("emergency.nothing", "raise_common").Under("emergency").About(company).
			With("min", 1).With("max", board.Held(t, calc.Treasury(company), company).Common)
	}
	return refusal
}

// Apply sells the certificates. The company still has to operate.
func (e *Emergency) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		given := board.Certificates{Common: e.Common, Preferred: e.Preferred}
		price, shares := b.Price(company), given.Shares()
		b.Line("emergency", "emergency", calc.None, company, calc.PriceTerms(shares, price)...)
		board.HandOver(b, calc.Treasury(company), calc.Market(), company, given)
		b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), shares*price)
		b.Set(board.CompanyMark(t, company, board.CompanyOperated), 1)
		board.MoveValue(b, "emergency.drop", "emergency", company, -shares-1, calc.With("shares", shares))
	})
}
