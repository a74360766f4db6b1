package board

import "scripkeeper/calc"

// Supply is how many shares of a company there are, 0 for no limit.
func Supply(t calc.Table, company int) int { return t.Mark(SupplyMark(t.Layout(), company)) }

// PoolLeft is how many shares of a company neither a player nor a company holds, where their number is limited: with
// those that were sold short, which the pool has beyond that number. A ruling can have put in more than there are.
func PoolLeft(t calc.Table, company int) (shares int, limited bool) {
	if OptionsOf(t).Shares == 0 {
		return 0, false
	}
	held := SharesOf(t, calc.Treasury(company), company) + Outside(t, company)
	return max(0, Supply(t, company)+AllShorts(t, company)-held), true
}
