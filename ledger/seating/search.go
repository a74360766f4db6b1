package seating

import (
	"math/rand/v2"
	"slices"
)

// What the search weighs. Pairs that meet count by the square of how often, so that two who meet three times weigh more than
// twice two who meet twice; a wish weighs more than any of that.
const (
	wishWeight = 1000
	// triesPerSeat is how many exchanges are tried for each seat of each round.
	triesPerSeat = 5000
	// warm is how often, of allTosses, a coin lets an exchange pass that is a little worse, at first; at last it never does.
	// All of it is whole numbers, so that a seed gives the same rounds on every machine.
	warm, allTosses = 14_000, 1 << 20
)

// A search is rounds that are made better by exchanging two people of a round.
type search struct {
	rounds []Round
	people int
	// met is how often each pair meets, in what was played and in what is drawn; weight what a meeting of them weighs more.
	met, weight []int
	// before is how often each pair met in what was played.
	before []int
}

func newSearch(p Plan) *search {
	s := &search{}
	see := func(person int) { s.people = max(s.people, person+1) }
	for _, person := range p.Present {
		see(person)
	}
	for _, round := range p.Before {
		for _, table := range round {
			for _, person := range table {
				see(person)
			}
		}
	}
	s.met, s.weight = make([]int, s.people*s.people), make([]int, s.people*s.people)
	s.count(p.Before, 1)
	s.wish(p.Apart, wishWeight)
	s.wish(p.Together, -wishWeight)
	s.before = slices.Clone(s.met)
	return s
}

// wish lets meetings of some pairs weigh more, or less.
func (s *search) wish(pairs [][2]int, weight int) {
	for _, pair := range pairs {
		if a, b := pair[0], pair[1]; a >= 0 && b >= 0 && a < s.people && b < s.people && a != b {
			s.weight[a*s.people+b], s.weight[b*s.people+a] = weight, weight
		}
	}
}

// count adds the meetings of rounds.
func (s *search) count(rounds []Round, by int) {
	for _, round := range rounds {
		for _, table := range round {
			for i, a := range table {
				for _, b := range table[:i] {
					s.meet(a, b, by)
				}
			}
		}
	}
}

func (s *search) meet(a, b, by int) {
	s.met[a*s.people+b] += by
	s.met[b*s.people+a] += by
}

// Repeats is how many meetings of some rounds are not the first of their pair.
func Repeats(rounds []Round) int {
	s := newSearch(Plan{Before: rounds})
	repeats := 0
	for a := range s.people {
		for b := range a {
			repeats += max(0, s.met[a*s.people+b]-1)
		}
	}
	return repeats
}

// sound tells that nobody meets again, and nobody whom he shall not, but for those who shall meet and do. What was played
// cannot be helped.
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

// improve exchanges people as long as that may help: at first also where it makes things a little worse, later less and less
// so. It keeps the best rounds that it comes to.
func (s *search) improve(luck *rand.Rand) {
	s.count(s.rounds, 1)
	if len(s.rounds) == 0 || len(s.rounds[0]) < 2 || s.sound() {
		return
	}
	seats := 0
	for _, table := range s.rounds[0] {
		seats += len(table)
	}
	tries := uint64(triesPerSeat * seats * len(s.rounds))
	cost, best, kept := 0, 0, clone(s.rounds)
	for left := tries; left > 0; left-- {
		round := s.rounds[luck.IntN(len(s.rounds))]
		one, other := luck.IntN(len(round)), luck.IntN(len(round)-1)
		if other >= one {
			other++
		}
		i, j := luck.IntN(len(round[one])), luck.IntN(len(round[other]))
		by := s.change(round[one], i, round[other][j]) + s.change(round[other], j, round[one][i])
		if odds := warm * left / tries * left / tries; !tossed(by, odds, luck) {
			continue
		}
		s.exchange(round[one], i, round[other], j)
		if cost += by; cost < best {
			best, kept = cost, clone(s.rounds)
			if s.sound() {
				break
			}
		}
	}
	s.rounds = kept
}

// tossed tells whether an exchange passes that makes rounds worse: a coin is tossed for every two by which it does, and must
// let it pass each time. One that makes them no worse always does.
func tossed(by int, odds uint64, luck *rand.Rand) bool {
	for ; by > 0; by -= 2 {
		if luck.Uint64N(allTosses) >= odds {
			return false
		}
	}
	return true
}

// change is by how much the rounds get worse when somebody else comes to a seat of a table.
func (s *search) change(table Table, seat, comes int) int {
	goes, by := table[seat], 0
	for i, person := range table {
		if i != seat {
			leave, join := goes*s.people+person, comes*s.people+person
			by += 2*s.met[join] + 1 + s.weight[join] - (2*s.met[leave] - 1 + s.weight[leave])
		}
	}
	return by
}

// exchange lets two people change their seats.
func (s *search) exchange(one Table, i int, other Table, j int) {
	for _, side := range []struct {
		table Table
		seat  int
		comes int
	}{{one, i, other[j]}, {other, j, one[i]}} {
		for at, person := range side.table {
			if at != side.seat {
				s.meet(side.table[side.seat], person, -1)
				s.meet(side.comes, person, 1)
			}
		}
	}
	one[i], other[j] = other[j], one[i]
}

func clone(rounds []Round) []Round {
	all := make([]Round, len(rounds))
	for i, round := range rounds {
		all[i] = make(Round, len(round))
		for j, table := range round {
			all[i][j] = append(Table(nil), table...)
		}
	}
	return all
}
