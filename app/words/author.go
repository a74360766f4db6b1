package words

import (
	"time"

	"scripkeeper/ledger"
)

// AuthorLine tells who said something, on which device, and when, as far as it is known.
func AuthorLine(by ledger.Author, at time.Time) string {
	return AuthorAt(by, at, at.Local().Format("2006-01-02 15:04"))
}

// AuthorAt does the same with the moment as somebody else writes it.
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
