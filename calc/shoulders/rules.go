package shoulders

import "scripkeeper/calc"

// rules are what lines and refusals cite. The chapters are those of the help of the online game, which follows the
// first edition; "online game" stands where only its program says it. A house rule is named as in the options.
func rules() []calc.Rule {
	return append([]calc.Rule{
		{Key: "setup", Source: "Online game: setup"},
		{Key: "phases", Source: "Online game: order of the phases"},
		{Key: "start", Source: "Start a Company"},
		{Key: "sell", Source: "Stock Phase, 1"},
		{Key: "drop", Source: "Stock Phase, 1"},
		{Key: "rebuy", Source: "Stock Phase, 1"},
		{Key: "buy", Source: "Stock Phase, 2"},
		{Key: "certificate-limit", Source: "Online game: certificate limit"},
		{Key: "share-limit", Source: "Online game: 60 % limit"},
		{Key: "preferred", Source: "Online game: director and preferred certificate"},
		{Key: "pass", Source: "Online game: passing"},
		{Key: "priority", Source: "Stock Phase, End of Phase, 1"},
		{Key: "sold-out", Source: "Stock Phase, End of Phase, 2"},
		{Key: "building", Source: "Building Phase"},
		{Key: "partner", Source: "Building Phase, note"},
		{Key: "order", Source: "Online game: operating phase"},
		{Key: "dividends", Source: "Online game: paying dividends"},
		{Key: "price-test", Source: "Online game: value after dividends"},
		{Key: "withhold", Source: "Online game: withholding"},
		{Key: "extra", Source: "Online game: buildings that pay dividends"},
		{Key: "appeal", Source: "Online game: appeal track"},
		{Key: "treasury", Source: "Money of a company"},
		{Key: "protection", Source: "Price Protection (capital asset)"},
		{Key: "director", Source: "Advanced rules: directorship"},
		{Key: "director-sale", Source: "Advanced rules: selling the director certificate"},
		{Key: "emergency", Source: "Advanced rules: emergency fundraising"},
		{Key: "goals", Source: "Online game: public goals"},
		{Key: "end", Source: "Online game: end of the game"},
		{Key: "result", Source: "Online game: final score"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
	}, calc.HouseRules(
		"friendly_sales", "drop_each_certificate", "zero_pay_allowed", "price_protection",
	)...)
}
