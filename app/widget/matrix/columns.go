package matrix

import (
	"maps"
	"slices"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// A room is the space around figures of cash and worth.
type room uint8

const (
	// tight figures may touch, spaced figures have a gap wider than a thousands separator, and growing figures have
	// additional space for another digit.
	tight room = iota
	spaced
	growing
)

// wide returns the width of a column's figures. Only cash and worth can be tight or growing.
func (m *measure) wide(column int, at scale, around room) float32 {
	e := m.seen[column]
	if around == growing && column < 0 {
		e.digits = max(e.digits, e.spare)
		if m.view.Before != nil {
			e.change = max(e.change, e.spare-1)
		}
	}
	most := nines(e.digits)
	if e.below {
		most = -most
	}
	width := core.Shrunk(m.of, words.Number(most), at.style, at.part).Width
	if e.note != "" {
		width = max(width, min(core.Shrunk(m.of, e.note, core.Caption, at.small).Width, longestNote*core.Factor(m.of)))
	}
	if e.change > 0 {
		width = max(width, mark.DeltaWidth(m.of, nines(e.change), core.Caption, at.small))
	}
	if veiled := func(s view.Seat) bool { return s.Veiled }; column == view.WorthColumn &&
		slices.ContainsFunc(m.view.Seats, veiled) {
		width = max(width, core.Measure(m.of, m.view.Hidden, core.Caption).Width+cellSpace)
	}
	if e.digits > 3 && (column >= 0 || around > tight || core.Factor(m.of) > 1 || e.digits > 6) {
		width += cellSpace
	}
	return width
}

func (m *measure) wideHeader(company int, at scale) float32 {
	c := m.view.Companies[company]
	head := core.Scaled(m.of, look.BodySize)*0.8*at.small + look.Space1 +
		core.Shrunk(m.of, c.Code, core.Strong, at.small).Width
	if m.heading != HeadPrices {
		return head
	}
	width := max(head, core.Shrunk(m.of, words.Number(nines(digits(c.Price))), at.style, at.part).Width)
	if move := m.seen[company].move; move > 0 {
		width = max(width, mark.DeltaWidth(m.of, nines(move), core.Caption, at.small))
	}
	return width
}

// needed holds the least widths of the columns at a scale.
type needed struct {
	companies   map[int]float32
	widest      float32
	cash, worth [growing + 1]float32
}

func (m *measure) needed(at scale) needed {
	n := needed{companies: map[int]float32{}}
	for _, company := range m.shown() {
		n.companies[company] = max(m.wide(company, at, tight), m.wideHeader(company, at)) + cellSpace
		n.widest = max(n.widest, n.companies[company])
	}
	cash := core.Shrunk(m.of, m.view.Cash, core.Caption, at.small).Width
	worth := core.Shrunk(m.of, m.view.Worth, core.Caption, at.small).Width
	for around := range n.cash {
		n.cash[around] = max(m.wide(view.CashColumn, at, room(around)), cash) + cellSpace
		n.worth[around] = max(m.wide(view.WorthColumn, at, room(around)), worth) + cellSpace
	}
	return n
}

// widths returns the widths of the columns, and their sum. If even is true, all companies are equally wide.
func (n needed) widths(even bool, around room) (map[int]float32, float32) {
	columns := map[int]float32{view.CashColumn: n.cash[around], view.WorthColumn: n.worth[around]}
	sum := n.cash[around] + n.worth[around]
	for company, width := range n.companies {
		if even {
			width = n.widest
		}
		columns[company] = width
		sum += width
	}
	return columns, sum
}

// share distributes a width among columns. No column gets less than it needs. Companies get equal shares, cash and
// worth get 1.25 times as much, and names get twice as much and what is left. Only names can be wider than widest. A
// growing figure moves no column until it needs more than its column's share.
func share(columns map[int]float32, room, widest float32) {
	part := map[int]float32{view.NameColumn: 2, view.CashColumn: 1.25, view.WorthColumn: 1.25}
	for column := range columns {
		if column >= 0 {
			part[column] = 1
		}
	}
	all := slices.Sorted(maps.Keys(columns))
	each := room
	for range all { // columns that need more than their share leave less for the others
		left, parts := room, float32(0)
		for _, column := range all {
			if columns[column] > each*part[column] {
				left -= columns[column]
			} else {
				parts += part[column]
			}
		}
		each = left / max(1, parts)
	}
	for _, column := range all {
		if column != view.NameColumn {
			columns[column] = max(columns[column], min(widest, each*part[column]))
			room -= columns[column]
		}
	}
	if name, named := columns[view.NameColumn]; named {
		columns[view.NameColumn] = max(name, room)
	}
}

const (
	// blockGap is the space between blocks of rows, blockRows the least average number of rows in a block.
	blockGap          = look.Space5
	blockRows         = 6
	blockName float32 = 88
)

func (m *measure) mostBlocks() int {
	rows := len(m.view.Rows())
	if rows <= view.MaxSeatsShown {
		return 1
	}
	return min(4, rows/blockRows)
}

func (g grid) blockAt(block int) float32 { return float32(block) * (g.width + blockGap) }

// rows returns the rows of each block in order. All blocks but the last have the same number of rows.
func (g grid) rows() [][]int {
	rows := g.view.Rows()
	return slices.Collect(slices.Chunk(rows, max(1, (len(rows)+g.blocks-1)/g.blocks)))
}

// above returns the rows above a row in the same block; at is the index of the row among the rows of all blocks.
func (g grid) above(at int) []int {
	for _, rows := range g.rows() {
		if at < len(rows) {
			return rows[:at]
		}
		at -= len(rows)
	}
	return nil
}
