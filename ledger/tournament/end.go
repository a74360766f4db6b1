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
	if round, missing := s.Lacking(); !e.Lifted && len(missing) > 0 {
		return calc.Missing("tournament.end.results", "").With("round", round).With("table", missing[0]).With("count", len(missing))
	}
	s.Ended = !e.Lifted
	return nil
}
