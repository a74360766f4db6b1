package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// overLimit says which limit of the table a trade goes beyond, or that it leaves a company without a president; nil
// where it does neither.
func (d deal) overLimit(t calc.Table, shares int) *calc.Refusal {
	if !d.sells {
		return board.CertificateLimit(t, d.seat, shares)
	}
	if refusal := board.Vacated(t, d.company, d.seat); board.IsSole(t, d.class) && refusal != nil {
		return refusal
	}
	if d.own {
		return nil
	}
	return board.PoolLimit(t, d.company, shares*d.weight)
}
