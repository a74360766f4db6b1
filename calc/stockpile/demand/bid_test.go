package demand

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Rules A.2
func TestBiddingTrack(t *testing.T) {
	expect.Equal(t, bidTrack(), [8]int{0, 1, 3, 6, 10, 15, 20, 25}, "the bidding track is …")
}
