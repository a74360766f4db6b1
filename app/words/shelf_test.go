package words

import (
	"testing"
	"time"
)

func TestMomentsAreToldAsPeopleSayThem(t *testing.T) {
	now := time.Date(2026, time.March, 1, 0, 30, 0, 0, time.UTC)
	for at, want := range map[time.Time]string{
		now:                        "Today 00:30",
		now.Add(-31 * time.Minute): "Yesterday 23:59",
		now.Add(-24 * time.Hour):   "Yesterday 00:30",
		now.Add(-25 * time.Hour):   "Friday", // 27 February, the day before yesterday
		now.AddDate(0, 0, -6):      "Monday", // 23 February
		now.AddDate(0, 0, -7):      "22 February",
		now.Add(10 * time.Minute):  "Today 00:40",
		now.Add(24 * time.Hour):    "2 March",
		now.AddDate(0, -2, 0):      "1 January",
		now.AddDate(0, -2, -1):     "31 December 2025",
	} {
		reads(t, Moment(at, now), want)
	}
}
