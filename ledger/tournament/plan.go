package tournament

import (
	"encoding/json"
	"time"

	"scripkeeper/calc"
)

type Format string

const (
	// Rounds is the format with a fixed number of rounds, all of which count.
	Rounds Format = "rounds"
	// Cut is the format with rounds followed by one final table for the best members.
	Cut Format = "cut"
	// KnockOut is the format in which the best of each table advance until one table is left. Members who join after
	// the first round do not play.
	KnockOut Format = "knockout"
	// Series counts the games that members play with each other over weeks. No rounds are drawn; see package games.
	Series    Format = "series"
	MassStart Format = "massstart"
)

type Method string

const (
	// Even seats people so that each meets as many others as possible.
	Even Method = "even"
	// ByStanding puts the best at the first table, the next at the second, and so on.
	ByStanding Method = "standing"
	// Snake deals the members out to the tables by rank, from the first table to the last and back again.
	Snake  Method = "snake"
	ByHand Method = "hand"
)

const (
	MinSize, MaxSize = 3, 6
	MaxRounds        = 50
	MaxMinutes       = 600
)

// Plan is the agreement made before the first round. A later plan replaces it, but rounds already drawn stay.
type Plan struct {
	// Games lists the games of the rounds; later rounds repeat the last game. In a series, every game listed counts.
	Games  []GameChoice `json:"games"`
	Format Format       `json:"format"`
	// Rounds is the number of rounds before a final table. It is 0 in a knock-out or a series.
	Rounds int `json:"rounds"`
	// Size is the preferred number of people at a table, from [MinSize] to [MaxSize].
	Size int    `json:"size"`
	Draw Method `json:"draw"`
	// Final is the number of players at the final table of a [Cut]; Carry is the percentage of points they keep.
	Final int `json:"final,omitempty"`
	Carry int `json:"carry,omitempty"`
	// Through is how many players at each table of a [KnockOut] advance. The best others fill up the tables.
	Through   int        `json:"through,omitempty"`
	Scoring   Scoring    `json:"scoring"`
	TieBreaks []TieBreak `json:"tie_breaks"`
	// Best is the number of best results that count per member; 0 means all. The final table of a [Cut] always counts.
	Best int `json:"best,omitempty"`
	// HiddenFrom is the first round after which standings are hidden until revealed; 0 means that none are hidden.
	HiddenFrom int `json:"hidden_from,omitempty"`
	// Minutes is the time for a round, 0 for no limit.
	Minutes int `json:"minutes,omitempty"`
	// Since and Until limit the times at which games in a [Series] begin; both are inclusive. Zero means no limit.
	Since time.Time `json:"since,omitzero"`
	Until time.Time `json:"until,omitzero"`
}

type GameChoice struct {
	Rulebook string `json:"rulebook"`
	// Options are the rulebook's options; empty means the options of the first preset.
	Options json.RawMessage `json:"options,omitempty"`
	// Least and Most limit the number of players in the game, 0 if unknown.
	Least int `json:"least,omitempty"`
	Most  int `json:"most,omitempty"`
}

func (*Plan) Kind() string { return "plan" }

func (e *Plan) apply(s *State) *calc.Refusal {
	if refusal := e.check(); refusal != nil {
		return refusal
	}
	s.Plan = *e
	return nil
}

func (e Plan) Game(round int) GameChoice {
	return e.Games[min(max(round, 1), len(e.Games))-1]
}

// PreferredSize returns the table size to which scores are scaled, 0 for a mass start.
func (e Plan) PreferredSize() int {
	if e.Format == MassStart {
		return 0
	}
	return e.Size
}

func (e Plan) Limits(round int) (least, most int) {
	least, most = MinSize, MaxSize
	if e.Format == MassStart {
		least, most = 2, MaxMembers
	}
	game := e.Game(round)
	if game.Least > 0 {
		least = max(least, game.Least)
	}
	if game.Most > 0 {
		most = min(most, game.Most)
	}
	return least, most
}

// UsualPlan returns the default plan, without games.
func UsualPlan() Plan {
	return Plan{
		Format: Rounds, Rounds: 4, Size: 4, Draw: Even, Final: 4, Carry: 50, Through: 2,
		Scoring:   Scoring{System: PlacePoints, Even: true},
		TieBreaks: []TieBreak{ByWins, BySeconds, ByShare, ByOpponents},
	}
}

// InFormat returns the plan in another format. Settings that the plan lacks in this format get their defaults.
func (e Plan) InFormat(format Format) Plan {
	usual := UsualPlan()
	e.Format = format
	switch {
	case format == KnockOut || format == Series:
		e.Rounds = 0
	case e.Rounds == 0:
		e.Rounds = usual.Rounds
	}
	if e.Final == 0 {
		e.Final, e.Carry = usual.Final, usual.Carry
	}
	if e.Through == 0 {
		e.Through = usual.Through
	}
	return e
}
