package stockholder

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the published rules of Stockholder; a house
// rule is named as in the options.
func rules() []calc.Rule {
	return append([]calc.Rule{
		{Key: "setup", Source: "Game beginning"},
		{Key: "formula", Source: "Game variants"},
		{Key: "trade", Source: "Move steps, 1 and 3"},
		{Key: "lock", Source: "Move steps: restriction for the third step"},
		{Key: "last-card", Source: "Rule of the last move"},
		{Key: "deck", Source: "Cards set"},
		{Key: "card", Source: "Second step. Card applying"},
		{Key: "rounding", Source: "Big cards"},
		{Key: "compensation", Source: "Compensation rule"},
		{Key: "dividend", Source: "Dividends rule"},
		{Key: "zeroing", Source: "Zeroing. Shares repurchasing"},
		{Key: "repurchase", Source: "Zeroing. Shares repurchasing"},
		{Key: "bankruptcy", Source: "Zeroing. Shares repurchasing, last paragraph"},
		{Key: "order", Source: "Move steps"},
		{Key: "end", Source: "Results summarizing"},
		{Key: "result", Source: "Results summarizing"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
		{Key: "house.no_rounding", Source: "Broker 1961: no rounding"},
		{Key: "house.no_trade_changed", Source: "Broker 1961: no trade of what the card changed"},
		{Key: "house.bankruptcy_online", Source: "House rule bankruptcy: online"},
		{Key: "house.draw_order", Source: "House rule draw: order"},
	}, calc.HouseRules(
		"half_down", "repurchase_optional", "penalty20", "certificates_limited", "step3_gross",
		"no_trade_all_last_round",
	)...)
}
