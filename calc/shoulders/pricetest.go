package shoulders

// rise is by how many steps dividends raise a value: one when they are at least the value, two when at least twice it,
// three when at least three times it and the value is at least 60.
func rise(floor, price int) int {
	switch {
	case floor >= 3*price && price >= tripleFrom:
		return 3
	case floor >= 2*price:
		return 2
	case floor >= price:
		return 1
	}
	return 0
}

// tripleFrom is the lowest value at which dividends of three times the value raise it by three steps.
const tripleFrom = 60
