package calc

import "slices"

// A Track is the price ladder of a company.
type Track interface {
	Len() int // at least 1
	// Price returns the price at an index, where 0 is the lowest price. The index must be on the track.
	Price(index int) int
	// Index returns the index of a price, and whether the price is on the track.
	Index(price int) (int, bool)
}

// A Grid is a track whose prices are in rows and columns; some cells can be blank.
type Grid interface {
	Track
	Size() (rows, columns int)
	// Cell returns the row and column of the cell at an index, both counted from 0 at the top left.
	Cell(index int) (row, column int)
	// Marked reports whether the cell at an index is marked. Each game gives marks a meaning of its own.
	Marked(index int) bool
}

// A Scale is a track from Min to Max in even steps, both ends included.
type Scale struct {
	Min, Max, Step int
}

// A List is a track of listed prices in rising order. A price can occur at several indexes.
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

// Index returns the lowest index of a price, and whether it is on the list.
func (l List) Index(price int) (int, bool) {
	index := slices.Index(l, price)
	return max(0, index), index >= 0
}
