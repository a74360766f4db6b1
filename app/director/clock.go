package director

import (
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// HallClock is the clock of the round that is played, and whether there is one.
func HallClock(s *tournament.State) (tournament.Clock, bool) {
	if HallStanding(s) == len(s.Rounds) {
		return tournament.Clock{}, false
	}
	return s.ClockOf(len(s.Rounds))
}

// HallTime is what a clock shows of the time of the round that is played, nil where there is none.
func HallTime(s *tournament.State) *page.Clock {
	clock, has := HallClock(s)
	if !has {
		return nil
	}
	return &page.Clock{Until: clock.Until, Left: clock.Left, Over: words.Text("hall.clock.over")}
}

// timing starts the clock of the round or pauses it, and gives the round all its time again.
func timing(c page.Clock) []page.Action {
	run := page.Do(words.Text("hall.clock.start"), "start").With("play")
	if c.Until != 0 {
		run = page.Do(words.Text("hall.clock.pause"), "pause").With("pause")
	}
	return []page.Action{run, page.Do(words.Text("hall.clock.reset"), "reset").With("replay")}
}

// time does what [timing] offers. A clock that is over, and one that others were quicker with, stay as they are.
func (d *Desk) time(way string, now time.Time) error {
	clock, has := HallClock(&d.State)
	switch full, _ := d.State.FullClock(len(d.State.Rounds)); {
	case !has:
		return nil
	case way == "reset":
		clock = full
	case clock.LeftAt(now) <= 0 || clock.Runs() == (way == "start"):
		return nil
	case clock.Runs():
		clock = clock.Paused(now)
	default:
		clock = clock.Started(now)
	}
	return d.Enter(&clock)
}
