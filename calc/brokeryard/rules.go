package brokeryard

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the published rules of Broker-Yard; a house rule
// is named as in the options.
func rules() []calc.Rule {
	return []calc.Rule{
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
		{Key: "ruling", Source: "The table's own decision"},
		{Key: "house.sum_all", Source: "House rule sum_all"},
		{Key: "house.zero_effects", Source: "House rule zero_effects"},
		{Key: "house.zero_stack_off", Source: "House rule zero_stack_off"},
		{Key: "house.zero_ties_fall_first", Source: "House rule zero_ties_fall_first"},
		{Key: "house.convert_before_cancel", Source: "House rule convert_before_cancel"},
		{Key: "house.stop_inclusive", Source: "House rule stop_inclusive"},
		{Key: "house.stop_fill_new_price", Source: "House rule stop_fill_new_price"},
		{Key: "house.stop_opt_in", Source: "House rule stop_opt_in"},
		{Key: "house.holdings_before", Source: "House rule holdings_before"},
		{Key: "house.no_trade_last_round", Source: "House rule no_trade_last_round"},
		{Key: "house.shared_victory", Source: "House rule shared_victory"},
	}
}
