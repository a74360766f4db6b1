package shoulders

import "scripkeeper/calc"

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend": calc.Dividend,
	}
}
