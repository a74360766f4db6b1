package shoulders

import "scripkeeper/calc"

// soldOut reports whether all certificates of a company are with players.
func soldOut(t calc.Table, company int) bool {
	return started(t, company) && held(t, calc.Treasury(company), company).count() == 0 &&
		held(t, calc.Market(), company).count() == 0
}
