package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Track is a company's price track, with the prices before and after an entry.
type Track struct {
	Company Company
	Prices  []int
	// Now is the index of the price before the entry, Then the index of the price after it.
	Now, Then int
}

func TrackOf(before, after calc.Table, company int) Track {
	of, track := before.Layout().Tracks[company], Track{Company: CompanyOf(before.Layout(), company)}
	for i := range of.Len() {
		track.Prices = append(track.Prices, of.Price(i))
	}
	track.Now, _ = before.TrackIndex(company)
	track.Then, _ = after.TrackIndex(company)
	return track
}

// Around returns the bounds of a section of the track with both prices. The section has at most the given number of
// places.
func (t Track) Around(places int) (from, to int) {
	places = min(places, len(t.Prices))
	from = min(max(0, (t.Now+t.Then-places+1)/2), len(t.Prices)-places)
	return from, from + places
}

func (t Track) Spoken() string {
	key := "sheet.track"
	if t.Now != t.Then {
		key = "sheet.track.moves"
	}
	return words.Format(key, words.Names{"company": t.Company.Noun, "old": t.Prices[t.Now], "new": t.Prices[t.Then]})
}

// A PriceChart is a grid of prices. Its cells are in track order.
type PriceChart struct {
	Rows, Columns int
	Cells         []Cell
}

// A Cell is one price in a grid. Row and Column count from 0 at the upper left. Companies can launch at Marked cells.
type Cell struct {
	Row, Column, Price int
	Marked             bool
}

func priceChartOf(grid calc.Grid) *PriceChart {
	c := &PriceChart{}
	c.Rows, c.Columns = grid.Size()
	for index := range grid.Len() {
		row, column := grid.Cell(index)
		c.Cells = append(c.Cells, Cell{row, column, grid.Price(index), grid.Marked(index)})
	}
	return c
}
