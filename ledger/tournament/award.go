package tournament

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
)

// Award is what the director gives a member for.
type Award struct {
	// Award names what for ("comeback"), see [standings.Awards]; or it is in the director's own words.
	Award  string `json:"award"`
	Member int    `json:"member"`
}

func (*Award) Kind() string { return "award" }

func (e *Award) apply(s *State) *calc.Refusal {
	switch {
	case letters.Tidy(e.Award) == "":
		return calc.Missing("tournament.award.what", "award")
	case !s.HasMember(e.Member):
		return noMember("member", e.Member)
	}
	if refusal := checkNote("award", e.Award); refusal != nil {
		return refusal
	}
	s.Awards = append(s.Awards, *e) // see [State.settled]
	return nil
}
