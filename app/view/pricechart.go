package view

import "scripkeeper/calc"

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
