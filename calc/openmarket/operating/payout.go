package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// payout is the amount paid out of a revenue, and the number of units on which that amount is paid.
type payout struct {
	paid, shares int
	up           bool
	// half explains the division of half a revenue among the shares. It is nil for other payouts.
	half []calc.Term
}

// payout returns what the entry pays out: the revenue without the company's own income, half of it, or nothing.
func (e *Operate) payout(t calc.Table) payout {
	o, company := board.OptionsOf(t), board.CompanyOf(t, e.Company)
	supply := max(1, board.Supply(t, company))
	p := payout{paid: e.Revenue - e.Own, shares: supply * board.ShareUnits(t, company), up: o.Rounding == "up"}
	switch {
	case e.withholds():
		p.paid = 0
	case e.Payout != "half":
	case !o.HasVersion(9) && o.Halves == "company":
		p.paid = p.paid / 2 / supply * supply
	case !o.HasVersion(9):
		p.paid -= p.paid / 2 / supply * supply
	case o.Halves == agreement.ExactHalf:
		p.paid -= (p.paid + calc.Bit(p.up)) / 2
	default:
		p.share(supply, o.Halves == "")
	}
	return p
}

// share pays out half the revenue in equal amounts per share, rounded up only if the flag up is set and the revenue
// suffices.
func (p *payout) share(supply int, up bool) {
	revenue, each := p.paid, p.paid/(2*supply)
	rounding := "down"
	if up && p.paid%(2*supply) > 0 && (each+1)*supply <= p.paid {
		each, rounding = each+1, "up"
	}
	p.paid = each * supply
	p.half = []calc.Term{calc.With("of", 2*supply), calc.With("shares", supply), calc.With("each", each)}
	if revenue%(2*supply) > 0 {
		p.half = append(p.half, calc.With(rounding, 1))
	}
}

// pay pays the holders for all their certificates. If the options say so, it also pays the company for certificates in
// the pool and for its own certificates. Short sellers pay for the shares they owe.
func (p payout) pay(b *calc.Builder, company int) {
	if p.paid == 0 {
		return
	}
	for a := range board.Holders(b.Table, company) {
		b.Move(calc.Bank(), a, calc.Cash(),
			p.line(b, "payout", "operate", a, company, board.UnitsOf(b.Table, a, company)))
	}
	for seat := range b.Layout().Seats {
		a := calc.AccountOf(seat)
		shorts := board.Shorts(b.Table, seat, company) * board.ShareUnits(b.Table, company)
		b.Move(a, calc.Bank(), calc.Cash(), p.line(b, "payout.short", "short", a, company, shorts))
	}
	o, own := board.OptionsOf(b.Table), calc.Treasury(company)
	if o.PaysPool() {
		left, _ := board.PoolUnits(b.Table, company)
		b.Move(calc.Bank(), own, calc.Cash(), p.line(b, "payout.pool", "pool", own, company, left))
	}
	if o.PaysOwn() {
		b.Move(calc.Bank(), own, calc.Cash(),
			p.line(b, "payout.own", "pool", own, company, board.UnitsOf(b.Table, own, company)))
	}
}

// line adds a line about the payment on an account's units, if it has any, and returns the amount.
func (p payout) line(b *calc.Builder, kind, rule string, a calc.Account, company, shares int) int {
	if shares == 0 {
		return 0
	}
	rounding, amount := ".down", shares*p.paid
	if p.up {
		rounding, amount = ".up", amount+p.shares-1
	}
	amount /= p.shares
	terms := []calc.Term{calc.With("shares", shares)}
	if p.paid%p.shares == 0 {
		terms = append(terms, calc.With("each", p.paid/p.shares))
	} else {
		kind += rounding
		terms = append(terms, calc.With("paid", p.paid), calc.With("of", p.shares))
	}
	board.HolderLine(b, kind, rule, a, company, append(terms, calc.With("amount", amount))...)
	return amount
}
