package brokeryard

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the published rules of Broker-Yard; a house rule
// is named as in the options.
func rules() []calc.Rule {
	return append([]calc.Rule{
		{Key: "setup", Source: "Start of the game"},
		{Key: "formula", Source: "Start of the game: formulas of distribution"},
		{Key: "deck", Source: "Pack of the “big” cards; Pack of “small” cards"},
		{Key: "trade", Source: "Game rules, the first stage"},
		{Key: "save", Source: "Game field"},
		{Key: "card", Source: "Game rules, the second stage"},
		{Key: "missed", Source: "Game rules, the second stage"},
		{Key: "cancel", Source: "Actions during the update: opposite effects"},
		{Key: "zero", Source: "Actions during the update: effects “zero”"},
		{Key: "sum", Source: "Actions during the update: summation of the three greatest"},
		{Key: "trump", Source: "Actions during the update: trump games"},
		{Key: "growth", Source: "Actions during the update: priority of price growth"},
		{Key: "stop", Source: "Automatic fixation of losses (stop loss orders)"},
		{Key: "award", Source: "Actions during the update: more than 250"},
		{Key: "penalty", Source: "Actions during the update: less than 10"},
		{Key: "rounding", Source: "Actions during the update: a result that ends with 5"},
		{Key: "bankruptcy", Source: "Actions during the update: bankruptcy"},
		{Key: "left", Source: "Actions during the update: players who “left in a zero”"},
		{Key: "order", Source: "Game rules: each round has three stages"},
		{Key: "end", Source: "Game summarising"},
		{Key: "toss", Source: "Game summarising"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
	}, calc.HouseRules(
		"sum_all", "zero_effects", "zero_stack_off", "zero_ties_fall_first", "convert_before_cancel",
		"stop_inclusive", "stop_fill_new_price", "stop_opt_in", "holdings_before", "no_trade_last_round",
		"shared_victory",
	)...)
}
