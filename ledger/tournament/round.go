package tournament

import (
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/seating"
)

// AnnouncedRound is a round's seating as announced, entered when package draw has drawn the round.
type AnnouncedRound struct {
	// Number is the round's number, counted from 1 without gaps.
	Number int              `json:"number"`
	Tables []AnnouncedTable `json:"tables"`
	// Out lists the available members without a table.
	Out []int `json:"out,omitempty"`
	// Seed lets anyone repeat the draw. From is the first round of a draw that covers several rounds, otherwise 0.
	Method  Method          `json:"method"`
	Seed    uint64          `json:"seed,omitempty"`
	From    int             `json:"from,omitempty"`
	Edition seating.Edition `json:"edition,omitempty"`
}

const MaxDrawn = 2 * MaxRounds

type AnnouncedTable struct {
	// Members are in the order of their moves.
	Members []int  `json:"members"`
	Game    string `json:"game"`
}

func (*AnnouncedRound) Kind() string { return "round" }

func (e *AnnouncedRound) apply(s *State) *calc.Refusal {
	if len(s.Plan.Games) == 0 {
		return calc.Refuse("tournament.round.plan", "")
	}
	if s.Ended {
		return calc.Refuse("tournament.draw.over", "")
	}
	if e.Number != len(s.Rounds)+1 {
		return calc.Refuse("tournament.round.number", "number").With("value", e.Number).With("next", len(s.Rounds)+1)
	}
	if e.From < 0 || e.From > e.Number || e.Number > MaxDrawn {
		return calc.Refuse("tournament.round.from", "number").With("max", MaxDrawn)
	}
	if len(e.Tables) == 0 {
		return calc.Missing("tournament.round.tables", "tables")
	}
	met := make([]bool, len(s.Members))
	see := func(field string, member int) *calc.Refusal {
		switch {
		case !s.HasMember(member):
			return noMember(field, member)
		case met[member]:
			return calc.Refuse("tournament.round.twice", field).Seated(member)
		}
		met[member] = true
		return nil
	}
	drawn := DrawnRound{
		Number: e.Number, Out: slices.Clone(e.Out), Method: e.Method, Seed: e.Seed, From: e.From, Edition: e.Edition,
	}
	games := map[ledger.GameID]bool{}
	for _, before := range s.Rounds {
		for _, table := range before.Tables {
			games[table.Game] = true
		}
	}
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
		if err != nil || games[id] {
			return calc.Refuse("tournament.round.game", "tables").With("table", i+1)
		}
		games[id] = true
		drawn.Tables = append(drawn.Tables, DrawnTable{Number: i + 1, Members: slices.Clone(table.Members), Game: id})
	}
	for _, member := range e.Out {
		if refusal := see("out", member); refusal != nil {
			return refusal
		}
	}
	s.Rounds = append(slices.Clone(s.Rounds), drawn)
	return nil
}

func noRound(number int) *calc.Refusal {
	return calc.Refuse("tournament.round", "round").With("number", number)
}

// Swap exchanges two members in a proposed round, which then counts as made by hand, and reports whether it found both.
func (e *AnnouncedRound) Swap(a, b int) bool {
	var seats []*int
	find := func(members []int) {
		for i := range members {
			if members[i] == a || members[i] == b {
				seats = append(seats, &members[i])
			}
		}
	}
	for _, table := range e.Tables {
		find(table.Members)
	}
	find(e.Out)
	if len(seats) != 2 || a == b {
		return false
	}
	*seats[0], *seats[1] = *seats[1], *seats[0]
	e.Method, e.Seed, e.From, e.Edition = ByHand, 0, 0, 0
	return true
}

// Present returns the members of a table who have not left, in the order of their moves.
func (s *State) Present(t DrawnTable) []int {
	return slices.DeleteFunc(slices.Clone(t.Members), func(member int) bool { return s.Members[member].Left })
}

// SeatNames returns names for a table's members that are valid in a game: not too long, and all different.
func (s *State) SeatNames(t DrawnTable) []string {
	names, met := make([]string, len(t.Members)), map[string]bool{}
	for seat, member := range t.Members {
		full := letters.Tidy(s.Members[member].Name)
		name := letters.Clip(full, calc.MaxNameLength)
		for again := 2; met[NameKey(name)]; again++ {
			number := " " + strconv.Itoa(again)
			name = letters.Clip(full, calc.MaxNameLength-len(number)) + number
		}
		met[NameKey(name)] = true
		names[seat] = name
	}
	return names
}
