package tournament

import (
	"slices"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/seating"
)

// A State is what the entries of a tournament come to. What it gives away must not be changed.
type State struct {
	ID ledger.JournalID
	// Plan is what was agreed on; the zero Plan before anything was.
	Plan Plan
	// Members are those who take part, in the order in which they joined.
	Members []Member
	// Wishes are who shall or shall not meet.
	Wishes []Wish
	// Rounds are those that were drawn, the first one first.
	Rounds []DrawnRound
	// Penalties are in the order in which they were given.
	Penalties []Penalty
	// Lots are the members in the order that was drawn for those who share a place, the luckiest first; empty before it
	// was.
	Lots []int
	// Revealed reports that standings that were hidden are so no longer.
	Revealed bool
	// Awards are those that the director gave.
	Awards []Award
	// Except are the games that do not count in a [Series] although they could.
	Except []Excepted
	// Ended reports that the director closed the tournament.
	Ended bool
	// Clock is the last that was entered of a round's clock, see [State.ClockOf].
	Clock Clock
}

// A Member is somebody who takes part.
type Member struct {
	Name string
	// Person is who that is in the book, see [people.Person]; empty for nobody that is known.
	Person string
	// Joined is the first round that the member could play in, 1 the first.
	Joined int
	// Left reports that the member plays no more.
	Left bool
	// Resting is the round that the member sits out by a wish, 0 for none.
	Resting int
}

// A DrawnRound is a round and how its tables stand.
type DrawnRound struct {
	// Number is 1 for the first.
	Number int
	Tables []DrawnTable
	// Out are the members who sit the round out.
	Out []int
	// Method is how it was drawn, Seed the number that it was drawn from, From the round with which that draw began,
	// Edition how an even draw was made.
	Method  Method
	Seed    uint64
	From    int
	Edition seating.Edition
	// At is when the game of a [Series] that makes the round began; else the zero time.
	At time.Time
}

// A DrawnTable is who plays at a table of a round.
type DrawnTable struct {
	// Number is 1 for the first of its round.
	Number int
	// Members are in the order in which they move.
	Members []int
	// Game names the game that they play, in every book and code.
	Game ledger.GameID
	// Result is how it ended, nil before that.
	Result *Result
}

func newState(id ledger.JournalID) State { return State{ID: id} }

// settled is a state that can be given away and gone on from: what is added to the lists that grow by an entry each is
// added to a copy of them, so that thousands of entries are worked out with a few copies.
func (s State) settled() State {
	s.Penalties, s.Awards = slices.Clip(s.Penalties), slices.Clip(s.Awards)
	return s
}

// Active are the members who have not left, in order.
func (s *State) Active() []int {
	var all []int
	for i, m := range s.Members {
		if !m.Left {
			all = append(all, i)
		}
	}
	return all
}

// Round is a round that was drawn, and whether there is one with that number.
func (s *State) Round(number int) (*DrawnRound, bool) {
	if number < 1 || number > len(s.Rounds) {
		return nil, false
	}
	return &s.Rounds[number-1], true
}

// Table is a table of a round that was drawn, and whether there is one with these numbers.
func (s *State) Table(round, table int) (*DrawnTable, bool) {
	r, there := s.Round(round)
	if !there || table < 1 || table > len(r.Tables) {
		return nil, false
	}
	return &r.Tables[table-1], true
}

// Of is the round and the table that a game is played at, and whether it belongs to the tournament.
func (s *State) Of(game ledger.GameID) (round, table int, found bool) {
	for _, r := range s.Rounds {
		if at := slices.IndexFunc(r.Tables, func(t DrawnTable) bool { return t.Game == game }); at >= 0 {
			return r.Number, at + 1, true
		}
	}
	return 0, 0, false
}

// Missing are the tables of a round that have no result yet.
func (d DrawnRound) Missing() []int {
	var all []int
	for _, t := range d.Tables {
		if t.Result == nil {
			all = append(all, t.Number)
		}
	}
	return all
}

// Lacking is the first round in which tables have no result, and these tables; round 0 where there is none.
func (s *State) Lacking() (round int, tables []int) {
	for _, drawn := range s.Rounds {
		if missing := drawn.Missing(); len(missing) > 0 {
			return drawn.Number, missing
		}
	}
	return 0, nil
}

// LacksResults refuses what needs all results, by a code of its own; nil where none is missing.
func (s *State) LacksResults(code string) *calc.Refusal {
	round, missing := s.Lacking()
	if len(missing) == 0 {
		return nil
	}
	return calc.Missing(code, "").With("round", round).With("table", missing[0]).With("count", len(missing))
}

// Announced is a round as it would be announced as it stands, exchanges in it.
func (d DrawnRound) Announced() *AnnouncedRound {
	r := &AnnouncedRound{Number: d.Number, Out: d.Out, Method: d.Method, Seed: d.Seed, From: d.From, Edition: d.Edition}
	for _, table := range d.Tables {
		r.Tables = append(r.Tables, AnnouncedTable{Members: table.Members, Game: table.Game.String()})
	}
	return r
}

// clone is a copy to change.
func (d DrawnRound) clone() DrawnRound {
	d.Tables, d.Out = slices.Clone(d.Tables), slices.Clone(d.Out)
	for i := range d.Tables {
		d.Tables[i].Members = slices.Clone(d.Tables[i].Members)
	}
	return d
}

// member reports whether there is a member with a number.
func (s *State) HasMember(number int) bool { return number >= 0 && number < len(s.Members) }

// Over reports that no round is left to draw and none lacks a result, or that the director closed the tournament.
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

// TableOf is the table that a game was begun for, or else the one where it counts, and whether there is one.
func (s *State) TableOf(game ledger.GameID) (round, table int, found bool) {
	if round, table, found = s.Of(game); found {
		return round, table, true
	}
	return s.Counting(game)
}

// counting is the table whose result is that of a game, and whether there is one.
func (s *State) Counting(game ledger.GameID) (round, table int, counted bool) {
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
