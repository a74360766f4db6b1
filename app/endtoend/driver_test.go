package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The driver is tested on a separate small program, so that faults of Scripkeeper cannot fail these tests. They ask for
// what no other window test would miss: that the driver sees changes, and hears complaints.

func TestDriverSeesChanges(t *testing.T) {
	t.Parallel()
	w := open(t, ofBinary(sampler(t)), sized(1000, 700))
	w.See("count 0")
	before, same := w.Picture(), w.Picture()
	expect.True(t, equal(before, same), "two pictures of a window at rest differ")
	w.Tap("Count")
	w.See("count 1")
	expect.True(t, !w.Has("count 0"), "the old count is still in view")
	expect.True(t, !equal(before, w.Picture()), "another text makes no other picture")
}

func TestDriverHearsComplaints(t *testing.T) {
	t.Parallel()
	for name, sign := range map[string]string{
		"Stray": "*** Error in Fyne call thread",
		"Break": "panic: broken",
	} {
		t.Run(name, func(t *testing.T) {
			w := open(t, ofBinary(sampler(t)), tolerating())
			c := w.Complaints()
			must.Hold(t, len(c) == 0, "complaints before anything was done: %q", c)
			w.Tap(name)
			w.hears(false)
			if c := w.Complaints(); !strings.Contains(strings.Join(c, "\n"), sign) {
				t.Errorf("the complaints are %q", c)
			}
		})
	}
}
