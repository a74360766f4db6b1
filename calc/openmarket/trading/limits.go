package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// overLimit says which limit of the table a trade goes beyond, or that it leaves a company without a president; nil
// where it does neither.
func (d deal) overLimit(t calc.Table, shares int) *calc.Refusal {
	o := board.OptionsOf(t)
	if !d.sells {
		held := certificatesOf(t, d.seat)
		if most := o.CertificateLimit; most > 0 && held+shares > most {
			return calc.Refuse("limit.certificates", "anyway").Under("limit").Seated(d.seat).
				With("count", held+shares).With("most", most)
		}
		return nil
	}
	if refusal := board.Vacated(t, d.company, d.seat); board.IsSole(t, d.class) && refusal != nil {
		return refusal
	}
	left, limited := board.PoolLeft(t, d.company)
	if after := left + shares*d.weight; limited && !d.own && o.PoolLimit > 0 && after > o.PoolLimit {
		return calc.Refuse("limit.pool", "anyway").Under("limit").About(d.company).
			With("count", after).With("most", o.PoolLimit)
	}
	return nil
}

// certificatesOf is how many certificates of all kinds a seat has.
func certificatesOf(t calc.Table, seat int) int {
	count := 0
	for _, c := range t.Layout().Commodities() {
		if !c.IsCash() {
			count += t.Balance(calc.AccountOf(seat), c)
		}
	}
	return count
}
