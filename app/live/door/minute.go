package door

import "time"

// Minute is the minute of a moment in milliseconds since 1970. A browser writes it as its user does, in the zone where
// the user is; more of a moment isn't told. Of the zero time it is 0: nobody knows.
func Minute(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.Truncate(time.Minute).UnixMilli()
}
