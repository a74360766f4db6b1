package tournament

import (
	"slices"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/seating"
)

// State is the result of a tournament's entries. Callers must not change what its methods return.
type State struct {
	ID   ledger.JournalID
	Plan Plan
	// Members, Penalties and Rounds are in the order of entry.
	Members   []Member
	Wishes    []Wish
	Rounds    []DrawnRound
	Penalties []Penalty
	// Lots is the drawn order of the members, the luckiest first, or nil.
	Lots     []int
	Revealed bool
	Awards   []Award
	// Except lists the games excluded from a [Series].
	Except []Excepted
	Ended  bool
	Clock  Clock
}

type Member struct {
	Name string
	// Person is the id of the person in the book, see [people.Person], or empty.
	Person string
	// Joined is the first round the member could play in, from 1.
	Joined int
	Left   bool
	// Resting is the round that the member chose to sit out, or 0.
	Resting int
}

// DrawnRound is an announced round with the exchanges and results entered since.
type DrawnRound struct {
	Number int
	Tables []DrawnTable
	Out    []int
	// Method, Seed and From are as in [AnnouncedRound].
	Method  Method
	Seed    uint64
	From    int
	Edition seating.Edition
	// At is the time the game began, if the round is a game in a [Series]; otherwise zero.
	At time.Time
}

type DrawnTable struct {
	Number int
	// Members are in the order of their moves.
	Members []int
	// Game is the id of the table's game in every book and code.
	Game ledger.GameID
	// Result is nil until the game has ended.
	Result *Result
}

func newState(id ledger.JournalID) State { return State{ID: id} }

// snapshot clips the lists that grow, so that the next append copies them and callers can keep the state.
func (s State) snapshot() State {
	s.Penalties, s.Awards = slices.Clip(s.Penalties), slices.Clip(s.Awards)
	return s
}

func (s *State) Active() []int {
	return calc.IndexesWhere(len(s.Members), func(member int) bool { return !s.Members[member].Left })
}

func (s *State) Round(number int) (*DrawnRound, bool) {
	if number < 1 || number > len(s.Rounds) {
		return nil, false
	}
	return &s.Rounds[number-1], true
}

func (s *State) Table(round, table int) (*DrawnTable, bool) {
	r, there := s.Round(round)
	if !there || table < 1 || table > len(r.Tables) {
		return nil, false
	}
	return &r.Tables[table-1], true
}

// ReservedTable returns the round and the table for which a game was reserved, if any.
func (s *State) ReservedTable(game ledger.GameID) (round, table int, found bool) {
	for _, r := range s.Rounds {
		if at := slices.IndexFunc(r.Tables, func(t DrawnTable) bool { return t.Game == game }); at >= 0 {
			return r.Number, at + 1, true
		}
	}
	return 0, 0, false
}

func (d DrawnRound) Missing() []int {
	var all []int
	for _, t := range d.Tables {
		if t.Result == nil {
			all = append(all, t.Number)
		}
	}
	return all
}

// Lacking returns the first round with missing results, or 0, and the numbers of the tables that lack one.
func (s *State) Lacking() (round int, tables []int) {
	for _, drawn := range s.Rounds {
		if missing := drawn.Missing(); len(missing) > 0 {
			return drawn.Number, missing
		}
	}
	return 0, nil
}

// LacksResults returns a refusal with the given code if a result is missing, or nil.
func (s *State) LacksResults(code string) *calc.Refusal {
	round, missing := s.Lacking()
	if len(missing) == 0 {
		return nil
	}
	return calc.Missing(code, "").With("round", round).With("table", missing[0]).With("count", len(missing))
}

// Announced returns the round as it would be announced now, with the exchanges since the draw.
func (d DrawnRound) Announced() *AnnouncedRound {
	r := &AnnouncedRound{Number: d.Number, Out: d.Out, Method: d.Method, Seed: d.Seed, From: d.From, Edition: d.Edition}
	for _, table := range d.Tables {
		r.Tables = append(r.Tables, AnnouncedTable{Members: table.Members, Game: table.Game.String()})
	}
	return r
}

func (d DrawnRound) clone() DrawnRound {
	d.Tables, d.Out = slices.Clone(d.Tables), slices.Clone(d.Out)
	for i := range d.Tables {
		d.Tables[i].Members = slices.Clone(d.Tables[i].Members)
	}
	return d
}

func (s *State) HasMember(number int) bool { return number >= 0 && number < len(s.Members) }

// Over reports whether the last round is played and complete, or the director has closed the tournament.
func (s *State) Over() bool {
	if s.Ended {
		return true
	}
	n := len(s.Rounds)
	if _, missing := s.Lacking(); n == 0 || len(missing) > 0 {
		return false
	}
	switch s.Plan.Format {
	case Series:
		return false
	case KnockOut:
		return len(s.Rounds[n-1].Tables) == 1
	case Cut:
		return n > s.Plan.Rounds
	}
	return n >= s.Plan.Rounds
}

// TableOf returns the table for which a game was reserved, or else [State.CountedTable].
func (s *State) TableOf(game ledger.GameID) (round, table int, found bool) {
	if round, table, found = s.ReservedTable(game); found {
		return round, table, true
	}
	return s.CountedTable(game)
}

// CountedTable returns the table whose result comes from a game, if there is one.
func (s *State) CountedTable(game ledger.GameID) (round, table int, counted bool) {
	for _, drawn := range s.Rounds {
		for _, t := range drawn.Tables {
			if t.Result == nil {
				continue
			}
			own := t.Result.Game == "" && t.Game == game && t.Result.Source != Typed
			if own || t.Result.Game == game.String() {
				return drawn.Number, t.Number, true
			}
		}
	}
	return 0, 0, false
}
