package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Treasury is money that a company gets or pays for what this rulebook does not keep: wages, goods, assets, buildings.
type Treasury struct {
	Company string `json:"company"`
	// Change is what the treasury gets (above zero) or pays.
	Change int `json:"change"`
}

func (*Treasury) Kind() string { return "treasury" }

// maxChange bounds one change of a treasury.
const maxChange = 10_000

// Form asks for the company and the money.
func (e *Treasury) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))}
	if company := board.CompanyOf(t, e.Company); company != calc.None {
		cash := t.Balance(calc.Treasury(company), calc.Cash())
		refusal := calc.Refuse("treasury.range", "").Under("treasury").With("cash", cash)
		allowed := calc.Range(-cash, maxChange).Else(refusal)
		fields = append(fields, calc.Amount("change", &e.Change, allowed).ForCompany(company))
	}
	return calc.Form{Fields: fields}
}

// Apply moves the money between the bank and the treasury.
func (e *Treasury) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.AnyPhaseRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	if refusal == nil && e.Change == 0 {
		refusal = calc.Missing("treasury.nothing", "change").Under("treasury").About(company)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		before := t.Balance(calc.Treasury(company), calc.Cash())
		b.Line("treasury", "treasury", calc.None, company, calc.Changed(before, e.Change)...)
		b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Change)
	})
}
