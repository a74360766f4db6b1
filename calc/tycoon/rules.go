package tycoon

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the published rules; a house rule is named as in
// the options.
func rules() []calc.Rule {
	return append([]calc.Rule{
		{Key: "setup", Source: "Setup"},
		{Key: "variant", Source: "Game Variants"},
		{Key: "mode", Source: "Game Modes"},
		{Key: "deck", Source: "Card Distribution"},
		{Key: "deal", Source: "Game Variants: Cards per Player per Round"},
		{Key: "order", Source: "Turn Structure"},
		{Key: "buy", Source: "Buying Shares: Minimum Purchase Rules"},
		{Key: "buy.condition", Source: "Buying Shares: The Buy Condition"},
		{Key: "buy.first", Source: "Buying Shares: Exception"},
		{Key: "sell", Source: "Selling Shares"},
		{Key: "yearend", Source: "End of Market Year"},
		{Key: "zero", Source: "Special Cards: Debenture; a price of $0"},
		{Key: "loan", Source: "Special Cards: Loan Stocks Matured"},
		{Key: "debenture", Source: "Special Cards: Debenture"},
		{Key: "rights", Source: "Special Cards: Rights Issued"},
		{Key: "suspended", Source: "Special Cards: Share Suspended"},
		{Key: "currency", Source: "Special Cards: Currency +10% and -10%"},
		{Key: "director", Source: "Special Powers: Director"},
		{Key: "chairman", Source: "Special Powers: Chairman"},
		{Key: "short", Source: "Investor Mode: Shorting Rules"},
		{Key: "short.debt", Source: "Investor Mode: Inability to Pay"},
		{Key: "bankruptcy", Source: "Investor Mode: Inability to Pay"},
		{Key: "option", Source: "Strategist Mode: Option Mechanics"},
		{Key: "premium", Source: "Strategist Mode: Premium Rate"},
		{Key: "exercise", Source: "Strategist Mode: Exercise Timing"},
		{Key: "dividend", Source: "Strategist Mode: Dividends"},
		{Key: "buyback", Source: "Strategist Mode: Buybacks"},
		{Key: "end", Source: "Game Overview"},
		{Key: "result", Source: "Winning Formula"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
	}, calc.HouseRules(
		"delist", "restart_at_face", "recover_to_1", "clamp_each_card", "first_when_unowned", "need_card",
		"last_lot_ok", "multiples_1000", "next_year_transaction", "debenture_keep_shares", "price_floor_zero",
		"round_to_1000", "rights_free_follow", "no_rights_at_zero", "start_of_reveal", "one_removal_per_company",
		"auto_worst", "director_keeps_card", "round_5000", "compound", "short_pays_dividend", "free_premium",
		"physical_delivery", "manual_exercise", "one_per_year", "market_min", "buyback_multiples_1000", "pro_rata",
		"unlock",
	)...)
}
