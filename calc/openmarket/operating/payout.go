package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A payout is what of a revenue is paid, on how many shares of the company in all.
type payout struct {
	paid, shares int
	// up means that a holder's part is rounded up.
	up bool
}

// payout is what the entry pays out: all, nothing, or half, of which the shareholders or the company have what does not
// go into equal parts for all shares.
func (e *Operate) payout(t calc.Table) payout {
	o := board.OptionsOf(t)
	p := payout{paid: e.Revenue, shares: max(1, board.Supply(t, board.CompanyOf(t, e.Company))), up: o.Rounding == "up"}
	switch {
	case e.withholds():
		p.paid = 0
	case e.Payout != "half":
	case o.Halves == "company":
		p.paid = e.Revenue / 2 / p.shares * p.shares
	default:
		p.paid = e.Revenue - e.Revenue/2/p.shares*p.shares
	}
	return p
}

// part is what some shares are paid.
func (p payout) part(shares int) int {
	if p.up {
		return (shares*p.paid + p.shares - 1) / p.shares
	}
	return shares * p.paid / p.shares
}

// pay pays the players for all their certificates, and the company where the table agreed so for those of the pool and
// for its own.
func (p payout) pay(b *calc.Builder, company int) {
	if p.paid == 0 {
		return
	}
	for seat := range b.Layout().Seats {
		p.payHolder(b, "payout", seat, company, b.Shares(seat, company))
	}
	o := board.OptionsOf(b.Table)
	if o.PaysPool() {
		left, _ := board.PoolLeft(b.Table, company)
		p.payHolder(b, "payout.pool", calc.None, company, left)
	}
	if o.PaysOwn() {
		p.payHolder(b, "payout.own", calc.None, company, board.SharesOf(b.Table, calc.Treasury(company), company))
	}
}

// payHolder pays a seat, or the company where the seat is none.
func (p payout) payHolder(b *calc.Builder, kind string, seat, company, shares int) {
	if shares == 0 {
		return
	}
	amount, to, rule := p.part(shares), calc.Treasury(company), "pool"
	if seat != calc.None {
		to, rule = calc.AccountOf(seat), "operate"
	}
	terms := []calc.Term{calc.With("shares", shares)}
	if p.paid%p.shares == 0 {
		terms = append(terms, calc.With("each", p.paid/p.shares))
	} else {
		if kind += ".down"; p.up {
			kind = kind[:len(kind)-len("down")] + "up"
		}
		terms = append(terms, calc.With("paid", p.paid), calc.With("of", p.shares))
	}
	b.Line(kind, rule, seat, company, append(terms, calc.With("amount", amount))...)
	b.Move(calc.Bank(), to, calc.Cash(), amount)
}
