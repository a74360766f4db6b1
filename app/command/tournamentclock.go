package command

import (
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// clocking starts the clock of the last round, stops it, or sets it back to all its time.
func clocking(how string) maker {
	return func(s *tournament.State) (tournament.Entry, error) {
		clock, has := s.ClockOf(len(s.Rounds))
		if !has {
			return nil, notation.Misuse(words.Text("command.tournament.noclock"))
		}
		switch how {
		case "start":
			clock = clock.Started(time.Now())
		case "stop":
			clock = clock.Paused(time.Now())
		case "reset":
			clock, _ = s.FullClock(len(s.Rounds))
		default:
			return nil, notation.Misuse(words.Text("command.tournament.clock"))
		}
		return &clock, nil
	}
}
