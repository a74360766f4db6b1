package openmarket

import "scripkeeper/calc"

// Feats are the lines that count where games are compared.
func (Rulebook) Feats() map[string]calc.Feat {
	return map[string]calc.Feat{
		"dividend": calc.Dividend, "dividend.preferred": calc.Dividend, "dividend.director": calc.Dividend,
	}
}
