package tournament

import (
	"slices"

	"scripkeeper/calc"
)

// Exchange lets two members of a round change their seats; one of them may be sitting it out. It cannot be done where
// one of their tables has a result.
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
