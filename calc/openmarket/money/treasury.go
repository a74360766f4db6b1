package money

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Treasury is a payment by the bank to a company, or by the company to the bank.
type Treasury struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Change is the change of the company's cash: positive if the bank pays, negative if the company pays.
	Change int `json:"change"`
}

func (*Treasury) Kind() string { return "treasury" }

func (e *Treasury) Form(t calc.Table) calc.Form {
	low, refusal := 0, board.NoAmount("treasury", e.Change, 0)
	if company := board.CompanyOf(t, e.Company); company != calc.None {
		cash := t.Balance(calc.Treasury(company), calc.Cash())
		if low = -min(cash, agreement.MaxPay); -e.Change > cash && -e.Change <= agreement.MaxPay {
			refusal = calc.Refuse("treasury.less", "").Under("treasury").About(company).
				With("amount", -e.Change).With("cash", cash).With("max", cash)
		}
	}
	change := calc.Amount("change", &e.Change, calc.Range(low, agreement.MaxPay).WithRefusal(refusal))
	return calc.Form{Fields: []*calc.Field{board.TradedField(t, "treasury", &e.Company), change}}
}

// Apply moves the payment. Refusals: game.over, treasury.off, company.*, amount.range, treasury.*, most.cash.
func (e *Treasury) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := board.CompanyOf(t, e.Company)
	refusal := board.OffRefusal(t, board.OptionsOf(t).Treasury, "treasury.off", "treasury").OrCheck(e, t)
	if refusal == nil && e.Change == 0 {
		refusal = calc.Missing("treasury.nothing", "change").Under("treasury").About(company).
			With("min", -min(t.Balance(calc.Treasury(company), calc.Cash()), agreement.MaxPay)).
			With("max", agreement.MaxPay)
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		cash := t.Balance(calc.Treasury(company), calc.Cash())
		b.Line("treasury", "treasury", calc.None, company, calc.ChangeTerms(cash, e.Change)...)
		b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Change)
	})
}
