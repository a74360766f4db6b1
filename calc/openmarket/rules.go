package openmarket

// rules returns the rules that lines and refusals cite. They are the players' own terms; there is no published text.
func rules() []string {
	return []string{
		"setup", "trade", "short", "half", "supply", "limit", "moves.trade", "moves.share", "moves.president",
		"moves.said", "moves.dividend", "moves.soldout", "moves.pool", "chart", "price", "dividend", "pool", "split",
		"remainder.cash", "remainder.down", "remainder.up", "launch", "capital", "float", "founder", "director",
		"size", "majority", "president", "close", "takeover", "exchange", "transfer", "holder", "treasury", "loan",
		"interest.repay", "debt", "moves.debt", "debt.interest", "interest.round", "fee", "bonus", "operate",
		"moves.operate", "issue", "moves.issue", "resize", "pay", "help", "private", "incomes", "order", "end", "result", "ruling",
		"counted",
	}
}
