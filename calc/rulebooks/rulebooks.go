// Package rulebooks lists all rulebooks. Only this package names them.
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

// All returns the rulebooks in the order in which players see them.
func All() []calc.Rulebook {
	return []calc.Rulebook{
		stockholder.Rulebook{}, brokeryard.Rulebook{}, stockpile.Rulebook{}, tycoon.Rulebook{}, shoulders.Rulebook{},
		openmarket.Rulebook{},
	}
}

func Find(id string) (calc.Rulebook, bool) {
	return calc.Find(All(), func(r calc.Rulebook) bool { return r.ID() == id })
}
