package tycoon

import "scripkeeper/calc"

// Outstanding is how many shares of a stock exist; those bought back do not.
func Outstanding(t calc.Table, company int) int {
	return optionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

// BankLeft is how many shares of a stock the bank has.
func BankLeft(t calc.Table, company int) int {
	return optionsOf(t).Shares - out(t, calc.Share(company))
}

// out is how much of a commodity is out of the market, in all hands.
func out(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// capLeft is how many shares of a stock can still be short, or under options, this year.
func capLeft(t calc.Table, company int, class calc.Class) int {
	o := optionsOf(t)
	if class == ShortLot {
		return o.ShortCap - out(t, calc.Commodity{Company: company, Class: ShortLot})
	}
	return o.OptionCap - out(t, calc.Commodity{Company: company, Class: CallLot}) - out(t,
		calc.Commodity{Company: company, Class: PutLot})
}

func capSizes(t calc.Table, company int, class calc.Class) calc.Allowed {
	return calc.Steps(thousand, capLeft(t, company, class)/thousand*thousand, thousand)
}
