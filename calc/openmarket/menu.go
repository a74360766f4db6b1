package openmarket

import "scripkeeper/calc"

// Menu groups the kinds of entry by subject. A kind not listed belongs to the last part.
func (Rulebook) Menu() []calc.MenuPart {
	return []calc.MenuPart{
		{Key: "trades", Kinds: []string{"buy", "sell", "short", "cover", "transfer", "exchange"}},
		{Key: "money", Kinds: []string{"pay", "dividend", "treasury", "bonus", "fee", "borrow", "repay", "debt"}},
		{Key: "companies", Kinds: []string{
			"launch", "operate", "issue", "resize", "split", "size", "takeover", "close"}},
		{Key: "privates", Kinds: []string{"private", "incomes", "income", "closing"}},
		{Key: "prices", Kinds: []string{"move", "price"}},
		{Key: "table", Kinds: []string{"next", "round", "counted", "ruling", "position", "leave", "end"}},
	}
}
