package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Outstanding returns the number of shares in a company that were not bought back.
func Outstanding(t calc.Table, company int) int {
	return OptionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

func BankLeft(t calc.Table, company int) int {
	return OptionsOf(t).Shares - AmountHeld(t, calc.Share(company))
}

// AmountHeld returns the amount of a commodity outside the market, including treasuries.
func AmountHeld(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// CapLeft returns the number of a company's shares that can still be sold short, or put under options, in this year.
func CapLeft(t calc.Table, company int, class calc.Class) int {
	o := OptionsOf(t)
	if class == ShortLot {
		return o.ShortCap - AmountHeld(t, calc.Commodity{Company: company, Class: ShortLot})
	}
	return o.OptionCap - AmountHeld(t, calc.Commodity{Company: company, Class: CallLot}) - AmountHeld(t,
		calc.Commodity{Company: company, Class: PutLot})
}

// CapSizes returns the possible lot sizes within [CapLeft], in multiples of 1,000.
func CapSizes(t calc.Table, company int, class calc.Class) calc.Allowed {
	return calc.Steps(agreement.Thousand, CapLeft(t, company, class)/agreement.Thousand*agreement.Thousand,
		agreement.Thousand)
}
