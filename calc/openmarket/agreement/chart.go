package agreement

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

// A Chart is a track in two dimensions: rows of prices, which never fall from left to right, with cells left blank. An
// index is a place in the order of the prices; equal prices are in the order of their rows, from the top, and in a row
// from the left.
type Chart struct {
	cells         []cell
	rows, columns int
	// at is, by row and column, the index of a cell, [calc.None] for a blank one.
	at [][]int
	// marked tells that some cells are marked as prices of launches.
	marked bool
}

// A cell is one price of a chart.
type cell struct {
	row, column, price int
	par                bool
}

// Len is the number of cells that have a price.
func (c *Chart) Len() int { return len(c.cells) }

// Price is the price of a cell.
func (c *Chart) Price(index int) int { return c.cells[index].price }

// Index is the topmost cell that has a price.
func (c *Chart) Index(price int) (int, bool) {
	index, found := slices.BinarySearchFunc(c.cells, price, func(of cell, price int) int { return of.price - price })
	return index * calc.Bit(found), found
}

// Size is how many rows and columns the chart has.
func (c *Chart) Size() (rows, columns int) { return c.rows, c.columns }

// Cell is the row and the column of a cell, counted from 0.
func (c *Chart) Cell(index int) (row, column int) { return c.cells[index].row, c.cells[index].column }

// Marked reports whether the table marked a cell for launches.
func (c *Chart) Marked(index int) bool { return c.cells[index].par }

// Launches reports whether a company can be launched at a cell: at each where the table marked none.
func (c *Chart) Launches(index int) bool { return !c.marked || c.cells[index].par }

// Start is the topmost cell of a price where a company can be launched.
func (c *Chart) Start(price int) (int, bool) {
	for index, of := range c.cells {
		if of.price == price && c.Launches(index) {
			return index, true
		}
	}
	return 0, false
}

// cellAt is the index of a cell, [calc.None] for a blank one and beyond the chart.
func (c *Chart) cellAt(row, column int) int {
	if row < 0 || row >= len(c.at) || column < 0 || column >= len(c.at[row]) {
		return calc.None
	}
	return c.at[row][column]
}

const (
	// maxSide is how many rows and columns a chart can have.
	maxSide = 40
	// blankCell is a cell without a price, and parMark the end of one where companies can be launched.
	blankCell, parMark = "-", "*"
)

// ownChart is a chart of our own making, whose sixth column is for launches.
const ownChart = "70 74 80 86 94 100* 110 120 132 144 155 170 190 205 225 / " +
	"66 70 76 82 88 94* 102 112 124 136 148 160 175 195 215 / " +
	"62 66 70 76 82 88* 96 106 116 126 138 150 165 180 / " +
	"57 62 66 70 76 82* 90 98 108 118 130 142 155 / " +
	"53 57 62 66 70 76* 84 92 100 110 120 / " +
	"49 52 56 60 66 70* 76 84 92 / " +
	"45 48 52 55 60 64* 70 / " +
	"40 43 47 50 54"

// chartText is the chart as the table wrote it, or else our own.
func (o *Options) chartText() string {
	if strings.TrimSpace(o.Chart) == "" {
		return ownChart
	}
	return o.Chart
}

// chart reads the rows of the chart, the top one first: parted by slashes or lines, their cells by spaces.
// Refusals: option.chart.rows, option.chart.columns, option.chart.cell, option.chart.order, option.chart.few.
func (o *Options) chart() (*Chart, *calc.Refusal) {
	lines := strings.FieldsFunc(o.chartText(), func(r rune) bool { return r == '/' || r == '\n' || r == '\r' })
	lines = slices.DeleteFunc(lines, func(line string) bool { return len(cellsOf(line)) == 0 })
	if n := len(lines); n > maxSide {
		return nil, refuseOption("option.chart.rows", "chart").With("value", n).With("max", maxSide)
	}
	c := &Chart{rows: len(lines), at: make([][]int, len(lines))}
	for row, line := range lines {
		if refusal := c.read(row, cellsOf(line)); refusal != nil {
			return nil, refusal
		}
	}
	if len(c.cells) < 2 {
		return nil, refuseOption("option.chart.few", "chart").With("value", len(c.cells)).With("min", 2)
	}
	slices.SortFunc(c.cells, func(a, b cell) int {
		return cmp.Or(a.price-b.price, a.row-b.row, a.column-b.column)
	})
	for index, of := range c.cells {
		c.at[of.row][of.column] = index
	}
	return c, nil
}

// cellsOf are the words of a row.
func cellsOf(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ';' || unicode.IsSpace(r) })
}

// read reads a row. Its indexes are set when all rows have been read.
func (c *Chart) read(row int, words []string) *calc.Refusal {
	if n := len(words); n > maxSide {
		return refuseOption("option.chart.columns", "chart").With("row", row+1).With("value", n).With("max", maxSide)
	}
	c.columns = max(c.columns, len(words))
	c.at[row] = slices.Repeat([]int{calc.None}, len(words))
	last := calc.None
	for column, word := range words {
		if word == blankCell {
			continue
		}
		number, par := strings.CutSuffix(word, parMark)
		price, err := strconv.Atoi(number)
		if err != nil || price < 0 || price > MaxPrice {
			return refuseOption("option.chart.cell", "chart").With("row", row+1).With("number", column+1).
				With("max", MaxPrice)
		}
		if price < last {
			return refuseOption("option.chart.order", "chart").With("row", row+1).With("value", price).With("min", last)
		}
		last, c.marked = price, c.marked || par
		c.cells = append(c.cells, cell{row, column, price, par})
	}
	return nil
}
