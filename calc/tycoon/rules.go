package tycoon

import "scripkeeper/calc"

// rules lists the chapters of the published rules, and the house rules, which are named after their options.
func rules() []string {
	return append([]string{
		"setup", "variant", "mode", "deck", "deal", "order", "buy", "buy.condition", "buy.first", "sell", "yearend",
		"zero", "loan", "debenture", "rights", "suspended", "currency", "director", "chairman", "short",
		"short.debt", "bankruptcy", "option", "premium", "exercise", "dividend", "buyback", "end", "result",
		"ruling", "counted",
	}, calc.HouseRules(
		"delist", "restart_at_face", "recover_to_1", "clamp_each_card", "first_when_unowned", "need_card",
		"last_lot_ok", "multiples_1000", "next_year_transaction", "debenture_keep_shares", "price_floor_zero",
		"round_to_1000", "rights_free_follow", "no_rights_at_zero", "start_of_reveal", "one_removal_per_company",
		"auto_worst", "director_keeps_card", "round_5000", "compound", "short_pays_dividend", "free_premium",
		"physical_delivery", "manual_exercise", "one_per_year", "market_min", "buyback_multiples_1000", "pro_rata",
		"unlock",
	)...)
}
