package agreement

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

// Chart is a price track made of rows of cells. Cells can be blank, and prices never fall from left to right. Indexes
// rise with the price and, among equal prices, from the top row down and from left to right.
type Chart struct {
	cells         []cell
	rows, columns int
	// at holds the index of each cell by row and column, or [calc.None] for a blank cell.
	at     [][]int
	marked bool
}

type cell struct {
	row, column, price int
	par                bool
}

func (c *Chart) Len() int { return len(c.cells) }

func (c *Chart) Price(index int) int { return c.cells[index].price }

// Index returns the index of the topmost cell with the price, and whether there is such a cell.
func (c *Chart) Index(price int) (int, bool) {
	index, found := slices.BinarySearchFunc(c.cells, price, func(of cell, price int) int { return of.price - price })
	return index * calc.Bit(found), found
}

func (c *Chart) Size() (rows, columns int) { return c.rows, c.columns }

// Cell returns the row and column of the cell at an index, both counted from 0.
func (c *Chart) Cell(index int) (row, column int) { return c.cells[index].row, c.cells[index].column }

func (c *Chart) Marked(index int) bool { return c.cells[index].par }

// Launches reports whether companies can be launched at a cell. If no cell is marked, every cell allows launches.
func (c *Chart) Launches(index int) bool { return !c.marked || c.cells[index].par }

// Start returns the index of the topmost cell that has the price and allows launches.
func (c *Chart) Start(price int) (int, bool) {
	for index, of := range c.cells {
		if of.price == price && c.Launches(index) {
			return index, true
		}
	}
	return 0, false
}

const (
	maxSide = 40
	// blankCell is the text of a cell without a price; parMark after a price allows launches in that cell.
	blankCell, parMark = "-", "*"
)

// ownChart is the chart used if [Options.Chart] is empty. It allows launches in its sixth column.
const ownChart = "70 74 80 86 94 100* 110 120 132 144 155 170 190 205 225 / " +
	"66 70 76 82 88 94* 102 112 124 136 148 160 175 195 215 / " +
	"62 66 70 76 82 88* 96 106 116 126 138 150 165 180 / " +
	"57 62 66 70 76 82* 90 98 108 118 130 142 155 / " +
	"53 57 62 66 70 76* 84 92 100 110 120 / " +
	"49 52 56 60 66 70* 76 84 92 / " +
	"45 48 52 55 60 64* 70 / " +
	"40 43 47 50 54"

func (o *Options) chartText() string {
	if strings.TrimSpace(o.Chart) == "" {
		return ownChart
	}
	return o.Chart
}

// readChart parses the rows of the chart, the top row first. Refusals: option.chart.rows, option.chart.columns,
// option.chart.cell, option.chart.order, option.chart.few.
func (o *Options) readChart(m *Market) *calc.Refusal {
	lines := strings.FieldsFunc(o.chartText(), func(r rune) bool { return r == '/' || r == '\n' || r == '\r' })
	lines = slices.DeleteFunc(lines, func(line string) bool { return len(cellsOf(line)) == 0 })
	if n := len(lines); n > maxSide {
		return refuseOption("option.chart.rows", "chart").With("value", n).With("max", maxSide)
	}
	c := &Chart{rows: len(lines), at: make([][]int, len(lines))}
	for row, line := range lines {
		if refusal := c.read(row, cellsOf(line)); refusal != nil {
			return refusal
		}
	}
	if len(c.cells) < 2 {
		return refuseOption("option.chart.few", "chart").With("value", len(c.cells)).With("min", 2)
	}
	slices.SortFunc(c.cells, func(a, b cell) int {
		return cmp.Or(a.price-b.price, a.row-b.row, a.column-b.column)
	})
	for index, of := range c.cells {
		c.at[of.row][of.column] = index
	}
	m.Track = c
	return nil
}

func cellsOf(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ';' || unicode.IsSpace(r) })
}

// read parses the words of one row. The caller sets the indexes in c.at once all rows have been read.
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
