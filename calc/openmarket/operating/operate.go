// Package operating is what companies of an open market do with their cash: they operate, with what they take in paid
// out or withheld, and they pay and are paid.
package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Operate is a company that takes in its revenue, pays it out, half of it, or nothing, and moves its price.
type Operate struct {
	Company string `json:"company"`
	// Revenue is all that the company took in; 0 is withholding.
	Revenue int `json:"revenue"`
	// Payout is "half" or "withhold", nothing for all of it; nothing as well where there is no revenue.
	Payout string `json:"payout,omitzero"`
	// Steps is how far the price moves, below zero down; nothing for what the table agreed on. On a chart it is how far
	// to the right, below zero to the left, and Up how many rows up, below zero down.
	Steps *int `json:"steps,omitempty"`
	Up    int  `json:"up,omitzero"`
	// Help means that the president pays what the company lacks for the interest on its loans.
	Help bool `json:"help,omitzero"`
}

func (*Operate) Kind() string { return "operate" }

// Form asks for the company, its revenue, what becomes of it, the steps of its price, and whether its president pays
// the rest of its interest.
func (e *Operate) Form(t calc.Table) calc.Form {
	company, refusal := board.CompanyOf(t, e.Company), calc.Refuse("amount.range", "").Under("operate")
	if e.Revenue == calc.None {
		refusal = calc.Missing("operate.revenue", "").Under("operate")
	}
	fields := []*calc.Field{
		board.TradedField(t, "operate", &e.Company).Expect(Next(t)),
		calc.Amount("revenue", &e.Revenue, calc.Range(0, agreement.MaxPay).Else(refusal)).
			Expect(LastRevenue(t, company)),
	}
	if e.Revenue > 0 {
		fields = append(fields, calc.OneOfDefault("payout", &e.Payout, "pay", "half", "withhold").
			Else(calc.Refuse("operate.payout", "").Under("operate")))
	}
	steps := calc.Range(-agreement.MaxSteps, agreement.MaxSteps).Else(calc.Refuse("amount.range", "").Under("operate"))
	form := calc.Form{Fields: append(fields,
		board.MoveFields(t, company, &e.Steps, e.usualSteps(t), &e.Up, steps)...)}
	return board.AskRest(t, form, &e.Help, func() board.Due { return e.Interest(t) })
}

// Interest is what the company pays on its loans, out of its cash and what it keeps.
func (e *Operate) Interest(t calc.Table) board.Due {
	company := board.CompanyOf(t, e.Company)
	if company == calc.None || !board.OptionsOf(t).LendsCompanies() || e.Revenue == calc.None {
		return board.Due{Company: calc.None}
	}
	return board.Due{Company: company, Amount: interestDue(t, company),
		Cash: t.Balance(calc.Treasury(company), calc.Cash()) + e.Revenue - e.payout(t).paid}
}

// withholds reports whether nothing is paid out.
func (e *Operate) withholds() bool { return e.Revenue == 0 || e.Payout == "withhold" }

// usualSteps is how far the table agreed that the price moves.
func (e *Operate) usualSteps(t calc.Table) int {
	o := board.OptionsOf(t)
	switch {
	case e.withholds():
		return -o.WithholdSteps
	case e.Payout == "half":
		return o.HalfSteps
	}
	return o.DividendSteps
}

func (e *Operate) refusal(t calc.Table) *calc.Refusal {
	refusal := board.OffRefusal(t, board.OptionsOf(t).Operates(), "operate.off", "operate").OrCheck(e, t)
	if refusal == nil && e.Revenue == 0 && e.Payout != "" {
		refusal = calc.Refuse("operate.payout", "payout").Under("operate")
	}
	if _, charted := board.ChartOf(t); refusal == nil && e.Up != 0 && !charted {
		refusal = calc.Refuse("up.none", "up").Under("operate")
	}
	if refusal == nil {
		refusal = e.interestRefusal(t)
	}
	if refusal != nil {
		return refusal
	}
	return board.PaysRefusal(t, "revenue", func(b *calc.Builder) {
		e.Interest(t).Help(b)
		e.payout(t).pay(b, board.CompanyOf(t, e.Company))
	})
}

// interestRefusal says why the company cannot pay the interest on its loans.
func (e *Operate) interestRefusal(t calc.Table) *calc.Refusal {
	due := e.Interest(t)
	if due.Amount <= due.Most(t) {
		return due.Refusal(t, e.Help)
	}
	return calc.Refuse("debt.short", "payout").Under("debt.interest").About(due.Company).With("amount", due.Amount).
		With("cash", due.Cash).With("short", due.Amount-due.Cash)
}

// Apply pays the revenue out, or what of it is not withheld, the interest on the company's loans, and moves the price.
// Refusals: game.over, operate.*, debt.short, help.*, short.cash, company.*, amount.range,
// up.none, most.cash.
func (e *Operate) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		company, p := board.CompanyOf(t, e.Company), e.payout(t)
		kind, terms := "operate.pay", []calc.Term{calc.With("revenue", e.Revenue)}
		switch {
		case e.Revenue == 0:
			kind, terms = "operate.none", nil
		case e.withholds():
			kind = "operate.withhold"
		case e.Payout == "half":
			kind, terms = "operate.half", append(terms, calc.With("paid", p.paid), calc.With("kept", e.Revenue-p.paid))
		}
		b.Line(kind, "operate", calc.None, company, terms...)
		b.Set(board.RevenueMark(b.Layout(), company), e.Revenue)
		note(b, company)
		if kept := e.Revenue - p.paid; kept > 0 {
			b.Line("operate.kept", "operate", calc.None, company, calc.With("amount", kept))
			b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), kept)
		}
		e.Interest(t).Help(b)
		payInterest(b, company)
		p.pay(b, company)
		board.Shift(b, "moves.operate", company, calc.Or(e.Steps, e.usualSteps(t)))
		board.Rise(b, "moves.operate", company, e.Up)
	})
}
