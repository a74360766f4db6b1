package ledger

import (
	"slices"

	"scripkeeper/calc"
)

// A game has a result only when it is over and the rules allow every entry in it. Whatever shows or counts a result asks here,
// or reads the [Summary], which asks here too.

// Decided reports whether the game has a result: it is over, and no entry needs fixing.
func (g *Game) Decided() bool { return g.played().decided() }

// Standing ranks the players now. While entries need fixing it is not final and nobody has a rank: the players come in the order
// of seats.
func (g *Game) Standing() calc.Standing { return g.played().standing() }

// unresolved is how many entries need fixing.
func (p played) unresolved() int {
	n := 0
	for i := range p.steps {
		if p.steps[i].Refusal != nil {
			n++
		}
	}
	return n
}

func (p played) decided() bool { return p.after(len(p.steps)).Over() && p.unresolved() == 0 }

func (p played) standing() calc.Standing {
	standing := p.rules.Standing(p.after(len(p.steps)))
	if p.unresolved() == 0 {
		return standing
	}
	places := slices.Clone(standing.Places)
	for i := range places {
		places[i].Rank = 0
	}
	slices.SortFunc(places, func(a, b calc.Place) int { return a.Seat - b.Seat })
	return calc.Standing{Places: places}
}
