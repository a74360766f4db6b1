// Package rulebooks lists all rulebooks. It is the only place that names them.
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

// All returns the rulebooks in the order in which they are offered.
func All() []calc.Rulebook {
	return []calc.Rulebook{
		stockholder.Rulebook{}, brokeryard.Rulebook{}, stockpile.Rulebook{}, tycoon.Rulebook{}, shoulders.Rulebook{},
		openmarket.Rulebook{},
	}
}

func Find(id string) (calc.Rulebook, bool) {
	return calc.Find(All(), func(r calc.Rulebook) bool { return r.ID() == id })
}
