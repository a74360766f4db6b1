package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// overLimit refuses a trade that breaks a limit or leaves a company without a president.
func (d deal) overLimit(t calc.Table, shares int) *calc.Refusal {
	player := d.who.Kind == calc.SeatAccount
	switch {
	case !d.sells && player:
		more := shares
		if board.Counted(t, d.company, d.class, shares) == 0 {
			more = 0
		}
		if d.private != calc.None && board.OptionsOf(t).PrivateLimit {
			more-- // since the private counted as a certificate
		}
		if refusal := board.CertificateLimit(t, d.who.Index, more); refusal != nil {
			return refusal
		}
		return board.ShareLimit(t, d.who.Index, d.company, board.CertificateUnits(t, d.company, d.class, shares))
	case d.sells && board.IsSole(t, d.class) && player:
		if refusal := board.Vacated(t, d.company, d.who.Index); refusal != nil {
			return refusal
		}
	}
	if !d.sells || d.own {
		return nil
	}
	return board.PoolLimit(t, d.company, board.CertificateUnits(t, d.company, d.class, shares))
}
