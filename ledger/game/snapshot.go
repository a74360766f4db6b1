package game

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// A Snapshot is a game after an operation. It does not change when the game goes on.
type Snapshot struct {
	Setup   record.Setup
	Rules   calc.Rulebook
	Opening calc.Table
	Steps   []Step
	// Op is the number of the operation, 0 before the first.
	Op int64
}

// Snapshot is the game as it is now.
func (g *Game) Snapshot() Snapshot {
	return Snapshot{g.setup, g.rules, g.opening, g.steps, g.log.Last()}
}

// After is the table after a number of entries.
func (s Snapshot) After(entries int) calc.Table {
	if entries == 0 {
		return s.Opening
	}
	return s.Steps[entries-1].After
}

// A game has a result only when it is over and the rules allow every entry in it. Whatever shows or counts a result
// asks here, or reads the [stats.Summary], which asks here too.

// Decided reports whether the game has a result: it is over, and no entry needs fixing.
func (g *Game) Decided() bool { return g.Snapshot().Decided() }

// Standing ranks the players now. While entries need fixing it is not final and nobody has a rank: the players come in
// the order of seats.
func (g *Game) Standing() calc.Standing { return g.Snapshot().Standing() }

// Unresolved is how many entries need fixing.
func (s Snapshot) Unresolved() int {
	n := 0
	for i := range s.Steps {
		if s.Steps[i].Refusal != nil {
			n++
		}
	}
	return n
}

// Decided reports whether the game has a result then, see [Game.Decided].
func (s Snapshot) Decided() bool { return s.After(len(s.Steps)).Over() && s.Unresolved() == 0 }

// Standing ranks the players then, see [Game.Standing].
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
