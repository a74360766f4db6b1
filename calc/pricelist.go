package calc

// A List is a track whose prices are listed, the lowest place first. A price may stand at several places.
type List []int

// Len is the number of places on the list.
func (l List) Len() int { return len(l) }

// Price is the price at a place, 0 the lowest.
func (l List) Price(place int) int { return l[place] }

// Index is the lowest place of a price, and whether it stands on the list.
func (l List) Index(price int) (int, bool) {
	for place, p := range l {
		if p == price {
			return place, true
		}
	}
	return 0, false
}
