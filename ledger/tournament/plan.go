package tournament

import (
	"encoding/json"
	"time"

	"scripkeeper/calc"
)

// A Format is how a tournament goes.
type Format string

const (
	// Rounds are as many rounds as agreed, all of which count.
	Rounds Format = "rounds"
	// Cut is rounds and then one final table of the best.
	Cut Format = "cut"
	// KnockOut lets the best of each table go on, until one table is left. Who joins after the first round plays no
	// more.
	KnockOut Format = "knockout"
	// Series counts the games that its members play with each other over weeks; nobody draws them, see package games.
	Series Format = "series"
	// MassStart is one table for everybody.
	MassStart Format = "massstart"
)

// A Method is how the people of a round come to their tables.
type Method string

const (
	// Even lets everybody meet as many others as can be, all rounds alike.
	Even Method = "even"
	// ByStanding puts the best at the first table, the next at the second, and so on.
	ByStanding Method = "standing"
	// Snake spreads the best over the tables: first to last and back again.
	Snake Method = "snake"
	// ByHand is as the director says.
	ByHand Method = "hand"
)

// The limits of a plan.
const (
	MinSize, MaxSize = 3, 6
	MaxRounds        = 50
	MaxMinutes       = 600
)

// Plan is what is agreed on before the first round. Another plan takes the place of the one before; what is drawn
// stays.
type Plan struct {
	// Games are what is played round by round; the last of them in all rounds after it too. In a series each counts.
	Games  []GameChoice `json:"games"`
	Format Format       `json:"format"`
	// Rounds is how many there are, before a final table where there is one; in a knock-out and a series it is 0.
	Rounds int `json:"rounds"`
	// Size is how many shall sit at a table, from [MinSize] to [MaxSize]; tables come as near to it as can be.
	Size int `json:"size"`
	// Draw is how the rounds are drawn.
	Draw Method `json:"draw"`
	// Final is how many play at the final table of a [Cut], and Carry how many hundredths of their points they take
	// there.
	Final int `json:"final,omitempty"`
	Carry int `json:"carry,omitempty"`
	// Through is how many of each table of a [KnockOut] go on; so many of the others who did best go on as are needed
	// for full tables.
	Through int     `json:"through,omitempty"`
	Scoring Scoring `json:"scoring"`
	// TieBreaks decide between equal points, the first one first.
	TieBreaks []TieBreak `json:"tie_breaks"`
	// Best is how many of a member's results count, the best ones; 0 is all. The final table of a [Cut] counts beside
	// them.
	Best int `json:"best,omitempty"`
	// HiddenFrom is the round from which on standings are hidden until they are revealed; 0 is never.
	HiddenFrom int `json:"hidden_from,omitempty"`
	// Minutes is how long a round shall last; 0 is as long as it takes.
	Minutes int `json:"minutes,omitempty"`
	// Since and Until bound when the games of a [Series] begin, both included; a zero time bounds nothing.
	Since time.Time `json:"since,omitzero"`
	Until time.Time `json:"until,omitzero"`
}

// A GameChoice is a game and the rules that are agreed on for it.
type GameChoice struct {
	Rulebook string `json:"rulebook"`
	// Options are the rulebook's; empty for those of its first preset.
	Options json.RawMessage `json:"options,omitempty"`
	// Least and Most are how few and how many can play it so, see [GameChoice.Seated]; 0 where nobody knows.
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

// Game is what is played in a round.
func (e Plan) Game(round int) GameChoice {
	return e.Games[min(max(round, 1), len(e.Games))-1]
}

// preferred is the size of a table that others are compared to; 0 for one table for everybody.
func (e Plan) PreferredSize() int {
	if e.Format == MassStart {
		return 0
	}
	return e.Size
}

// limits are how few and how many may sit at a table of a round.
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

// UsualPlan is what is agreed on where nobody says otherwise, but for the games.
func UsualPlan() Plan {
	return Plan{
		Format: Rounds, Rounds: 4, Size: 4, Draw: Even, Final: 4, Carry: 50, Through: 2,
		Scoring:   Scoring{System: PlacePoints, Even: true},
		TieBreaks: []TieBreak{ByWins, BySeconds, ByShare, ByOpponents},
	}
}

// As is the plan in another format. What that format needs and the plan lacks is as usual.
func (e Plan) As(format Format) Plan {
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
