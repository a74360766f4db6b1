package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Except takes a game out of a [Series] that would count there by itself, or takes that back.
type Except struct {
	// Game is its id.
	Game   string `json:"game"`
	Lifted bool   `json:"lifted,omitempty"`
}

func (*Except) Kind() string { return "except" }

func (e *Except) apply(s *State) *calc.Refusal {
	id, err := ledger.ParseGameID(e.Game)
	if err != nil {
		return calc.Refuse("tournament.except.game", "game")
	}
	if slices.Contains(s.Except, id) == !e.Lifted {
		return calc.Refuse("tournament.except.already", "game")
	}
	s.Except = slices.DeleteFunc(slices.Clone(s.Except), func(other ledger.GameID) bool { return other == id })
	if !e.Lifted {
		s.Except = append(s.Except, id)
	}
	return nil
}
