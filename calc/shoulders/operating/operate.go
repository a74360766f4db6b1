// Package operating holds what companies in City of the Big Shoulders do between stock phases: operate, pay dividends
// or withhold revenue, pay costs, gain appeal and assets, and raise money.
package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

const maxRevenue = 5_000

// An Operate is one company's result: its revenue, paid as dividends or kept.
type Operate struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Revenue is the company's revenue in dollars, 0 to 5,000.
	Revenue int `json:"revenue"`
	// Use is "dividends" or "withhold".
	Use string `json:"use"`
}

func (*Operate) Kind() string { return "operate" }

// Form asks for the use of the revenue even before the revenue is entered, so that players can choose dividends first.
func (e *Operate) Form(t calc.Table) calc.Form {
	if board.PhaseRefusal(t, board.PhaseOperating) != nil {
		return calc.Form{}
	}
	company := board.CompanyField(t, &e.Company, board.Operator(t),
		func(c int) *calc.Refusal { return operateRefusal(t, c) })
	which := board.CompanyOf(t, e.Company)
	use := calc.OneOf("use", &e.Use, "dividends", "withhold").
		WithRefusal(calc.Refuse("operate.use", "").Under("dividends").About(which))
	use.Likely = calc.Bit(e.useRefusal(t) != nil)
	revenue := calc.Range(0, maxRevenue).Guarded().
		WithRefusal(calc.Refuse("operate.revenue", "").Under("dividends").About(which))
	return calc.Form{Fields: []*calc.Field{company, calc.Amount("revenue", &e.Revenue, revenue), use}}
}

func operateRefusal(t calc.Table, company int) *calc.Refusal {
	if _, refusal := board.CompanyRefusal(t, board.KeyOf(t, company)); refusal != nil {
		return refusal
	}
	if !board.HasToOperate(t, company) {
		return calc.Refuse("operate.done", "company").Under("order").About(company)
	}
	if !board.MayOperate(t, company) {
		first := board.Operator(t)
		return calc.Refuse("operate.order", "company").Under("order").About(company).
			With("appeal", board.AppealOf(t, company)).With("min", board.AppealOf(t, first))
	}
	return nil
}

func (e *Operate) useRefusal(t calc.Table) *calc.Refusal {
	if e.Revenue == 0 && !board.OptionsOf(t).ZeroPay {
		return calc.Refuse("operate.nothing", "use").Under("withhold").About(board.CompanyOf(t, e.Company))
	}
	return nil
}

func (e *Operate) refusal(t calc.Table) *calc.Refusal {
	refusal := board.PhaseRefusal(t, board.PhaseOperating).OrCheck(e, t)
	if refusal == nil && e.Use == "dividends" {
		refusal = e.useRefusal(t)
	}
	return refusal
}

func (e *Operate) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		switch {
		case e.Use == "withhold":
			withhold(b, company, e.Revenue)
		case e.Revenue == 0:
			b.Line("pay.zero", "house.zero_pay_allowed", calc.None, company, calc.With("price", b.Price(company)))
		default:
			distribute(b, company, e.Revenue)
		}
		b.Set(board.CompanyMark(t, company, board.CompanyOperated), 2)
		decade.NextOperator(b)
	})
}

// withhold adds the revenue to the treasury. The value falls by one step unless it is protected.
func withhold(b *calc.Builder, company, revenue int) {
	kind := "withhold"
	if revenue == 0 {
		kind = "withhold.nothing"
	}
	before := b.Balance(calc.Treasury(company), calc.Cash())
	b.Line(kind, "withhold", calc.None, company, calc.With("amount", revenue),
		calc.With("before", before), calc.With("after", before+revenue))
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), revenue)
	if board.Protected(b.Table, company) {
		b.Line("withhold.protected", board.ProtectionRule(b.Table), calc.None, company,
			calc.With("price", b.Price(company)))
		board.UseProtection(b, company)
		return
	}
	board.MoveValue(b, "withhold.drop", "withhold", company, -1)
}
