package openmarket

import "scripkeeper/calc"

// rules are what lines and refusals cite: what the table agreed on. There is no published text.
func rules() []calc.Rule {
	return []calc.Rule{
		{Key: "setup", Source: "The table's agreement: setup"},
		{Key: "trade", Source: "The table's agreement: trade"},
		{Key: "supply", Source: "The table's agreement: number of shares"},
		{Key: "limit", Source: "The table's agreement: limits of certificates and of the pool"},
		{Key: "moves.trade", Source: "The table's agreement: prices move with every trade"},
		{Key: "moves.share", Source: "The table's agreement: prices move with every share traded"},
		{Key: "moves.dividend", Source: "The table's agreement: prices move with a dividend"},
		{Key: "moves.soldout", Source: "The table's agreement: prices rise when the players have all shares"},
		{Key: "chart", Source: "The table's agreement: the price chart and its ledges"},
		{Key: "price", Source: "The table's agreement: prices"},
		{Key: "dividend", Source: "The table's agreement: dividends"},
		{Key: "pool", Source: "The table's agreement: dividends of the pool and of the company"},
		{Key: "split", Source: "The table's agreement: splits"},
		{Key: "remainder.cash", Source: "The table's agreement: parts of a share are paid"},
		{Key: "remainder.down", Source: "The table's agreement: parts of a share are lost"},
		{Key: "launch", Source: "The table's agreement: companies that are launched"},
		{Key: "capital", Source: "The table's agreement: what a launched company gets"},
		{Key: "float", Source: "The table's agreement: when a company gets the price of its shares"},
		{Key: "founder", Source: "The table's agreement: what a founder gets"},
		{Key: "director", Source: "The table's agreement: director's certificates"},
		{Key: "close", Source: "The table's agreement: companies that close"},
		{Key: "takeover", Source: "The table's agreement: companies that are taken over"},
		{Key: "exchange", Source: "The table's agreement: exchange of shares"},
		{Key: "transfer", Source: "The table's agreement: deals between players"},
		{Key: "treasury", Source: "The table's agreement: cash and shares of a company"},
		{Key: "loan", Source: "The table's agreement: loans"},
		{Key: "interest.repay", Source: "The table's agreement: interest when a loan is paid back"},
		{Key: "interest.round", Source: "The table's agreement: interest at the end of a round"},
		{Key: "fee", Source: "The table's agreement: fees"},
		{Key: "bonus", Source: "The table's agreement: bonuses"},
		{Key: "operate", Source: "The table's agreement: companies that operate"},
		{Key: "moves.operate", Source: "The table's agreement: prices move when a company operates"},
		{Key: "issue", Source: "The table's agreement: shares that a company issues and redeems"},
		{Key: "moves.issue", Source: "The table's agreement: prices move when a company issues or redeems"},
		{Key: "resize", Source: "The table's agreement: another number of shares"},
		{Key: "pay", Source: "The table's agreement: payments"},
		{Key: "order", Source: "The table's agreement: order of play"},
		{Key: "end", Source: "The table's agreement: end of the game"},
		{Key: "result", Source: "The table's agreement: net worth"},
		{Key: "ruling", Source: "The table's own decision"}, calc.CountedRule(),
	}
}
