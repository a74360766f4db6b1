package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Round is a round as it was announced: who plays where. It is entered when it is drawn, see [State.Draw].
type Round struct {
	// Number is that of the round after the last one, 1 the first.
	Number int           `json:"number"`
	Tables []RoundsTable `json:"tables"`
	// Out are those who could play and have no table.
	Out []int `json:"out,omitempty"`
	// Method is how it was drawn, Seed the number that it was drawn from, so that anybody can draw it again.
	Method Method `json:"method"`
	Seed   uint64 `json:"seed,omitempty"`
}

// A RoundsTable is one table of a [Round].
type RoundsTable struct {
	// Members are in the order in which they move.
	Members []int `json:"members"`
	// Game is the id of the game that they begin.
	Game string `json:"game"`
}

func (*Round) Kind() string { return "round" }

func (e *Round) apply(s *State) *calc.Refusal {
	if len(s.Plan.Games) == 0 {
		return calc.Refuse("tournament.round.plan", "")
	}
	if e.Number != len(s.Rounds)+1 {
		return calc.Refuse("tournament.round.number", "number").With("value", e.Number).With("next", len(s.Rounds)+1)
	}
	if len(e.Tables) == 0 {
		return calc.Missing("tournament.round.tables", "tables")
	}
	met := make([]bool, len(s.Members))
	see := func(field string, member int) *calc.Refusal {
		switch {
		case !s.member(member):
			return noMember(field, member)
		case met[member]:
			return calc.Refuse("tournament.round.twice", field).Seated(member)
		}
		met[member] = true
		return nil
	}
	drawn := Drawn{Number: e.Number, Out: slices.Clone(e.Out), Method: e.Method, Seed: e.Seed}
	for i, table := range e.Tables {
		if len(table.Members) < 2 {
			return calc.Refuse("tournament.round.few", "tables").With("table", i+1)
		}
		for _, member := range table.Members {
			if refusal := see("tables", member); refusal != nil {
				return refusal
			}
			if s.Members[member].Left {
				return calc.Refuse("tournament.round.left", "tables").Seated(member)
			}
		}
		id, err := ledger.ParseGameID(table.Game)
		if _, _, known := s.Of(id); err != nil || known || slices.ContainsFunc(drawn.Tables, func(t Table) bool { return t.Game == id }) {
			return calc.Refuse("tournament.round.game", "tables").With("table", i+1)
		}
		drawn.Tables = append(drawn.Tables, Table{Number: i + 1, Members: slices.Clone(table.Members), Game: id})
	}
	for _, member := range e.Out {
		if refusal := see("out", member); refusal != nil {
			return refusal
		}
	}
	s.Rounds = append(slices.Clone(s.Rounds), drawn)
	return nil
}

// Exchange lets two members of a round change their seats; one of them may be sitting it out. It cannot be done where one
// of their tables has a result.
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
					return calc.Refuse("tournament.exchange.played", "members").Seated(member).With("table", table.Number)
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

func noRound(number int) *calc.Refusal {
	return calc.Refuse("tournament.round", "round").With("number", number)
}
