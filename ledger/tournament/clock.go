package tournament

import (
	"time"

	"scripkeeper/calc"
)

// Clock sets the clock of a round. It is an entry of the log, so that every window shows the same time.
type Clock struct {
	Round int `json:"round"`
	// Until is the time at which a running clock ends, in milliseconds since 1970, or 0 for a stopped clock.
	Until int64 `json:"until,omitempty"`
	// Left is the time left on a stopped clock, in seconds.
	Left int `json:"left,omitempty"`
}

func (*Clock) Kind() string { return "clock" }

func (e *Clock) apply(s *State) *calc.Refusal {
	if _, there := s.Round(e.Round); !there {
		return noRound(e.Round)
	}
	if e.Until < 0 || e.Left < 0 || e.Left > MaxMinutes*60 {
		return calc.Refuse("tournament.clock.left", "left").With("value", e.Left).With("max", MaxMinutes)
	}
	s.Clock = *e
	return nil
}

// ClockOf returns a round's clock as last set, or the full clock if never set, and whether the round has a clock.
func (s *State) ClockOf(round int) (Clock, bool) {
	if _, drawn := s.Round(round); drawn && s.Clock.Round == round {
		return s.Clock, true
	}
	return s.FullClock(round)
}

// FullClock returns a stopped clock with a round's full time, and whether the plan limits the time of rounds.
func (s *State) FullClock(round int) (Clock, bool) {
	_, drawn := s.Round(round)
	return Clock{Round: round, Left: s.Plan.Minutes * 60}, drawn && s.Plan.Minutes > 0
}

func (e Clock) Runs() bool { return e.Until != 0 }

// LeftAt returns the time left, negative after the end.
func (e Clock) LeftAt(now time.Time) time.Duration {
	if !e.Runs() {
		return time.Duration(e.Left) * time.Second
	}
	return time.UnixMilli(e.Until).Sub(now)
}

func (e Clock) Started(now time.Time) Clock {
	return Clock{Round: e.Round, Until: now.Add(e.LeftAt(now)).UnixMilli()}
}

// Paused returns the clock as stopped at the given time, with the seconds left rounded up.
func (e Clock) Paused(now time.Time) Clock {
	return Clock{Round: e.Round, Left: max(0, int((e.LeftAt(now)+time.Second-1)/time.Second))}
}
