package view

import (
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Clock selects the time shown above the table. The times are computed from the entries, and thus survive undo and
// restarts.
type Clock int

const (
	NoClock Clock = iota
	TurnClock
	// PlayerClock shows the total time of all turns of the player to move.
	PlayerClock
)

// clockRest is the smallest pause between entries that counts for no player.
const clockRest = 30 * time.Minute

// Clock returns the text of a clock, or "" if none is shown. It shows 0 minutes, too, so that nothing moves later.
func (v Game) Clock(c Clock, now time.Time) string {
	turn := v.Table.Turn()
	if c == NoClock || turn == calc.None || v.Table.Over() {
		return ""
	}
	last, taken := v.Game.Setup().Begun, time.Duration(0)
	gap := func(until time.Time) time.Duration {
		if since := until.Sub(last); !last.IsZero() && since > 0 && since < clockRest {
			return since
		}
		return 0
	}
	for _, step := range v.Game.Steps() {
		if step.Played.Before(last) {
			continue
		}
		if step.Before.Turn() == turn {
			taken += gap(step.Played)
		}
		last = step.Played
	}
	open := gap(now)
	switch {
	case open == 0:
		return ""
	case c == TurnClock:
		return words.Format("table.clock.turn", words.Names{"minutes": int(open / time.Minute)})
	}
	return words.Format("table.clock.player",
		words.Names{"name": v.ShortName(turn), "minutes": int((taken + open) / time.Minute)})
}
