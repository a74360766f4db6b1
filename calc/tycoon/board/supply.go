package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
)

// Outstanding returns the number of shares of a company that exist, without those bought back.
func Outstanding(t calc.Table, company int) int {
	return OptionsOf(t).Shares - t.Balance(calc.Treasury(company), calc.Share(company))
}

func BankLeft(t calc.Table, company int) int {
	return OptionsOf(t).Shares - InHands(t, calc.Share(company))
}

// InHands returns the amount of a commodity outside the market, the treasuries included.
func InHands(t calc.Table, c calc.Commodity) int {
	return -t.Balance(calc.Market(), c) - t.Balance(calc.Rulings(), c)
}

// CapLeft returns the number of shares of a company that can still be short, or under options, this year.
func CapLeft(t calc.Table, company int, class calc.Class) int {
	o := OptionsOf(t)
	if class == ShortLot {
		return o.ShortCap - InHands(t, calc.Commodity{Company: company, Class: ShortLot})
	}
	return o.OptionCap - InHands(t, calc.Commodity{Company: company, Class: CallLot}) - InHands(t,
		calc.Commodity{Company: company, Class: PutLot})
}

// CapSizes returns the lot sizes that [CapLeft] allows, in whole thousands.
func CapSizes(t calc.Table, company int, class calc.Class) calc.Allowed {
	return calc.Steps(agreement.Thousand, CapLeft(t, company, class)/agreement.Thousand*agreement.Thousand,
		agreement.Thousand)
}
