package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Outstanding is how many shares of a stock exist; those bought back do not.
func Outstanding(t calc.Table, company int) int {
	return OptionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

// BankLeft is how many shares of a stock the bank has.
func BankLeft(t calc.Table, company int) int {
	return OptionsOf(t).Shares - InHands(t, calc.Share(company))
}

// InHands is how much of a commodity is out of the market, in all hands.
func InHands(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// CapLeft is how many shares of a stock can still be short, or under options, this year.
func CapLeft(t calc.Table, company int, class calc.Class) int {
	o := OptionsOf(t)
	if class == ShortLot {
		return o.ShortCap - InHands(t, calc.Commodity{Company: company, Class: ShortLot})
	}
	return o.OptionCap - InHands(t, calc.Commodity{Company: company, Class: CallLot}) - InHands(t,
		calc.Commodity{Company: company, Class: PutLot})
}

// CapSizes are the numbers of shares that can still be short, or under options, this year.
func CapSizes(t calc.Table, company int, class calc.Class) calc.Allowed {
	return calc.Steps(agreement.Thousand, CapLeft(t, company, class)/agreement.Thousand*agreement.Thousand,
		agreement.Thousand)
}
