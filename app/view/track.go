package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Track is the price track of a company, with where its price stands and where an entry leads it.
type Track struct {
	Company Company
	Prices  []int
	// Now and Then are places on it.
	Now, Then int
}

// TrackOf is the track of a company between two tables.
func TrackOf(before, after calc.Table, company int) Track {
	of, track := before.Layout().Tracks[company], Track{Company: CompanyOf(before.Layout(), company)}
	for i := range of.Len() {
		track.Prices = append(track.Prices, of.Price(i))
	}
	track.Now, _ = before.TrackIndex(company)
	track.Then, _ = after.TrackIndex(company)
	return track
}

// Around is the part of the track that so many places show: what lies about the two prices.
func (t Track) Around(places int) (from, to int) {
	places = min(places, len(t.Prices))
	from = min(max(0, (t.Now+t.Then-places+1)/2), len(t.Prices)-places)
	return from, from + places
}

// Spoken says where the price stands and where it goes.
func (t Track) Spoken() string {
	key := "sheet.track"
	if t.Now != t.Then {
		key = "sheet.track.moves"
	}
	return words.Format(key, words.Names{"company": t.Company.Noun, "old": t.Prices[t.Now], "new": t.Prices[t.Then]})
}

// A PriceChart is the chart of rows and columns that prices stand on. Its cells are in the order of the track.
type PriceChart struct {
	Rows, Columns int
	Cells         []Cell
}

// A Cell is one price of a chart, its row and column counted from 0, from the top and from the left. Marked cells are
// those where companies can be launched.
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
