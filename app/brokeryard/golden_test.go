//go:build ci

package brokeryard

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// The editor is built as it was approved. After an intended change of its looks run the test, look at the pictures and
// at testdata/failed, and move it over.
func TestScenesAsApproved(t *testing.T) {
	for _, s := range scenes() {
		t.Run(s.name, func(t *testing.T) {
			h := s.show(t)
			h.settle()
			test.AssertRendersToMarkup(t, s.name+".xml", h.Window.Canvas())
		})
	}
}
