package brokeryard

import "scripkeeper/calc"

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"award": calc.Dividend, "penalty": calc.Penalty, "bankrupt.debt": calc.Bankruptcy, "bankrupt.left": calc.Bankruptcy,
	}
}
