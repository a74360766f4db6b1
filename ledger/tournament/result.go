package tournament

import (
	"slices"

	"scripkeeper/calc"
)

// A Source is how a result came to the tournament.
type Source string

const (
	// FromBook is a game of this book, FromCode and FromFile one that was handed over.
	FromBook Source = "book"
	FromCode Source = "code"
	FromFile Source = "file"
	// Typed is what somebody typed from the table's paper.
	Typed Source = "typed"
)

// MaxWorth is the largest worth of a result, and the smallest one below zero.
const MaxWorth = 1_000_000_000

// Result is how the game of a table ended. One that was entered wrongly is replaced by another, see
// [Tournament.Correct].
type Result struct {
	Round int `json:"round"`
	Table int `json:"table"`
	// Places are one for each member of the table, in any order.
	Places []Placed `json:"places"`
	// NoWorths reports that nobody knows what they were worth, only where they came in.
	NoWorths bool `json:"no_worths,omitempty"`
	// Unplayed reports that the table never came to an end, and nobody gets anything for it. There are no places then.
	Unplayed bool   `json:"unplayed,omitempty"`
	Source   Source `json:"source"`
	// Game is the id of the game that ended so, where it is not the table's own.
	Game string `json:"game,omitempty"`
	// Note is why it counts although it does not fit, or what else there is to say.
	Note string `json:"note,omitempty"`
	// Open reports that the game is not over: it is a result of now. It is never entered.
	Open bool `json:"-"`
}

// A Placed is where a member came in at a table.
type Placed struct {
	Member int `json:"member"`
	// Rank is 1 for the first; those who share a place have the same one.
	Rank  int `json:"rank"`
	Worth int `json:"worth"`
	// Out reports that the member was out of the game before it ended.
	Out bool `json:"out,omitempty"`
}

func (*Result) Kind() string { return "result" }

func (e *Result) apply(s *State) *calc.Refusal {
	table, there := s.Table(e.Round, e.Table)
	if !there {
		return calc.Refuse("tournament.result.table", "table").With("round", e.Round).With("table", e.Table)
	}
	if table.Result != nil {
		return calc.Refuse("tournament.result.twice", "table").With("round", e.Round).With("table", e.Table)
	}
	if refusal := checkNote("note", e.Note); refusal != nil {
		return refusal
	}
	if refusal := e.Check(*table); refusal != nil {
		return refusal
	}
	result := *e
	s.Rounds = slices.Clone(s.Rounds)
	drawn := &s.Rounds[e.Round-1]
	drawn.Tables = slices.Clone(drawn.Tables)
	drawn.Tables[e.Table-1].Result = &result
	return nil
}

// check compares a result with who sits at its table.
func (e *Result) Check(table DrawnTable) *calc.Refusal {
	if e.Unplayed {
		if len(e.Places) > 0 {
			return calc.Refuse("tournament.result.unplayed", "places")
		}
		return nil
	}
	met := map[int]bool{}
	for _, place := range e.Places {
		switch {
		case !slices.Contains(table.Members, place.Member):
			return calc.Refuse("tournament.result.stranger", "places").
				With("number", place.Member).With("table", e.Table)
		case met[place.Member]:
			return calc.Refuse("tournament.result.again", "places").Seated(place.Member)
		case place.Worth > MaxWorth || place.Worth < -MaxWorth:
			return calc.Refuse("tournament.result.worth", "places").Seated(place.Member).With("max", MaxWorth)
		}
		met[place.Member] = true
	}
	for _, member := range table.Members {
		if !met[member] {
			return calc.Missing("tournament.result.missing", "places").Seated(member)
		}
	}
	return e.checkRanks()
}

// checkRanks sees to it that ranks are as ranks are: nobody's is larger by more than how many came in before.
func (e *Result) checkRanks() *calc.Refusal {
	for _, place := range e.Places {
		ahead, richer := 0, false
		for _, other := range e.Places {
			if other.Rank < place.Rank {
				ahead++
			}
			behind := other.Out == place.Out && other.Rank > place.Rank
			richer = richer || !e.NoWorths && behind && other.Worth > place.Worth
		}
		if place.Rank != ahead+1 {
			return calc.Refuse("tournament.result.rank", "places").Seated(place.Member).
				With("value", place.Rank).With("right", ahead+1)
		}
		if richer && e.Source == Typed {
			return calc.Refuse("tournament.result.order", "places").Seated(place.Member)
		}
	}
	return nil
}

// RankByWorth gives the ranks that follow from what the places are worth; who is out comes after all others.
func RankByWorth(places []Placed) {
	for i := range places {
		places[i].Rank = 1
		for _, other := range places {
			if other.Out != places[i].Out && places[i].Out ||
				other.Out == places[i].Out && other.Worth > places[i].Worth {
				places[i].Rank++
			}
		}
	}
}

// Place is where a member came in, and whether the member sat there.
func (e *Result) Place(member int) (Placed, bool) {
	return calc.Find(e.Places, func(p Placed) bool { return p.Member == member })
}

// share is what a place is of the whole table's worth, in thousandths of a hundredth; 0 where nobody knows.
func (e *Result) Portion(place Placed) int {
	all := 0
	for _, other := range e.Places {
		all += max(0, other.Worth)
	}
	if e.NoWorths {
		return 0
	}
	return int((100 * Point).Ratio(Points(max(0, place.Worth)), Points(all)))
}
