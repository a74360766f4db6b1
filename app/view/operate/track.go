package operate

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Track is the price track of a company, with where its value stands and where the panel leads it.
type Track struct {
	Prices []int
	// Now and Then are places on it.
	Now, Then int
}

// trackOf is the track as the table stands.
func trackOf(t calc.Table, company int) Track {
	of, track := t.Layout().Tracks[company], Track{}
	for i := range of.Len() {
		track.Prices = append(track.Prices, of.Price(i))
	}
	track.Now, _ = t.TrackIndex(company)
	track.Then = track.Now
	return track
}

// Around is the part of the track that so many places show: what lies about the two values.
func (t Track) Around(places int) (from, to int) {
	places = min(places, len(t.Prices))
	from = min(max(0, (t.Now+t.Then-places+1)/2), len(t.Prices)-places)
	return from, from + places
}

// Spoken says where the value stands and where it goes.
func (t Track) Spoken(company words.Noun) string {
	key := "shoulders.sheet.track"
	if t.Now != t.Then {
		key = "shoulders.sheet.track.moves"
	}
	return words.Format(key, words.Names{"company": company, "old": t.Prices[t.Now],
		"new": t.Prices[t.Then]})
}
