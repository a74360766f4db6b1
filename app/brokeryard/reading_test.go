//go:build ci

package brokeryard

import (
	"testing"

	"scripkeeper/app/internal/apptest"
)

// The editor reads as it was approved. After an intended change run the test, look at testdata/failed, and move it
// over.
func TestScenesAsApproved(t *testing.T) {
	for _, s := range scenes() {
		t.Run(s.name, func(t *testing.T) {
			h := s.show(t)
			h.Settle()
			apptest.Reads(t, s.name, h.Window)
		})
	}
}
