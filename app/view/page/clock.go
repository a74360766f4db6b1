package page

import (
	"fmt"
	"time"
)

type Clock struct {
	// Until is the time at which a running clock ends, in Unix milliseconds; 0 for a stopped clock.
	Until int64 `json:"until,omitempty"`
	// Left is the number of seconds left on a stopped clock.
	Left int `json:"left"`
	// Over is the sentence shown once no time is left.
	Over string `json:"over"`
}

// Face returns the text that the clock shows, and reports whether no time is left.
func (c Clock) Face(now time.Time) (shown string, over bool) {
	left := time.Duration(c.Left) * time.Second
	if c.Until != 0 {
		left = time.UnixMilli(c.Until).Sub(now)
	}
	if left <= 0 {
		return c.Over, true
	}
	return written(left), false
}

// written formats a duration, rounded up to seconds: "1:05:00", "59:59", "0:07".
func written(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
