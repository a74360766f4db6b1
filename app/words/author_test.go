package words

import (
	"testing"
	"time"

	"scripkeeper/ledger"
)

// Who said something and on which device is told as far as it is known.
func TestAuthorsAreToldAsFarAsTheyAreKnown(t *testing.T) {
	at := time.Date(2026, 11, 22, 20, 15, 0, 0, time.Local)
	for want, by := range map[string]ledger.Author{
		"2026-11-22 20:15":                       {},
		"On Anna's phone, 2026-11-22 20:15":      {Device: "Anna's phone"},
		"Anna, 2026-11-22 20:15":                 {Person: "Anna"},
		"Anna on Anna's phone, 2026-11-22 20:15": {Person: "Anna", Device: "Anna's phone"},
	} {
		reads(t, AuthorLine(by, at), want)
	}
	reads(t, AuthorLine(ledger.Author{}, time.Time{}), "Date unknown")
	reads(t, AuthorLine(ledger.Author{Person: "Anna"}, time.Time{}), "Anna, date unknown")
	reads(t, Date(time.Time{})+Moment(time.Time{}, at)+Day(time.Time{}), "Date unknownDate unknownDate unknown")
}
