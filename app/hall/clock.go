package hall

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// face is what a clock shows: the time that is left, in another colour what follows it when it is over. Nothing follows
// for the game.
func face(c tournament.Clock, now time.Time) (text string, color fyne.ThemeColorName) {
	left := c.LeftAt(now)
	switch {
	case left <= 0:
		return words.Text("hall.clock.over"), look.Turn
	case c.Runs():
		return clockTime(left), look.Ink
	}
	return clockTime(left), look.Soft
}

// clockTime writes a time in seconds, those that were begun counted: "1:05:00", "59:59", "0:07".
func clockTime(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
