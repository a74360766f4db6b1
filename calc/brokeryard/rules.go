package brokeryard

import "scripkeeper/calc"

// rules returns the rules that lines and refusals cite. Chapters are those of the published rules of Broker-Yard.
func rules() []string {
	return append([]string{
		"setup", "formula", "deck", "trade", "save", "card", "missed", "cancel", "zero", "sum", "trump", "growth",
		"stop", "award", "penalty", "rounding", "bankruptcy", "left", "order", "end", "toss", "ruling",
		"counted",
	}, calc.HouseRules(
		"sum_all", "zero_effects", "zero_stack_off", "zero_ties_fall_first", "convert_before_cancel",
		"stop_inclusive", "stop_fill_new_price", "stop_opt_in", "holdings_before", "no_trade_last_round",
		"shared_victory",
	)...)
}
