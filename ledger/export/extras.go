package export

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// extras returns the parts of a net worth besides cash and shares: none after a game has paid everything out in cash.
func extras(t calc.Table, place calc.Place) []calc.Term {
	if place.Parts[0].Amount != t.Cash(place.Seat) {
		return nil
	}
	return place.Extras
}

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

func each(g *game.Game, see func(calc.Table)) {
	opening, _ := g.Opening()
	see(opening)
	for _, step := range g.Steps() {
		see(step.After)
	}
}

// places returns the standings by seat. They include hidden holdings, so that the columns add up.
func places(g *game.Game, t calc.Table) []calc.Place {
	all := make([]calc.Place, len(t.Layout().Seats))
	for _, place := range calc.Unveiled(g.Rulebook(), t).Places {
		all[place.Seat] = place
	}
	return all
}

// priceOf returns the value of one share of a company: 0 for a closed company, even if its marker still shows a price.
func priceOf(t calc.Table, place calc.Place, company int) int {
	for _, part := range place.Parts {
		if part.Commodity == calc.Share(company) {
			return part.Price
		}
	}
	return t.Price(company)
}

func extraOf(t calc.Table, place calc.Place, role string) int {
	for _, extra := range extras(t, place) {
		if extra.Role == role {
			return extra.Value
		}
	}
	return 0
}
