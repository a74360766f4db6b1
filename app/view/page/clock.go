package page

import (
	"fmt"
	"time"
)

// A Clock is a time that is left for something.
type Clock struct {
	// Until is when the time of a clock that runs is over, in milliseconds since 1970; 0 for one that stands.
	Until int64 `json:"until,omitempty"`
	// Left is how many seconds a clock that stands has left.
	Left int `json:"left"`
	// Over is a sentence on what follows the time.
	Over string `json:"over"`
}

// Face is what the clock shows at a moment: how much time is left, or the sentence that follows it once that is over.
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

// written is a time in seconds, those that were begun counted: "1:05:00", "59:59", "0:07".
func written(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
