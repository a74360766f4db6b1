package director

import (
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// HallClock returns the clock of the round in play, and reports whether there is one.
func HallClock(s *tournament.State) (tournament.Clock, bool) {
	if LastCompleteRound(s) == len(s.Rounds) {
		return tournament.Clock{}, false
	}
	return s.ClockOf(len(s.Rounds))
}

func HallTime(s *tournament.State) *page.Clock {
	clock, has := HallClock(s)
	if !has {
		return nil
	}
	return &page.Clock{Until: clock.Until, Left: clock.Left, Over: words.Text("hall.clock.over")}
}

// ClockActions returns the actions that start, pause and reset the clock, or nil for a nil clock.
func ClockActions(c *page.Clock) []page.Action {
	if c == nil {
		return nil
	}
	run := page.PlainAction(words.Text("hall.clock.start"), "start").WithIcon("play")
	if c.Until != 0 {
		run = page.PlainAction(words.Text("hall.clock.pause"), "pause").WithIcon("pause")
	}
	return []page.Action{run, page.PlainAction(words.Text("hall.clock.reset"), "reset").WithIcon("replay")}
}

// ClockAfter returns the clock after an action of [ClockActions], and reports whether the clock changed. It fails if
// there is no clock, or if time is up and the clock is not being reset.
func (d *Desk) ClockAfter(way string, now time.Time) (clock tournament.Clock, changed bool, err error) {
	clock, has := HallClock(&d.State)
	switch {
	case !has:
		return clock, false, page.UserError(words.Text("live.hall.noclock"))
	case way == "reset":
		clock, _ = d.State.FullClock(len(d.State.Rounds))
		return clock, true, nil
	case clock.LeftAt(now) <= 0:
		return clock, false, page.UserError(words.Text("hall.clock.over"))
	case clock.Runs() == (way == "start"):
		return clock, false, nil
	case clock.Runs():
		return clock.Paused(now), true, nil
	}
	return clock.Started(now), true, nil
}
