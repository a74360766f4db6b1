package calc

import "slices"

// A Track is the row of prices that a company's marker stands on.
type Track interface {
	// Len is the number of prices on the track, at least 1.
	Len() int
	// Price is the price at an index, 0 the lowest. The index must be on the track.
	Price(index int) int
	// Index is the index of a price, and whether the price stands on the track.
	Index(price int) (int, bool)
}

// A Grid is a track whose prices stand in rows and columns, some cells blank.
type Grid interface {
	Track
	// Size is how many rows and columns there are.
	Size() (rows, columns int)
	// Cell is the row and the column of an index, each counted from 0, from the top and from the left.
	Cell(index int) (row, column int)
	// Marked reports whether a cell is marked on the grid, for what a game says.
	Marked(index int) bool
}

// A Scale is a track from Min to Max in even steps, both ends included.
type Scale struct {
	Min, Max, Step int
}

// A List is a track whose prices are listed, the lowest index first. A price may stand at several indexes.
type List []int

// Len is the number of prices on the scale.
func (s Scale) Len() int { return (s.Max-s.Min)/s.Step + 1 }

// Price is the price at an index, 0 the lowest.
func (s Scale) Price(index int) int { return s.Min + index*s.Step }

// Index is the index of a price, and whether it stands on the scale.
func (s Scale) Index(price int) (int, bool) {
	if price < s.Min || price > s.Max || (price-s.Min)%s.Step != 0 {
		return 0, false
	}
	return (price - s.Min) / s.Step, true
}

// Len is the number of prices on the list.
func (l List) Len() int { return len(l) }

// Price is the price at an index, 0 the lowest.
func (l List) Price(index int) int { return l[index] }

// Index is the lowest index of a price, and whether it stands on the list.
func (l List) Index(price int) (int, bool) {
	index := slices.Index(l, price)
	return max(0, index), index >= 0
}
