package page

import (
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
)

func TestAClockCountsSeconds(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	until := func(left time.Duration) Clock { return Clock{Until: now.Add(left).UnixMilli(), Over: "over"} }
	for shown, of := range map[string]Clock{
		"3:00:00": {Left: 3 * 3600}, "50:00": {Left: 50 * 60}, "0:07": until(7 * time.Second),
		"1:00": until(59*time.Second + time.Millisecond), "59:59": until(time.Hour - time.Second),
		"over": until(0), "ended": {Over: "ended"},
	} {
		got, over := of.Face(now)
		expect.True(t, got == shown && over == (of.Over == shown), "%+v shows %q, over %t", of, got, over)
	}
}
