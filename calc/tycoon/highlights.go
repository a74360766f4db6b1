package tycoon

import "scripkeeper/calc"

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend.paid": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"short.gain": "short", "option.call": "option", "option.put": "option",
	}
}
