package stockholder

import "scripkeeper/calc"

// rules returns the rules that lines and refusals cite. Chapters are those of the published rules of Stockholder.
func rules() []string {
	return append([]string{
		"setup", "formula", "trade", "lock", "last-card", "deck", "card", "rounding", "compensation", "dividend",
		"zeroing", "repurchase", "bankruptcy", "order", "end", "result", "ruling", "counted",
		"house.no_rounding", "house.no_trade_changed", "house.bankruptcy_online", "house.draw_order",
	}, calc.HouseRules(
		"half_down", "repurchase_optional", "penalty20", "certificates_limited", "step3_gross",
		"no_trade_all_last_round",
	)...)
}
