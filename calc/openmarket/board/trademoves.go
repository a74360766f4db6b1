package board

import "scripkeeper/calc"

// TradeSteps is how far the table agreed that a sale of some shares lowers the price, below zero, or that a purchase
// raises it. Where only sales of presidents lower it, president reports whether this is one.
func TradeSteps(t calc.Table, sells, president bool, shares int) int {
	o := OptionsOf(t)
	steps := o.BuySteps
	if sells {
		steps = -o.SellSteps
	}
	switch {
	case o.Moves == "share":
		steps *= shares
	case o.Moves == "president" && sells && !president:
		steps = 0
	}
	return steps
}
