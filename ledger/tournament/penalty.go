package tournament

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
)

const MaxPenalty = 1000 * Point

// Penalty takes points from a member, or gives points if Points is negative.
type Penalty struct {
	Member int    `json:"member"`
	Points Points `json:"points"`
	Reason string `json:"reason"`
	// Round is the first round whose standings the penalty affects. 0 means the last round drawn before the penalty.
	Round int `json:"round,omitempty"`
}

func (*Penalty) Kind() string { return "penalty" }

func (e *Penalty) apply(s *State) *calc.Refusal {
	switch {
	case !s.HasMember(e.Member):
		return noMember("member", e.Member)
	case e.Points == 0:
		return calc.Missing("tournament.penalty.points", "points")
	case e.Points > MaxPenalty || e.Points < -MaxPenalty:
		return calc.Refuse("tournament.penalty.much", "points").With("max", int(MaxPenalty/Point))
	case letters.Tidy(e.Reason) == "":
		return calc.Missing("tournament.penalty.reason", "reason")
	case e.Round < 0 || e.Round > len(s.Rounds):
		return noRound(e.Round)
	}
	if refusal := checkNote("reason", e.Reason); refusal != nil {
		return refusal
	}
	given := *e
	if given.Round == 0 {
		given.Round = len(s.Rounds)
	}
	s.Penalties = append(s.Penalties, given) // see [State.snapshot]
	return nil
}

// MaxNote is the largest length of a reason, note or award, in characters.
const MaxNote = 200

func checkNote(field, text string) *calc.Refusal {
	if length := len([]rune(text)); length > MaxNote {
		return calc.Refuse("tournament.note.long", field).With("length", length).With("max", MaxNote)
	}
	return nil
}
