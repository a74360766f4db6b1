package view

import "testing"

// The part of a price track that is seen has both prices in it.
func TestTheTrackShowsWhatLiesAboutThePrice(t *testing.T) {
	track := Track{Prices: make([]int, 21)}
	for _, c := range []struct{ now, then, places, from, to int }{
		{6, 8, 7, 4, 11}, {0, 1, 7, 0, 7}, {20, 20, 7, 14, 21}, {3, 3, 40, 0, 21},
	} {
		track.Now, track.Then = c.now, c.then
		if from, to := track.Around(c.places); from != c.from || to != c.to {
			t.Errorf("%+v: %d to %d", c, from, to)
		}
	}
}
