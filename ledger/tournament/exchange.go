package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Exchange swaps the seats of two members in a round, one of whom can be sitting out. Neither member's table can have a
// result yet.
type Exchange struct {
	Round   int    `json:"round"`
	Members [2]int `json:"members"`
}

func (*Exchange) Kind() string { return "exchange" }

func (e *Exchange) apply(s *State) *calc.Refusal {
	drawn, there := s.Round(e.Round)
	if !there {
		return noRound(e.Round)
	}
	if e.Members[0] == e.Members[1] {
		return calc.Refuse("tournament.exchange.same", "members")
	}
	changed := drawn.clone()
	var seats [2]*int
	for i, member := range e.Members {
		for _, table := range changed.Tables {
			if at := slices.Index(table.Members, member); at >= 0 {
				if table.Result != nil {
					return calc.Refuse("tournament.exchange.played", "members").Seated(member).
						With("table", table.Number)
				}
				seats[i] = &table.Members[at]
			}
		}
		if at := slices.Index(changed.Out, member); at >= 0 {
			seats[i] = &changed.Out[at]
		}
		if seats[i] == nil {
			return calc.Refuse("tournament.exchange.nowhere", "members").With("number", member)
		}
	}
	*seats[0], *seats[1] = *seats[1], *seats[0]
	s.Rounds = slices.Clone(s.Rounds)
	s.Rounds[e.Round-1] = changed
	return nil
}

// Except excludes a game from a [Series] or, if Lifted is set, includes it again.
type Except struct {
	Game   string `json:"game"`
	Lifted bool   `json:"lifted,omitempty"`
	Reason string `json:"reason,omitempty"`
}

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

func (s *State) Excepts(id ledger.GameID) bool {
	return slices.ContainsFunc(s.Except, func(e Excepted) bool { return e.Game == id })
}
