package compact

import (
	"slices"

	"scripkeeper/calc"
)

// Most sums of money are round. So a code learns how many trailing zeros a sum has, and then its part of the range.
const (
	maxZeros = 6
	// learnedHalves is how often a range is halved with learning. After that, the remaining numbers are equally likely.
	learnedHalves = 4
	// Larger numbers than farthest are not examined for trailing zeros.
	farthest = 1 << 40
)

func (w *wire) far(list string, allowed calc.Allowed, value int) int {
	step := max(1, allowed.Step)
	near := allowed.Min >= -farthest && allowed.Max <= farthest && step <= farthest
	if len(allowed.Choices) > 0 || allowed.Min%step != 0 || !near {
		place, _ := placeOf(allowed, value)
		return allowed.At(int(w.below(uint64(place), uint64(allowed.Count()))))
	}
	var zeros []int
	for n := range maxZeros + 1 {
		if low, high := multiples(allowed, units(step, n)); low <= high {
			zeros = append(zeros, n)
		}
	}
	if len(zeros) == 0 {
		w.fail(errNone)
		return 0
	}
	index := max(0, slices.Index(zeros, zerosOf(value)))
	zero := zeros[w.listed(index, zeros, freshWeight, context{list + " zeros", 0})]
	unit := units(step, zero)
	low, high := multiples(allowed, unit)
	return unit * (low + int(w.halved(uint64(value/unit-low), uint64(high-low+1), list+" half")))
}

func zerosOf(value int) int {
	zeros := 0
	for zeros < maxZeros && value%10 == 0 {
		value /= 10
		zeros++
	}
	return zeros
}

func units(step, zeros int) int {
	ten := 1
	for range zeros {
		ten *= 10
	}
	a, b := step, ten
	for b != 0 {
		a, b = b, a%b
	}
	return step / a * ten
}

// multiples returns the lowest and the highest allowed multiple of a unit, divided by the unit.
func multiples(allowed calc.Allowed, unit int) (low, high int) {
	low, high = allowed.Min/unit, allowed.Max/unit
	if low*unit < allowed.Min {
		low++
	}
	if high*unit > allowed.Max {
		high--
	}
	return low, high
}

// halved writes or reads a number below count, and learns in which half, quarter and so on the number lies.
func (w *wire) halved(n, count uint64, question string) uint64 {
	from, node := uint64(0), 1
	for range learnedHalves {
		if count <= 1 {
			return from
		}
		lower := (count + 1) / 2
		upper := w.answer(n-from >= lower, uint32((count-lower)*(even<<1)/count), context{question, node})
		node <<= 1
		if upper {
			from, count = from+lower, count-lower
			node++
		} else {
			count = lower
		}
	}
	return from + w.below(n-from, count)
}
