package view

import "scripkeeper/calc"

type Lane struct {
	Company Company
	// Prices are the prices on the ladder in rising order; nil for a grid or a long ladder. Step is the difference
	// between neighbouring prices, or 0 if it varies.
	Prices []int
	Step   int
	Chart  *PriceChart
	// Price is the current price. Before is the price before the last move, or Price if there was no move.
	Price, Before int
	// At and From are the indices of Price and Before on the track. A price may occur several times on a track.
	At, From int
	// Event is a word for a price change that is neither rise nor fall, such as a split; may be empty.
	Event string
	// Off reports whether the company is not in play and has no price.
	Off bool
}

const longestLadder = 60

func Lanes(v Game) []Lane {
	lanes := LanesOf(v.Table, v.Before)
	for company, event := range lastEvents(v) {
		lanes[company].Event = event
	}
	return lanes
}

// LanesOf returns each company's price on a table, and its price on an earlier table.
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

// On returns the lane with the prices of a track, as a ladder or a grid.
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
