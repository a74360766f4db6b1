package view

import (
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Clock is what time the head of the table tells. It is for whoever looks at it and decides nothing. It follows from
// the times of the entries, so that it survives undo and the end of the program, and nothing is stored of it.
type Clock int

const (
	// NoClock tells none.
	NoClock Clock = iota
	// TurnClock tells how long the turn lasts.
	TurnClock
	// PlayerClock tells how long whose turn it is has taken for all turns together.
	PlayerClock
)

// clockRest is from which length on a time without an entry was a break, and counts for nobody.
const clockRest = 30 * time.Minute

// Clock is what the head tells of the time, empty for nothing. It tells the first minute too: else the head would grow
// under a finger when that is over.
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
	if c == TurnClock {
		taken = 0
	}
	if open == 0 {
		return ""
	}
	minutes := int((taken + open) / time.Minute)
	if c == TurnClock {
		return words.Format("table.clock.turn", words.Names{"minutes": minutes})
	}
	return words.Format("table.clock.player", words.Names{"name": v.ShortName(turn), "minutes": minutes})
}
