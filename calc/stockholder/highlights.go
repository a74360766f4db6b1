package stockholder

import "scripkeeper/calc"

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"compensation": calc.Compensation, "dividend": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"penalty.all": calc.Penalty, "penalty.some": calc.Penalty,
	}
}
