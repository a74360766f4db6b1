package seating

import (
	"math/rand/v2"
	"slices"
)

// A search is rounds that are made better by exchanging two people of a round.
type search struct {
	effort
	rounds []Tables
	people int
	// class is the number of each pair, by both. Pairs with one number meet as often as each other.
	class []int
	// met is how often each pair meets, in what was played and in what is drawn; weight is what a meeting of them costs
	// more.
	met, weight []int
	// before is how often each pair met in what was played.
	before []int
	// least is what meetings cost at least, where that is known.
	least   int
	bounded bool
	// turning reports that pairs of a class meet together, see [turning], and settled from which number on people do
	// not come to a table of another size.
	turning bool
	settled int
}

// newSearch is a search in which each pair counts for itself.
func newSearch(p Plan) *search {
	people := 0
	for _, round := range append([]Tables{{p.Present}}, p.Before...) {
		for _, table := range round {
			for _, person := range table {
				people = max(people, person+1)
			}
		}
	}
	s := classed(p.Edition.effort(), people, people*people, func(a, b int) int { return max(a, b)*people + min(a, b) })
	s.count(p.Before, 1)
	s.wish(p.Apart, s.effort.wish)
	s.wish(p.Together, -s.effort.wish)
	s.before = slices.Clone(s.met)
	return s
}

// classed is a search in which the pairs have numbers below a limit.
func classed(e effort, people, classes int, number func(a, b int) int) *search {
	s := &search{effort: e, people: people, settled: people, class: make([]int, people*people)}
	for a := range people {
		for b := range people {
			s.class[a*people+b] = number(a, b)
		}
	}
	s.met, s.weight, s.before = make([]int, classes), make([]int, classes), make([]int, classes)
	return s
}

// wish lets meetings of some pairs cost more, or less.
func (s *search) wish(pairs [][2]int, weight int) {
	for _, pair := range pairs {
		if a, b := pair[0], pair[1]; a >= 0 && b >= 0 && a < s.people && b < s.people && a != b {
			s.weight[s.class[a*s.people+b]] = weight
		}
	}
}

// count adds the meetings of rounds.
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

// Repeats is how many meetings of some rounds are not the first of their pair.
func Repeats(rounds []Tables) int {
	s := newSearch(Plan{Before: rounds})
	repeats := 0
	for _, met := range s.met {
		repeats += max(0, met-1)
	}
	return repeats
}

// sound reports that nobody meets again, and nobody whom he shall not, but for those who shall meet and do. What was
// played cannot be helped.
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

// done reports that no rounds can be better than those that cost so much, as far as that is known.
func (s *search) done(cost int) bool { return s.bounded && cost <= s.least || s.sound() }

// cost is what all meetings cost.
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

// price is what the next meeting of a pair costs that met so often.
func (s *search) price(met int) int { return s.square*met + s.cube*(met*(met-1)/2) }

// improve exchanges people as long as that may help: at first also where it makes things a little worse, later less and
// less so, but for rounds that turn, where it is so to the end. It keeps the best rounds that it comes to.
func (s *search) improve(luck *rand.Rand) {
	cost := s.cost()
	if len(s.rounds) == 0 || len(s.rounds[0]) < 2 || s.done(cost) {
		return
	}
	seats := 0
	for _, table := range s.rounds[0] {
		seats += len(table)
	}
	tries := s.tries(seats * len(s.rounds))
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
		if !s.turning {
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

// tossed reports whether an exchange passes that makes rounds worse: a coin is tossed for every square by which it
// does, and must let it pass each time. One that makes them no worse always does.
func (s *search) tossed(by int, odds uint64, luck *rand.Rand) bool {
	for ; by > 0; by -= s.square {
		if luck.Uint64N(allTosses) >= odds {
			return false
		}
	}
	return true
}

// attempt lets two people change their seats where that is no worse, or a toss lets it pass, and tells by how much it
// is. What an exchange changes where pairs share their class is only known when it was made.
func (s *search) attempt(one Group, i int, other Group, j int, odds uint64, luck *rand.Rand) (by int, passed bool) {
	if s.turning {
		if by = s.exchange(one, i, other, j); !s.tossed(by, odds, luck) {
			s.exchange(one, i, other, j)
			return 0, false
		}
		return by, true
	}
	if by = s.change(one, i, other[j]) + s.change(other, j, one[i]); !s.tossed(by, odds, luck) {
		return 0, false
	}
	s.exchange(one, i, other, j)
	return by, true
}

// change is by how much the rounds get worse when somebody else comes to a seat of a table.
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

// exchange lets two people change their seats, and tells by how much the rounds got worse.
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
