package stockpile

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the published rules; a house rule is named as in
// the options, and what the published rules leave open is named as settled here.
func rules() []calc.Rule {
	return append([]calc.Rule{
		{Key: "setup", Source: "Setup"},
		{Key: "setup-two", Source: "2-Player Variant Rules: Setup"},
		{Key: "investors", Source: "Investor Expansion"},
		{Key: "order", Source: "The Round"},
		{Key: "round", Source: "The Round End"},
		{Key: "information", Source: "Information Phase"},
		{Key: "information.two", Source: "2-Player Variant Rules: Information Phase"},
		{Key: "supply", Source: "Supply Phase"},
		{Key: "supply.two", Source: "2-Player Variant Rules: Supply Phase"},
		{Key: "bid", Source: "Demand Phase Steps, 1 to 3"},
		{Key: "bid-two", Source: "2-Player Variant Rules: Demand Phase"},
		{Key: "pay", Source: "Demand Phase Steps, 4"},
		{Key: "fee", Source: "Demand Phase Steps, 5"},
		{Key: "fee-held", Source: "Demand Phase Steps, 5: note"},
		{Key: "take", Source: "Demand Phase Steps, 6"},
		{Key: "hidden", Source: "Demand Phase Steps, 6: note"},
		{Key: "action", Source: "Action Phase Steps"},
		{Key: "sell", Source: "Selling Phase Steps"},
		{Key: "sell-split", Source: "Selling Phase Steps: note"},
		{Key: "forecast", Source: "Movement Phase Steps, 1 and 2"},
		{Key: "dividend", Source: "Movement Phase Steps, 3"},
		{Key: "split", Source: "Stock Splits"},
		{Key: "repeat", Source: "Stock Splits, last paragraph"},
		{Key: "bankruptcy", Source: "Bankruptcy"},
		{Key: "dollars", Source: "Advanced Board Expansion"},
		{Key: "end", Source: "The Round End"},
		{Key: "deck", Source: "Settled here: the market deck runs out"},
		{Key: "majority", Source: "Game End Steps, 1"},
		{Key: "final-sale", Source: "Game End Steps, 2"},
		{Key: "unpaid", Source: "Settled here: fees that are owed at the end"},
		{Key: "result", Source: "Game End Steps, 3"},
		{Key: "bernie", Source: "Investor Abilities: Broker Bernie"},
		{Key: "cramer", Source: "Investor Abilities: Crazy Cramer"},
		{Key: "donald", Source: "Investor Abilities: Discount Donald"},
		{Key: "deborah", Source: "Investor Abilities: Dividend Deborah"},
		{Key: "graham", Source: "Investor Abilities: Golden Graham"},
		{Key: "mark", Source: "Investor Abilities: Maverick Mark"},
		{Key: "martha", Source: "Investor Abilities: Mayknow Martha"},
		{Key: "stuart", Source: "Investor Abilities: Secretive Stuart"},
		{Key: "warren", Source: "Investor Abilities: Wise Warren"},
		{Key: "expansion", Source: "Expansions that are not worked out here"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
		{Key: "house.per_share10", Source: "House rule repeat_split: per_share10"},
		{Key: "house.donald_limit", Source: "House rule donald_limit: bid"},
		{Key: "house.end_game", Source: "House rule deck_end: end_game"},
	}, calc.HouseRules(
		"bankrupt_continue", "one_split_per_move", "fees_fifo_strict", "unpaid_fees_forgiven",
	)...)
}
