package export

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// extras are the summands of a seat's net worth that are neither cash nor shares, on a table. None are left once a game
// has counted and paid everything out at its end: then the cash is the worth.
func extras(t calc.Table, place calc.Place) []calc.Term {
	if place.Parts[0].Amount != t.Cash(place.Seat) {
		return nil
	}
	return place.Extras
}

// extraRoles are the roles of the extras that a game ever has, in the order in which they come up.
func extraRoles(g *game.Game) []string {
	var roles []string
	each(g, func(t calc.Table) {
		for _, place := range calc.Unveiled(g.Rulebook(), t).Places {
			for _, extra := range extras(t, place) {
				if !slices.Contains(roles, extra.Role) {
					roles = append(roles, extra.Role)
				}
			}
		}
	})
	return roles
}

// each goes through the tables of a game: the opening, and what every entry leaves.
func each(g *game.Game, see func(calc.Table)) {
	opening, _ := g.Opening()
	see(opening)
	for _, step := range g.Steps() {
		see(step.After)
	}
}

// places are the places of a table's standing by their seats, with what lies behind veils: so the columns add up.
func places(g *game.Game, t calc.Table) []calc.Place {
	all := make([]calc.Place, len(t.Layout().Seats))
	for _, place := range calc.Unveiled(g.Rulebook(), t).Places {
		all[place.Seat] = place
	}
	return all
}

// priceOf is what the standing counts a share of a company at: a company that is closed counts for nothing, whatever
// its marker says.
func priceOf(t calc.Table, place calc.Place, company int) int {
	for _, part := range place.Parts {
		if part.Commodity == calc.Share(company) {
			return part.Price
		}
	}
	return t.Price(company)
}

// extraOf is the extra of a role, 0 when there is none.
func extraOf(t calc.Table, place calc.Place, role string) int {
	for _, extra := range extras(t, place) {
		if extra.Role == role {
			return extra.Value
		}
	}
	return 0
}
