package tournament

import (
	"slices"

	"scripkeeper/calc"
)

type Source string

const (
	// FromBook is the source of a result from a game in this book; FromCode and FromFile mean an imported game.
	FromBook Source = "book"
	FromCode Source = "code"
	FromFile Source = "file"
	// Typed is the source of a result that was typed in from the table's paper.
	Typed Source = "typed"
)

// MaxWorth limits the absolute net worth in a result.
const MaxWorth = 1_000_000_000

// Result is the result of a table's game. A wrong result is replaced, see [Tournament.Correct].
type Result struct {
	Round int `json:"round"`
	Table int `json:"table"`
	// Places has one item for each member of the table, in any order.
	Places []Placed `json:"places"`
	// NoWorths reports that only ranks are known.
	NoWorths bool `json:"no_worths,omitempty"`
	// Unplayed reports that the table did not finish. Then no member gets points, and Places is empty.
	Unplayed bool   `json:"unplayed,omitempty"`
	Source   Source `json:"source"`
	// Game is the id of the game that was played, if it is not the table's own game.
	Game string `json:"game,omitempty"`
	// Note is the reason why the result counts despite misfits, or another remark.
	Note string `json:"note,omitempty"`
	// Open reports a provisional result from a game in play. Such a result is never entered.
	Open bool `json:"-"`
}

type Placed struct {
	Member int `json:"member"`
	// Rank is 1 for the first place; members who share a place have equal ranks.
	Rank  int  `json:"rank"`
	Worth int  `json:"worth"`
	Out   bool `json:"out,omitempty"`
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

// checkRanks refuses ranks that do not match the number of players ahead. If the result was typed, it also refuses
// ranks that contradict net worths.
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

// RankByWorth sets the ranks by net worth. Players who are out of the game come last.
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

func (e *Result) Place(member int) (Placed, bool) {
	return calc.Find(e.Places, func(p Placed) bool { return p.Member == member })
}

// Portion returns a player's share of the table's net worth in thousandths of a percent, 0 if unknown.
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
