package tournament

import "scripkeeper/calc"

// Reveal shows standings that were hidden.
type Reveal struct{}

func (*Reveal) Kind() string { return "reveal" }

func (e *Reveal) apply(s *State) *calc.Refusal {
	if s.Plan.HiddenFrom == 0 || s.Revealed {
		return calc.Refuse("tournament.reveal.shown", "")
	}
	s.Revealed = true
	return nil
}

// Hidden reports whether the standings after a round are hidden now.
func (s *State) Hidden(after int) bool {
	return s.Plan.HiddenFrom > 0 && after >= s.Plan.HiddenFrom && !s.Revealed
}
