package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Outstanding returns the number of shares in a company that exist. Shares bought back no longer exist.
func Outstanding(t calc.Table, company int) int {
	return OptionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

func BankLeft(t calc.Table, company int) int {
	return OptionsOf(t).Shares - AmountHeld(t, calc.Share(company))
}

// AmountHeld returns how much of a commodity is outside the market. Treasuries count as outside.
func AmountHeld(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// CapLeft returns the number of a company's shares that can still be sold short or put under options in this year,
// depending on the class.
func CapLeft(t calc.Table, company int, class calc.Class) int {
	o := OptionsOf(t)
	if class == ShortLot {
		return o.ShortCap - AmountHeld(t, calc.Commodity{Company: company, Class: ShortLot})
	}
	return o.OptionCap - AmountHeld(t, calc.Commodity{Company: company, Class: CallLot}) - AmountHeld(t,
		calc.Commodity{Company: company, Class: PutLot})
}

// CapSizes returns the lot sizes possible within [CapLeft]. They are multiples of 1,000.
func CapSizes(t calc.Table, company int, class calc.Class) calc.Allowed {
	return calc.Steps(agreement.Thousand, CapLeft(t, company, class)/agreement.Thousand*agreement.Thousand,
		agreement.Thousand)
}
