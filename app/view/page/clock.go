package page

import (
	"fmt"
	"time"
)

type Clock struct {
	// Until is the end of a running clock, in milliseconds since 1970; 0 if it is stopped.
	Until int64 `json:"until,omitempty"`
	// Left is the remaining time of a stopped clock, in seconds.
	Left int    `json:"left"`
	Over string `json:"over"`
}

// Face returns the text of the clock at a moment, and whether the time is over.
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

// written formats a time in seconds, rounded up: "1:05:00", "59:59", "0:07".
func written(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
