package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Issue sells a company's own ordinary shares to the pool, or redeems shares from it.
type Issue struct {
	// Company is the code of the company that issues or redeems shares.
	Company string `json:"company"`
	// Shares is the number of shares issued, or redeemed if negative.
	Shares int `json:"shares"`
	// Price is the price of one share. By default, it is the price agreed in the options.
	Price *int `json:"price,omitempty"`
	// Steps is the movement of the price in steps, negative for a fall; on a chart it counts rows. By default, it is
	// the movement agreed for sales and purchases.
	Steps *int `json:"steps,omitempty"`
}

func (*Issue) Kind() string { return "issue" }

func (e *Issue) price(t calc.Table, company int) int {
	return calc.ValueOr(e.Price, e.usualPrice(t, company))
}

func (e *Issue) usualPrice(t calc.Table, company int) int {
	if o := board.OptionsOf(t); e.Shares == 0 || !o.OwnStock() || o.IssuePrice == "" {
		return t.Price(company)
	}
	return board.NextPrice(t, company, e.Shares < 0)
}

func (e *Issue) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "issue", &e.Company)}
	company := board.CompanyOf(t, e.Company)
	if board.TradedRefusal(t, "company", "issue", company) != nil || !board.OptionsOf(t).Operates() {
		return calc.Form{Fields: fields}
	}
	own := t.Balance(calc.Treasury(company), calc.Share(company))
	pool, _ := board.PoolLeft(t, company)
	shares := calc.Range(-pool, own).WithRefusal(e.sharesRefusal(company, own, pool))
	prices := calc.Range(0, agreement.MaxPrice).WithRefusal(calc.Refuse("amount.range", "").Under("issue"))
	steps := calc.Range(-agreement.MaxSteps, agreement.MaxSteps).WithRefusal(calc.Refuse("amount.range",
		"").Under("issue"))
	return calc.Form{Fields: append(fields,
		calc.Amount("shares", &e.Shares, shares).Expect(1),
		board.UsualAmount("price", &e.Price, e.usualPrice(t, company), prices).ForCompany(company),
		board.UsualAmount("steps", &e.Steps, e.usualSteps(t), steps).ForCompany(company))}
}

func (e *Issue) sharesRefusal(company, own, pool int) *calc.Refusal {
	if e.Shares > own {
		return calc.Refuse("issue.own", "").Under("issue").About(company).With("shares", e.Shares)
	}
	return calc.Refuse("issue.pool", "").Under("issue").About(company).With("shares", -e.Shares).With("left", pool)
}

func (e *Issue) usualSteps(t calc.Table) int {
	shares := min(board.Abs(e.Shares), agreement.MaxSteps)
	return min(max(board.TradeSteps(t, e.Shares >= 0, true, shares), -agreement.MaxSteps), agreement.MaxSteps)
}

func (e *Issue) refusal(t calc.Table) *calc.Refusal {
	operates := board.OptionsOf(t).Operates()
	if refusal := board.OffRefusal(t, operates, "operate.off", "issue").OrCheck(e, t); refusal != nil {
		return refusal
	}
	company := board.CompanyOf(t, e.Company)
	cash, price := t.Balance(calc.Treasury(company), calc.Cash()), e.price(t, company)
	switch {
	case e.Shares == 0:
		own := t.Balance(calc.Treasury(company), calc.Share(company))
		pool, _ := board.PoolLeft(t, company)
		return calc.Missing("issue.none", "shares").Under("issue").About(company).With("min", -pool).With("max", own)
	case -e.Shares*price > cash:
		return calc.Refuse("issue.cash", "shares").Under("issue").About(company).With("shares", -e.Shares).
			With("amount", -e.Shares*price).With("cash", cash).With("most", cash/price)
	}
	return nil
}

// Apply moves the shares and the cash, and sets the price. Refusals: game.over, operate.off, company.*, issue.*,
// amount.range, most.cash.
func (e *Issue) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		price, own := e.price(t, company), calc.Treasury(company)
		kind, shares := "issue", e.Shares
		if shares < 0 {
			kind, shares = "redeem", -shares
		}
		b.Line(kind, "issue", calc.None, company, calc.PriceTerms(shares, price)...)
		b.Move(own, calc.Market(), calc.Share(company), e.Shares)
		b.Move(calc.Bank(), own, calc.Cash(), e.Shares*price)
		board.Rise(b, "moves.issue", company, calc.ValueOr(e.Steps, e.usualSteps(t)))
	})
}
