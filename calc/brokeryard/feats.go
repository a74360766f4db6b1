package brokeryard

import "scripkeeper/calc"

// Feats are the lines that count where games are compared.
func (Rulebook) Feats() map[string]calc.Feat {
	return map[string]calc.Feat{
		"award": calc.Dividend, "penalty": calc.Penalty, "bankrupt.debt": calc.Bankruptcy, "bankrupt.left": calc.Bankruptcy,
	}
}
