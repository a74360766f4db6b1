package stockholder

import "scripkeeper/calc"

// Feats are the lines that count where games are compared.
func (Rulebook) Feats() map[string]calc.Feat {
	return map[string]calc.Feat{
		"compensation": calc.Compensation, "dividend": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"penalty.all": calc.Penalty, "penalty.some": calc.Penalty,
	}
}
