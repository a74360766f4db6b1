// Package operating holds the entries with which companies of an open market operate, pay out or withhold their
// revenue, issue shares, borrow, pay and are paid.
package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Operate lets a company collect its revenue and pay out all, half or none of it, and moves the company's price.
type Operate struct {
	// Company is the code of the company that operates.
	Company string `json:"company"`
	// Revenue is all the money that the company collects, 0 for none.
	Revenue int `json:"revenue"`
	// Payout is "half" or "withhold". By default, the whole revenue is paid out, or there is no revenue.
	Payout string `json:"payout,omitzero"`
	// Own is the part of the revenue that the company keeps before a payout, for example income from a mine.
	Own int `json:"own,omitzero"`
	// Steps is the movement of the price in steps, negative for a fall; on a chart it counts columns to the right,
	// negative to the left. By default, it is the agreed movement.
	Steps *int `json:"steps,omitempty"`
	// Up is the number of rows by which the price moves up on a chart, negative for down.
	Up int `json:"up,omitzero"`
	// Help means that the president pays the part of the interest on loans that the company cannot pay.
	Help bool `json:"help,omitzero"`
}

func (*Operate) Kind() string { return "operate" }

func (e *Operate) Form(t calc.Table) calc.Form {
	company, refusal := board.CompanyOf(t, e.Company), calc.Refuse("amount.range", "").Under("operate")
	if e.Revenue == calc.None {
		refusal = calc.Missing("operate.revenue", "").Under("operate")
	}
	fields := []*calc.Field{
		board.TradedField(t, "operate", &e.Company).Expect(Next(t)),
		calc.Amount("revenue", &e.Revenue, calc.Range(0, agreement.MaxPay).WithRefusal(refusal)).
			Expect(LastRevenue(t, company)).AsChief(),
	}
	if e.Revenue > 0 {
		fields = append(fields, calc.OneOfDefault("payout", &e.Payout, "pay", "half", "withhold").
			WithRefusal(calc.Refuse("operate.payout", "").Under("operate")))
	}
	if e.asksOwn(t) {
		fields = append(fields, calc.Amount("own", &e.Own, calc.Range(0, min(e.Revenue, agreement.MaxPay)).
			WithRefusal(calc.Refuse("operate.own", "").Under("operate").With("revenue", e.Revenue))).Expect(0))
	}
	for _, f := range fields {
		if (f.Name == "revenue" || f.Name == "payout") && e.Own != 0 {
			f.Then(func(int) { e.Own *= calc.Bit(e.asksOwn(t)) })
		}
		f.Then(func(int) { // the default is not stored
			if e.Steps != nil && *e.Steps == e.usualSteps(t) {
				e.Steps = nil
			}
		})
	}
	steps := calc.Range(-agreement.MaxSteps, agreement.MaxSteps).WithRefusal(calc.Refuse("amount.range",
		"").Under("operate"))
	fields = append(fields, board.UsualAmount("steps", &e.Steps, e.usualSteps(t), steps).ForCompany(company))
	if _, charted := board.ChartOf(t); charted {
		fields = append(fields, calc.Amount("up", &e.Up, steps).Expect(0).ForCompany(company))
	}
	return board.AskRest(t, calc.Form{Fields: fields}, &e.Help, func() board.Due { return e.Interest(t) })
}

// Interest returns the interest due on the company's loans, payable from its cash and the revenue that it keeps.
func (e *Operate) Interest(t calc.Table) board.Due {
	company := board.CompanyOf(t, e.Company)
	if company == calc.None || !board.OptionsOf(t).LendsCompanies() || e.Revenue == calc.None {
		return board.Due{Company: calc.None}
	}
	return board.Due{Company: company, Amount: interestDue(t, company),
		Cash: t.Balance(calc.Treasury(company), calc.Cash()) + e.Revenue - e.payout(t).paid}
}

// asksOwn reports whether to ask how much of the revenue is the company's own income. It asks only if revenue is paid
// out.
func (e *Operate) asksOwn(t calc.Table) bool {
	return e.Revenue > 0 && !e.withholds() && board.OptionsOf(t).HasVersion(9)
}

func (e *Operate) withholds() bool { return e.Revenue == 0 || e.Payout == "withhold" }

func (e *Operate) usualSteps(t calc.Table) int {
	o := board.OptionsOf(t)
	switch {
	case e.withholds():
		return -o.WithholdSteps
	case o.ComparesPayouts():
		return e.comparedSteps(t)
	case e.Payout == "half":
		return o.HalfSteps
	}
	return o.DividendSteps
}

func (e *Operate) comparedSteps(t calc.Table) int {
	o, company := board.OptionsOf(t), board.CompanyOf(t, e.Company)
	if company == calc.None {
		return 0
	}
	paid, price := e.payout(t).paid, t.Price(company)
	switch {
	case 2*paid < price:
		return -o.WithholdSteps
	case paid >= 3*price && o.TripleFrom > 0 && price >= o.TripleFrom:
		return min(3*o.DividendSteps, agreement.MaxSteps)
	case paid >= 2*price:
		return 2 * o.DividendSteps
	}
	return o.DividendSteps * calc.Bit(paid >= price)
}

func (e *Operate) refusal(t calc.Table) *calc.Refusal {
	refusal := board.OffRefusal(t, board.OptionsOf(t).Operates(), "operate.off", "operate").OrCheck(e, t)
	if refusal == nil && e.Revenue == 0 && e.Payout != "" {
		refusal = calc.Refuse("operate.payout", "payout").Under("operate")
	}
	if refusal == nil && e.Own != 0 && !e.asksOwn(t) {
		refusal = calc.Refuse("operate.own", "own").Under("operate").With("revenue", e.Revenue*calc.Bit(!e.withholds()))
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

func (e *Operate) interestRefusal(t calc.Table) *calc.Refusal {
	due := e.Interest(t)
	if due.Amount <= due.Most(t) {
		return due.Refusal(t, e.Help)
	}
	return calc.Refuse("debt.short", "payout").Under("debt.interest").About(due.Company).With("amount", due.Amount).
		With("cash", due.Cash).With("short", due.Amount-due.Cash)
}

// Apply pays the revenue to the company and its holders, pays the interest on the company's loans and moves the price.
// Refusals: game.over, operate.*, debt.short, help.*, short.cash, company.*, amount.range, up.none, most.cash.
func (e *Operate) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		company, p := board.CompanyOf(t, e.Company), e.payout(t)
		shared := e.Revenue - e.Own
		if e.Own > 0 {
			b.Line("operate.own", "operate", calc.None, company, calc.With("revenue", e.Revenue), calc.With("own", e.Own),
				calc.With("shared", shared))
			b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), e.Own)
		}
		kind, terms := "operate.pay", []calc.Term{calc.With("revenue", shared)}
		switch {
		case e.Revenue == 0:
			kind, terms = "operate.none", nil
		case e.withholds():
			kind = "operate.withhold"
		case e.Payout == "half":
			kind, terms = "operate.half", append(terms, calc.With("paid", p.paid), calc.With("kept", shared-p.paid))
		}
		if len(p.half) > 0 {
			kind, terms = kind+".shares", append(p.half, terms...)
		}
		b.Line(kind, "operate", calc.None, company, terms...)
		b.Set(board.RevenueMark(b.Layout(), company), e.Revenue)
		noteOperation(b, company)
		if kept := shared - p.paid; kept > 0 {
			b.Line("operate.kept", "operate", calc.None, company, calc.With("amount", kept))
			b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), kept)
		}
		e.Interest(t).Help(b)
		payInterest(b, company)
		p.pay(b, company)
		board.Shift(b, "moves.operate", company, calc.ValueOr(e.Steps, e.usualSteps(t)))
		board.Rise(b, "moves.operate", company, e.Up)
	})
}
