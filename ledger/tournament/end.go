package tournament

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
)

// End closes a series when its season ends, or another tournament early. Results can still be corrected.
type End struct {
	Lifted bool `json:"lifted,omitempty"`
}

func (*End) Kind() string { return "end" }

func (e *End) apply(s *State) *calc.Refusal {
	if s.Ended == !e.Lifted {
		return calc.Refuse("tournament.end.already", "")
	}
	if refusal := s.LacksResults("tournament.end.results"); refusal != nil && !e.Lifted {
		return refusal
	}
	s.Ended = !e.Lifted
	return nil
}

type Award struct {
	// Award is the name of a known award ("comeback"), see [standings.Awards], or the director's own text.
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
	s.Awards = append(s.Awards, *e) // see [State.snapshot]
	return nil
}

type Reveal struct{}

func (*Reveal) Kind() string { return "reveal" }

func (e *Reveal) apply(s *State) *calc.Refusal {
	if s.Plan.HiddenFrom == 0 || s.Revealed {
		return calc.Refuse("tournament.reveal.shown", "")
	}
	s.Revealed = true
	return nil
}

func (s *State) Hidden(after int) bool {
	return s.Plan.HiddenFrom > 0 && after >= s.Plan.HiddenFrom && !s.Revealed
}
