package tournament

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
)

// MaxPenalty is the most that one penalty takes.
const MaxPenalty = 1000 * Point

// Penalty takes points from a member, or gives some where they are below zero.
type Penalty struct {
	Member int    `json:"member"`
	Points Points `json:"points"`
	Reason string `json:"reason"`
}

func (*Penalty) Kind() string { return "penalty" }

func (e *Penalty) apply(s *State) *calc.Refusal {
	switch {
	case !s.member(e.Member):
		return noMember("member", e.Member)
	case e.Points == 0:
		return calc.Missing("tournament.penalty.points", "points")
	case e.Points > MaxPenalty || e.Points < -MaxPenalty:
		return calc.Refuse("tournament.penalty.much", "points").With("max", int(MaxPenalty/Point))
	case letters.Tidy(e.Reason) == "":
		return calc.Missing("tournament.penalty.reason", "reason")
	}
	s.Penalties = append(slices.Clone(s.Penalties), *e)
	return nil
}
