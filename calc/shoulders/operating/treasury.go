package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Treasury is money a company gets or pays for things this rulebook does not track: wages, goods, assets, buildings.
type Treasury struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Change is the amount in dollars that the treasury gets, or pays if negative.
	Change int `json:"change"`
}

func (*Treasury) Kind() string { return "treasury" }

const maxChange = 10_000

func (e *Treasury) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))}
	if company := board.CompanyOf(t, e.Company); company != calc.None {
		cash := t.Balance(calc.Treasury(company), calc.Cash())
		refusal := calc.Refuse("treasury.range", "").Under("treasury").With("cash", cash)
		allowed := calc.Range(-cash, maxChange).WithRefusal(refusal)
		fields = append(fields, calc.Amount("change", &e.Change, allowed).ForCompany(company))
	}
	return calc.Form{Fields: fields}
}

func (e *Treasury) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.AnyPhaseRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	if refusal == nil && e.Change == 0 {
		refusal = calc.Missing("treasury.nothing", "change").Under("treasury").About(company)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		before := t.Balance(calc.Treasury(company), calc.Cash())
		b.Line("treasury", "treasury", calc.None, company, calc.ChangeTerms(before, e.Change)...)
		b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Change)
	})
}
