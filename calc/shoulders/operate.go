package shoulders

import "scripkeeper/calc"

// maxRevenue bounds the revenue of one company in one decade.
const maxRevenue = 5_000

// Operate is the result of one company: its revenue, paid as dividends or kept.
type Operate struct {
	Company string `json:"company"`
	Revenue int    `json:"revenue"`
	// Use is "dividends" or "withhold".
	Use string `json:"use"`
}

// Kind names the entry in records.
func (*Operate) Kind() string { return "operate" }

// Form asks for the company where several have the same appeal, for the revenue, and what is done with it. Dividends
// can be chosen before there is a revenue.
func (e *Operate) Form(t calc.Table) calc.Form {
	if phaseRefusal(t, phaseOperating) != nil {
		return calc.Form{}
	}
	company := companyField(t, &e.Company, operator(t), func(c int) *calc.Refusal { return operateRefusal(t, c) })
	which := companyOf(t, e.Company)
	use := calc.OneOf("use", &e.Use, "dividends", "withhold").
		Else(calc.Refuse("operate.use", "").Under("dividends").About(which))
	use.Likely = calc.Bit(e.useRefusal(t) != nil)
	revenue := calc.Range(0, maxRevenue).Guarded().
		Else(calc.Refuse("operate.revenue", "").Under("dividends").About(which))
	return calc.Form{Fields: []*calc.Field{company, calc.Amount("revenue", &e.Revenue, revenue), use}}
}

// operateRefusal says why a company does not operate now.
func operateRefusal(t calc.Table, company int) *calc.Refusal {
	if _, refusal := companyRefusal(t, keyOf(t, company)); refusal != nil {
		return refusal
	}
	if !waits(t, company) {
		return calc.Refuse("operate.done", "company").Under("order").About(company)
	}
	if !mayOperate(t, company) {
		first := operator(t)
		return calc.Refuse("operate.order", "company").Under("order").About(company).
			With("appeal", appeal(t, company)).With("min", appeal(t, first))
	}
	return nil
}

// useRefusal says that there is nothing to pay.
func (e *Operate) useRefusal(t calc.Table) *calc.Refusal {
	if e.Revenue == 0 && !optionsOf(t).ZeroPay {
		return calc.Refuse("operate.nothing", "use").Under("withhold").About(companyOf(t, e.Company))
	}
	return nil
}

func (e *Operate) refusal(t calc.Table) *calc.Refusal {
	refusal := phaseRefusal(t, phaseOperating).OrCheck(e, t)
	if refusal == nil && e.Use == "dividends" {
		refusal = e.useRefusal(t)
	}
	return refusal
}

// Apply pays or keeps the revenue and moves the value. Then the next company operates, or the next decade begins.
func (e *Operate) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := companyOf(t, e.Company)
		switch {
		case e.Use == "withhold":
			withhold(b, company, e.Revenue)
		case e.Revenue == 0:
			b.Line("pay.zero", "house.zero_pay_allowed", calc.None, company, calc.With("price", b.Price(company)))
		default:
			distribute(b, company, e.Revenue)
		}
		b.Set(companyMark(t, company, companyOperated), 2)
		nextOperator(b)
	})
}

// withhold puts the whole revenue into the company's treasury; the value falls by a step, unless it is protected.
func withhold(b *calc.Builder, company, revenue int) {
	kind := "withhold"
	if revenue == 0 {
		kind = "withhold.nothing"
	}
	before := b.Balance(calc.Treasury(company), calc.Cash())
	b.Line(kind, "withhold", calc.None, company, calc.With("amount", revenue),
		calc.With("before", before), calc.With("after", before+revenue))
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), revenue)
	if protected(b.Table, company) {
		b.Line("withhold.protected", protectionRule(b.Table), calc.None, company, calc.With("price", b.Price(company)))
		spare(b, company)
		return
	}
	move(b, "withhold.drop", "withhold", company, -1)
}
