package tournament

import (
	"time"

	"scripkeeper/calc"
)

// Clock is how the clock of a round goes on from now: it runs or it stands. It is for those who look at it and decides
// nothing. When it was started stands in the log, so that every window shows the same time.
type Clock struct {
	Round int `json:"round"`
	// Until is when the time of a clock that runs is over, in milliseconds since 1970; 0 for one that stands.
	Until int64 `json:"until,omitempty"`
	// Left is how many seconds a clock that stands has left.
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

// ClockOf is the clock of a round, and whether it has one: as it was left last, or with all its time.
func (s *State) ClockOf(round int) (Clock, bool) {
	if _, drawn := s.Round(round); drawn && s.Clock.Round == round {
		return s.Clock, true
	}
	return s.FullClock(round)
}

// FullClock is a clock of a round that stands with all its time, and whether the plan gives rounds any.
func (s *State) FullClock(round int) (Clock, bool) {
	_, drawn := s.Round(round)
	return Clock{Round: round, Left: s.Plan.Minutes * 60}, drawn && s.Plan.Minutes > 0
}

// Runs reports whether it runs.
func (e Clock) Runs() bool { return e.Until != 0 }

// LeftAt is how much time is left at a moment; less than nothing since it was over.
func (e Clock) LeftAt(now time.Time) time.Duration {
	if !e.Runs() {
		return time.Duration(e.Left) * time.Second
	}
	return time.UnixMilli(e.Until).Sub(now)
}

// Started is a clock that runs from a moment on.
func (e Clock) Started(now time.Time) Clock {
	return Clock{Round: e.Round, Until: now.Add(e.LeftAt(now)).UnixMilli()}
}

// Paused is a clock that stands from a moment on, with the seconds that were begun.
func (e Clock) Paused(now time.Time) Clock {
	return Clock{Round: e.Round, Left: max(0, int((e.LeftAt(now)+time.Second-1)/time.Second))}
}
