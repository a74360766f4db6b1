package calc

// A List is a track whose prices are listed, the lowest index first. A price may stand at several indexes.
type List []int

// Len is the number of prices on the list.
func (l List) Len() int { return len(l) }

// Price is the price at an index, 0 the lowest.
func (l List) Price(index int) int { return l[index] }

// Index is the lowest index of a price, and whether it stands on the list.
func (l List) Index(price int) (int, bool) {
	for index, p := range l {
		if p == price {
			return index, true
		}
	}
	return 0, false
}
