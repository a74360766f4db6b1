package command

import (
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/ledger/tournament"
)

// setClock starts the clock of the last round, stops it, or sets it back to all its time.
func setClock(_ call, s *tournament.State, w []string) (tournament.Entry, error) {
	clock, has := s.ClockOf(len(s.Rounds))
	if !has {
		return nil, notation.Wrong("command.tournament.noclock", nil)
	}
	switch w[0] {
	case "start":
		clock = clock.Started(time.Now())
	case "stop":
		clock = clock.Paused(time.Now())
	case "reset":
		clock, _ = s.FullClock(len(s.Rounds))
	default:
		return nil, notation.Wrong("command.tournament.clock", nil)
	}
	return &clock, nil
}
