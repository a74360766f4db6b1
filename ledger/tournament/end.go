package tournament

import "scripkeeper/calc"

// End closes a tournament: a series whose season is over, or any other that ends early. Results can still be corrected.
type End struct {
	// Lifted opens it again.
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
