package charter

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// giveHoldings gives the shares that a company holds in others to the company that takes it over, or to the pool.
func giveHoldings(b *calc.Builder, company int, to calc.Account) {
	own, kind := calc.Treasury(company), "close.held"
	if to.Kind == calc.TreasuryAccount {
		kind = "takeover.held"
	}
	for _, c := range b.Layout().Commodities() {
		held := b.Balance(own, c)
		if c.IsCash() || c.Company == company || held == 0 {
			continue
		}
		board.HolderLine(b, kind+board.Suffix(b.Table, c.Class), "holder", own, c.Company, calc.With("shares", held))
		b.Move(own, to, c, held)
	}
}
