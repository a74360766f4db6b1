package seating

// leastCost is what the meetings of a plan cost at least. It is known where nothing was played before and nobody wishes
// anything: pairs meet as equally as can be, and a table brings people together again where it is larger than there are
// tables in another round. It may be that no rounds come to that.
func leastCost(p Plan) (cost int, known bool) {
	if len(p.Before)+len(p.Out)+len(p.Apart)+len(p.Together) > 0 {
		return 0, false
	}
	meetings, again := 0, 0
	for _, size := range p.Sizes {
		meetings += p.Rounds * size * (size - 1) / 2
		again += p.Rounds * (p.Rounds - 1) / 2 * twos(size, len(p.Sizes))
	}
	pairs := len(p.Present) * (len(p.Present) - 1) / 2
	e := p.Edition.effort()
	return e.square*max(again, twos(meetings, pairs)) + e.cube*threes(meetings, pairs), true
}

// twos are how many pairs there are within shares of a number that are as equal as can be, threes how many threes.
func twos(number, shares int) int {
	each, more := number/shares, number%shares
	return shares*(each*(each-1)/2) + more*each
}

func threes(number, shares int) int {
	each, more := number/shares, number%shares
	return shares*(each*(each-1)*(each-2)/6) + more*(each*(each-1)/2)
}
