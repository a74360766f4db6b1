package seating

import (
	"math/rand/v2"
	"slices"
)

type search struct {
	effort
	rounds []Tables
	people int
	// class holds the number of each pair's class at index a*people+b. Pairs in one class meet equally often.
	class []int
	// met counts, for each class, the meetings of its pairs in earlier rounds and in those drawn so far. weight is the
	// extra cost of one such meeting.
	met, weight []int
	before      []int
	// least is the lowest possible cost of all meetings, known if bounded is set.
	least   int
	bounded bool
	// rotating reports that a class can have several pairs, see [rotationSearch]. People whose number is settled or
	// more stay at tables of one size.
	rotating bool
	settled  int
}

func newSearch(p Plan) *search {
	people := 0
	for _, round := range append([]Tables{{p.Present}}, p.Before...) {
		for _, table := range round {
			for _, person := range table {
				people = max(people, person+1)
			}
		}
	}
	s := newClassSearch(p.Edition.effort(), people, people*people,
		func(a, b int) int { return max(a, b)*people + min(a, b) })
	s.count(p.Before, 1)
	s.wish(p.Apart, s.effort.wish)
	s.wish(p.Together, -s.effort.wish)
	s.before = slices.Clone(s.met)
	return s
}

func newClassSearch(e effort, people, classes int, number func(a, b int) int) *search {
	s := &search{effort: e, people: people, settled: people, class: make([]int, people*people)}
	for a := range people {
		for b := range people {
			s.class[a*people+b] = number(a, b)
		}
	}
	s.met, s.weight, s.before = make([]int, classes), make([]int, classes), make([]int, classes)
	return s
}

// wish sets the extra cost of each meeting of some pairs. A negative cost favours meetings.
func (s *search) wish(pairs [][2]int, weight int) {
	for _, pair := range pairs {
		if a, b := pair[0], pair[1]; a >= 0 && b >= 0 && a < s.people && b < s.people && a != b {
			s.weight[s.class[a*s.people+b]] = weight
		}
	}
}

func (s *search) count(rounds []Tables, by int) {
	for _, round := range rounds {
		for _, table := range round {
			for i, a := range table {
				for _, b := range table[:i] {
					s.met[s.class[a*s.people+b]] += by
				}
			}
		}
	}
}

// Repeats returns the number of meetings other than the first meeting of each pair.
func Repeats(rounds []Tables) int {
	s := newSearch(Plan{Before: rounds})
	repeats := 0
	for _, met := range s.met {
		repeats += max(0, met-1)
	}
	return repeats
}

// sound reports whether the drawn rounds have no repeated or unwanted meetings, and all pairs that wish to meet do so.
func (s *search) sound() bool {
	for i, met := range s.met {
		switch before, weight := s.before[i], s.weight[i]; {
		case weight < 0:
			if met < before+len(s.rounds) {
				return false
			}
		case met > before && (met > 1 || weight > 0):
			return false
		}
	}
	return true
}

func (s *search) done(cost int) bool { return s.bounded && cost <= s.least || s.sound() }

func (s *search) cost() int {
	sum := 0
	for class, met := range s.met {
		for n := range met {
			sum += s.price(n)
		}
		sum += s.weight[class] * (met - s.before[class])
	}
	return sum
}

// price returns the cost of the next meeting of a pair that has already met the given number of times.
func (s *search) price(met int) int { return s.square*met + s.cube*(met*(met-1)/2) }

// improve exchanges people and keeps the best rounds that it finds (simulated annealing). Slightly worse exchanges pass
// with a chance that falls to zero, except in rotated rounds, where it stays constant.
func (s *search) improve(luck *rand.Rand) {
	cost := s.cost()
	if len(s.rounds) == 0 || len(s.rounds[0]) < 2 || s.done(cost) {
		return
	}
	tries := s.tries(len(slices.Concat(s.rounds[0]...)) * len(s.rounds))
	best, kept := cost, clone(s.rounds)
	for left := tries; left > 0; left-- {
		round := s.rounds[luck.IntN(len(s.rounds))]
		one, other := luck.IntN(len(round)), luck.IntN(len(round)-1)
		if other >= one {
			other++
		}
		i, j := luck.IntN(len(round[one])), luck.IntN(len(round[other]))
		if len(round[one]) != len(round[other]) && max(round[one][i], round[other][j]) >= s.settled {
			continue
		}
		odds := s.warm
		if !s.rotating {
			odds = s.warm * left / tries * left / tries
		}
		by, passed := s.attempt(round[one], i, round[other], j, odds, luck)
		if cost += by; passed && cost < best {
			best, kept = cost, clone(s.rounds)
			if s.done(cost) {
				break
			}
		}
	}
	s.count(s.rounds, -1)
	s.rounds = kept
	s.count(s.rounds, 1)
}

// winsTosses reports whether an exchange passes. by is the cost that the exchange adds. The exchange must win one toss
// for each s.square in this cost, rounded up. odds is the chance to win a toss, out of allTosses.
func (s *search) winsTosses(by int, odds uint64, luck *rand.Rand) bool {
	for ; by > 0; by -= s.square {
		if luck.Uint64N(allTosses) >= odds {
			return false
		}
	}
	return true
}

// attempt exchanges two people if the exchange wins its tosses, and returns the added cost. If pairs share a class, the
// cost is known only after the exchange.
func (s *search) attempt(one Group, i int, other Group, j int, odds uint64, luck *rand.Rand) (by int, passed bool) {
	if s.rotating {
		if by = s.exchange(one, i, other, j); !s.winsTosses(by, odds, luck) {
			s.exchange(one, i, other, j)
			return 0, false
		}
		return by, true
	}
	if by = s.change(one, i, other[j]) + s.change(other, j, one[i]); !s.winsTosses(by, odds, luck) {
		return 0, false
	}
	s.exchange(one, i, other, j)
	return by, true
}

func (s *search) change(table Group, seat, comes int) int {
	goes, by := table[seat], 0
	for i, person := range table {
		if i != seat {
			leave, join := s.class[goes*s.people+person], s.class[comes*s.people+person]
			by += s.price(s.met[join]) + s.weight[join] - s.price(s.met[leave]-1) - s.weight[leave]
		}
	}
	return by
}

func (s *search) exchange(one Group, i int, other Group, j int) (by int) {
	for _, side := range []struct {
		table Group
		seat  int
		comes int
	}{{one, i, other[j]}, {other, j, one[i]}} {
		for at, person := range side.table {
			if at != side.seat {
				leave, join := s.class[side.table[side.seat]*s.people+person], s.class[side.comes*s.people+person]
				s.met[leave]--
				by -= s.price(s.met[leave]) + s.weight[leave]
				by += s.price(s.met[join]) + s.weight[join]
				s.met[join]++
			}
		}
	}
	one[i], other[j] = other[j], one[i]
	return by
}

func clone(rounds []Tables) []Tables {
	all := make([]Tables, len(rounds))
	for i, round := range rounds {
		all[i] = make(Tables, len(round))
		for j, table := range round {
			all[i][j] = append(Group(nil), table...)
		}
	}
	return all
}

// leastCost returns a lower bound for the cost of a plan's meetings, known only without earlier rounds, wishes and
// people sitting out. It assumes that pairs meet equally often, and repeat if a table has more seats than another round
// has tables.
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

// twos counts the pairs of things in the same share if a number of things is split into shares as equally as possible.
// threes counts the triples.
func twos(number, shares int) int {
	each, more := number/shares, number%shares
	return shares*(each*(each-1)/2) + more*each
}

func threes(number, shares int) int {
	each, more := number/shares, number%shares
	return shares*(each*(each-1)*(each-2)/6) + more*(each*(each-1)/2)
}
