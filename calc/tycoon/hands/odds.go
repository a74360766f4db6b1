package hands

import "scripkeeper/calc"

// DrawOdds returns the relative odds of 0 to limit cards of one kind in a hand drawn from a pile (hypergeometric
// distribution). kind is the number of such cards in the pile. All odds are at least 1.
func DrawOdds(kind, pile, hand, limit int) []int {
	const first, low = 1 << 20, 1 << 40
	odds := make([]int, max(0, limit)+1)
	odds[0] = first
	others := pile - kind - hand
	for n := range len(odds) - 1 {
		odds[n+1] = odds[n] * (kind - n) * (hand - n) / ((n + 1) * max(1, others+n+1))
		for odds[n+1] > low {
			for i := range n + 2 {
				odds[i] /= 2
			}
		}
	}
	scale := 1 + calc.Sum(odds)>>12
	for i := range odds {
		odds[i] = max(1, odds[i]/scale)
	}
	return odds
}

// risingOdds returns the relative odds of each kind to be entered next, if things are entered in ascending order of
// kind. The parameter from is the last kind entered, count the number of things still to come, and left the number
// available of each kind.
func risingOdds(left []int, from, count int) []int {
	const whole = 32
	odds, weights := make([]int, len(left)), make([]int, len(left))
	above, all := 0, 0
	for kind := len(left) - 1; kind >= max(0, from); kind-- {
		here := max(0, left[kind])
		weights[kind] = max(0, binomial(above+here, count)-binomial(above, count))
		above += here
		all += weights[kind]
	}
	for kind, weight := range weights {
		odds[kind] = 1 + weight*whole/max(1, all)
	}
	return odds
}

// binomial returns the binomial coefficient, or some number above 1<<40 if it exceeds 1<<40.
func binomial(many, few int) int {
	const enough = 1 << 40
	if few > many {
		return 0
	}
	n := 1
	for i := range few {
		if n > enough {
			break
		}
		n = n * (many - i) / (i + 1)
	}
	return n
}
