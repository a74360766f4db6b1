package game

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// A Snapshot is the state of a game after an operation. It does not change when the game continues.
type Snapshot struct {
	Setup   record.Setup
	Rules   calc.Rulebook
	Opening calc.Table
	Steps   []Step
	// Op is the number of the last operation, or 0.
	Op int64
}

func (g *Game) Snapshot() Snapshot {
	return Snapshot{g.setup, g.rules, g.opening, g.steps, g.log.Last()}
}

func (s Snapshot) After(entries int) calc.Table {
	if entries == 0 {
		return s.Opening
	}
	return s.Steps[entries-1].After
}

// All code that shows or counts results uses Decided and Standing, or [stats.Summary], which uses them too.

// Decided reports whether the game has a result: it is over and no entry needs fixing.
func (g *Game) Decided() bool { return g.Snapshot().Decided() }

// Standing ranks the players. While entries need fixing, no player has a rank, and the players are in seat order.
func (g *Game) Standing() calc.Standing { return g.Snapshot().Standing() }

func (s Snapshot) Unresolved() int {
	n := 0
	for i := range s.Steps {
		if s.Steps[i].Refusal != nil {
			n++
		}
	}
	return n
}

func (s Snapshot) Decided() bool { return s.After(len(s.Steps)).Over() && s.Unresolved() == 0 }

func (s Snapshot) Standing() calc.Standing {
	standing := s.Rules.Standing(s.After(len(s.Steps)))
	if s.Unresolved() == 0 {
		return standing
	}
	places := slices.Clone(standing.Places)
	for i := range places {
		places[i].Rank = 0
	}
	slices.SortFunc(places, func(a, b calc.Place) int { return a.Seat - b.Seat })
	return calc.Standing{Places: places}
}
