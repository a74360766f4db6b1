package tycoon

import "scripkeeper/calc"

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
