package shoulders

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the help of the online game, which follows the
// first edition; "online game" stands where only its program says it. A house rule is named as in the options.
func rules() []string {
	return append([]string{
		"setup", "phases", "start", "sell", "drop", "rebuy", "buy", "certificate-limit", "share-limit", "preferred",
		"pass", "priority", "sold-out", "building", "partner", "order", "dividends", "price-test", "withhold",
		"extra", "appeal", "treasury", "protection", "director", "director-sale", "emergency", "goals", "end",
		"result", "ruling", "counted",
	}, calc.HouseRules(
		"friendly_sales", "drop_each_certificate", "zero_pay_allowed", "price_protection",
	)...)
}
