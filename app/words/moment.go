package words

import (
	"strconv"
	"time"

	"scripkeeper/ledger"
)

// Moment returns a time as people say it: the time of day for today and yesterday, the weekday within the last week,
// and otherwise the date, with the year if it is not the present year. For the zero time, it says that the date is
// unknown.
func Moment(at, now time.Time) string {
	if at.IsZero() {
		return Text("moment.unknown")
	}
	n := dayNames(at)
	n["time"] = at.Format("15:04")
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	switch {
	case !at.Before(midnight) && at.Before(midnight.AddDate(0, 0, 1)):
		return Format("moment.today", n)
	case !at.Before(midnight.AddDate(0, 0, -1)) && at.Before(midnight):
		return Format("moment.yesterday", n)
	case !at.Before(midnight.AddDate(0, 0, -6)) && at.Before(midnight):
		return Text(weekday(at))
	case at.Year() == now.Year():
		return Format("moment.day", n)
	}
	return Format("moment.year", n)
}

// Date returns a day with its year. For the zero time, it says that the date is unknown.
func Date(at time.Time) string {
	if at.IsZero() {
		return Text("moment.unknown")
	}
	return Format("moment.year", dayNames(at))
}

// Day returns a day without the year. For the zero time, it says that the date is unknown.
func Day(at time.Time) string {
	if at.IsZero() {
		return Text("moment.unknown")
	}
	return Format("moment.date", Names{"day": strconv.Itoa(at.Day()), "month": month(at)})
}

func MonthOf(at time.Time) string {
	return Format("tournament.day.month", Names{"month": month(at), "year": strconv.Itoa(at.Year())})
}

func ShortWeekday(at time.Time) string { return Text(weekday(at) + ".short") }

func dayNames(at time.Time) Names {
	return Names{"day": strconv.Itoa(at.Day()), "month": month(at), "year": strconv.Itoa(at.Year())}
}

func weekday(at time.Time) string {
	return []string{
		"weekday.sunday", "weekday.monday", "weekday.tuesday", "weekday.wednesday", "weekday.thursday",
		"weekday.friday", "weekday.saturday",
	}[at.Weekday()]
}

func month(at time.Time) Noun {
	return Noun{Key: []string{
		"month.january", "month.february", "month.march", "month.april", "month.may", "month.june", "month.july",
		"month.august", "month.september", "month.october", "month.november", "month.december",
	}[at.Month()-1]}
}

// AuthorLine returns who recorded an entry, on which device and when, as far as known.
func AuthorLine(by ledger.Author, at time.Time) string {
	local := at.Local()
	return AuthorAt(by, at, Format("moment.minute", Names{"date": Date(local), "time": local.Format("15:04")}))
}

// AuthorAt is [AuthorLine] with the time as formatted by the caller.
func AuthorAt(by ledger.Author, at time.Time, when string) string {
	n := Names{"person": by.Person, "device": by.Device, "time": when}
	if at.IsZero() {
		n["time"] = Text("log.undated")
	}
	switch {
	case by.Person == "" && by.Device == "" && at.IsZero():
		return Text("moment.unknown")
	case by.Person == "" && by.Device == "":
		return when
	case by.Person == "":
		return Format("log.by.device", n)
	case by.Device == "":
		return Format("log.by.person", n)
	}
	return Format("log.by", n)
}
