package view

import "scripkeeper/calc"

// A Lane is one company's ladder on the price board.
type Lane struct {
	Company Company
	// Prices are the rungs from the lowest up, nil where there are too many for a ladder: then the price alone is
	// shown. Step is in what steps they go, 0 where that differs.
	Prices []int
	Step   int
	// Chart are the rows and columns that the prices stand on, nil for a ladder.
	Chart *PriceChart
	// Price is where the marker stands, Before where it stood before the last move (the same when it did not move).
	Price, Before int
	// At and From are the indices of the two prices on the track, where a price stands there several times.
	At, From int
	// Event is a word for what happened to the price where its change tells something else: a split. Empty for nothing.
	Event string
	// Off reports that the company has no price on its track: it is not in play.
	Off bool
}

// longestLadder is the largest number of prices that is shown as a ladder.
const longestLadder = 60

// Lanes are the ladders of the table as it stands, with what the last entry did to the prices.
func Lanes(v Game) []Lane {
	lanes := LanesOf(v.Table, v.Before)
	for company, event := range lastEvents(v) {
		lanes[company].Event = event
	}
	return lanes
}

// LanesOf are the prices of a table on their tracks, with the markers' places on another table as ghosts.
func LanesOf(t, since calc.Table) []Lane {
	l := t.Layout()
	lanes := make([]Lane, len(l.Companies))
	for i, company := range Companies(l) {
		lane := Lane{Company: company, Price: t.Price(i), Off: !t.Traded(i)}.On(l.Tracks[i])
		lane.At, _ = t.TrackIndex(i)
		lane.Before, lane.From = lane.Price, lane.At
		if since.Traded(i) {
			lane.Before = since.Price(i)
			lane.From, _ = since.TrackIndex(i)
		}
		lanes[i] = lane
	}
	return lanes
}

// On is the lane on a track, without rungs where that is too long for a ladder or is a chart.
func (l Lane) On(track calc.Track) Lane {
	l.Prices = nil
	if grid, is := track.(calc.Grid); is {
		l.Chart = priceChartOf(grid)
		return l
	}
	for i := 0; i < track.Len() && track.Len() <= longestLadder; i++ {
		l.Prices = append(l.Prices, track.Price(i))
	}
	if scale, even := track.(calc.Scale); even {
		l.Step = max(1, scale.Step)
	}
	return l
}
