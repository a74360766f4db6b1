package calc

import "slices"

// A Track is the price ladder of a company.
type Track interface {
	Len() int // at least 1
	// Price returns the price at an index, which must be on the track. Index 0 is the lowest price.
	Price(index int) int
	// Index returns the index of a price, and whether the track has the price.
	Index(price int) (int, bool)
}

// A Grid is a track with prices in rows and columns. Some cells can be blank.
type Grid interface {
	Track
	Size() (rows, columns int)
	// Cell returns the row and column of an index, both counted from 0 at the top left.
	Cell(index int) (row, column int)
	// Marked reports whether the cell at an index is marked. Each game defines what a mark means.
	Marked(index int) bool
}

// A Scale is a track from Min to Max, inclusive, in equal steps.
type Scale struct {
	Min, Max, Step int
}

// A List is a track of ascending prices, which can repeat.
type List []int

func (s Scale) Len() int { return (s.Max-s.Min)/s.Step + 1 }

func (s Scale) Price(index int) int { return s.Min + index*s.Step }

func (s Scale) Index(price int) (int, bool) {
	if price < s.Min || price > s.Max || (price-s.Min)%s.Step != 0 {
		return 0, false
	}
	return (price - s.Min) / s.Step, true
}

func (l List) Len() int { return len(l) }

func (l List) Price(index int) int { return l[index] }

// Index returns the lowest index of a price, and whether the list has the price.
func (l List) Index(price int) (int, bool) {
	index := slices.Index(l, price)
	return max(0, index), index >= 0
}
