package tycoon

import "scripkeeper/calc"

// Feats are the lines that count where games are compared.
func (Rulebook) Feats() map[string]calc.Feat {
	return map[string]calc.Feat{
		"dividend.paid": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"short.gain": "short", "option.call": "option", "option.put": "option",
	}
}
