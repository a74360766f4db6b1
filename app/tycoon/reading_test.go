//go:build ci

package tycoon

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
)

// The parts of the sheets read as they were approved. After an intended change run the test, look at testdata/failed,
// and move it over.
func TestPartsAsApproved(t *testing.T) {
	for _, c := range []struct {
		name string
		show func(t *testing.T) *thumb
	}{
		{"overview", func(t *testing.T) *thumb {
			h := four(t, nil)
			h.Tap(next("Ann"), "Titan Steel –15", "NovaTech +30", "Ann: currency +10", next("Ben"), "Titan Steel –10",
				said("tycoon.sheet.all"))
			return h
		}},
		{"seat", func(t *testing.T) *thumb {
			h := four(t, nil)
			h.Tap(next("Ann"), "Titan Steel –15", "NovaTech +30", next("Ben"), "Titan Steel –10", "Titan Steel –5")
			return h
		}},
		{"sums", func(t *testing.T) *thumb {
			h := four(t, func(o *agreement.Options) { o.Reveal = "sums" })
			h.Tap(next("Ann"), "Atlas Bank –20", "Omega Energy –20")
			return h
		}},
		{"suspends", func(t *testing.T) *thumb {
			h := four(t, func(o *agreement.Options) { o.Reveal = "totals" })
			h.Tap(next("All cards"), "Omega Energy –20", next("Currency cards"), next("Share Suspended"),
				"Zoë suspends Omega Energy")
			return h
		}},
		{"hand", func(t *testing.T) *thumb {
			h := dealing(t, 4, &hands.Hand{})
			h.Tap("Atlas Bank +5", said("tycoon.entry.loan"))
			return h
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := c.show(t)
			h.resize(390, 844)
			apptest.Reads(t, c.name, h.Window)
		})
	}
}
