package stockpile

import "scripkeeper/calc"

// rules lists the rules that lines and refusals cite: chapters of the published rules, house rules named after their
// options, and rulings of this program where the published rules are silent.
func rules() []string {
	return append([]string{
		"setup", "setup-two", "investors", "order", "round", "information", "information.two", "supply",
		"supply.two", "bid", "bid-two", "pay", "fee", "fee-held", "take", "hidden", "action", "sell", "sell-split",
		"forecast", "dividend", "split", "repeat", "bankruptcy", "dollars", "end", "deck", "majority", "final-sale",
		"unpaid", "result", "bernie", "cramer", "donald", "deborah", "graham", "mark", "martha", "stuart", "warren",
		"expansion", "ruling", "counted", "house.per_share10", "house.donald_limit", "house.end_game",
	}, calc.HouseRules(
		"bankrupt_continue", "one_split_per_move", "fees_fifo_strict", "unpaid_fees_forgiven",
	)...)
}
