// Package rulebooks is the list of all rulebooks, and the one place that names them.
package rulebooks

import (
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/tycoon"
)

// All are the rulebooks, in the order in which a player is offered them.
func All() []calc.Rulebook {
	return []calc.Rulebook{
		stockholder.Rulebook{}, brokeryard.Rulebook{}, stockpile.Rulebook{}, tycoon.Rulebook{}, shoulders.Rulebook{},
		openmarket.Rulebook{},
	}
}

// Find finds a rulebook by its id.
func Find(id string) (calc.Rulebook, bool) {
	return calc.Find(All(), func(r calc.Rulebook) bool { return r.ID() == id })
}
