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
	// Reason is why it does not count, or does after all; for everybody to read.
	Reason string `json:"reason,omitempty"`
}

// An Excepted is a game that was taken out of a [Series], and why.
type Excepted struct {
	Game   ledger.GameID
	Reason string
}

func (*Except) Kind() string { return "except" }

func (e *Except) apply(s *State) *calc.Refusal {
	id, err := ledger.ParseGameID(e.Game)
	if err != nil {
		return calc.Refuse("tournament.except.game", "game")
	}
	if refusal := checkNote("reason", e.Reason); refusal != nil {
		return refusal
	}
	if s.Excepts(id) == !e.Lifted {
		return calc.Refuse("tournament.except.already", "game")
	}
	s.Except = slices.DeleteFunc(slices.Clone(s.Except), func(other Excepted) bool { return other.Game == id })
	if !e.Lifted {
		s.Except = append(s.Except, Excepted{id, e.Reason})
	}
	return nil
}

// excepts reports whether a game was taken out.
func (s *State) Excepts(id ledger.GameID) bool {
	return slices.ContainsFunc(s.Except, func(e Excepted) bool { return e.Game == id })
}
