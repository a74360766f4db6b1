package seating

import (
	"math/rand/v2"
	"slices"
)

// Some rounds come out of one another by turning. People sit in circles of some seats, a few of them beside; from round
// to round everybody in a circle takes the part of the next one, and who sits beside stays. When two people meet, all
// pairs as far apart in the same circles meet too, each once in a whole turn: where one round brings no pairs together
// that are as far apart as others, nobody meets anybody twice in all of them. So only one round is searched for.
const (
	// moreTurns is how many seats more than rounds a circle has at most, sittings how often each is tried.
	moreTurns, sittings = 2, 4
	// mostTurnTries is how many exchanges are tried at most, and turnWarm how warm the search stays, see [effort].
	mostTurnTries, turnWarm = 200_000, 40_000
	// namings is in how many ways the names are dealt out where some shall not meet.
	namings = 300
)

// turn takes rounds of a net or of circles in the place of those that there are, where they are better.
func (s *search) turn(p Plan, luck *rand.Rand) {
	if len(p.Out)+len(p.Before)+len(p.Together) > 0 || s.done(s.cost()) {
		return
	}
	numbers := make([]int, len(p.Present))
	for person := range numbers {
		numbers[person] = person
	}
	if rounds := pattern(numbers, p.Sizes, p.Rounds); len(rounds) == p.Rounds {
		s.name(rounds, p, luck)
	}
	for try := range sittings * (moreTurns + 1) {
		if s.done(s.cost()) {
			return
		}
		if rounds, can := turned(p, p.Rounds+try%(moreTurns+1), luck); can {
			s.name(rounds, p, luck)
		}
	}
}

// name gives rounds of numbers the names of people, and takes them where they are better: in several ways where some
// shall not meet.
func (s *search) name(rounds []Tables, p Plan, luck *rand.Rand) {
	ways := 1
	if len(p.Apart) > 0 {
		ways = namings
	}
	for range ways {
		names, named := luck.Perm(len(p.Present)), clone(rounds)
		for _, table := range slices.Concat(named...) {
			for seat, number := range table {
				table[seat] = p.Present[names[number]]
			}
		}
		if s.take(named); s.done(s.cost()) {
			return
		}
	}
}

// take takes other rounds in the place of those that there are, where they cost less.
func (s *search) take(rounds []Tables) {
	had, cost := s.rounds, s.cost()
	s.count(had, -1)
	s.count(rounds, 1)
	if s.rounds = rounds; s.cost() >= cost {
		s.count(rounds, -1)
		s.count(had, 1)
		s.rounds = had
	}
}

// turned searches for rounds of circles of some seats, of numbers for people. There are none where circles have more
// seats than there are people, or more people are left over than tables of the usual size can have one of each.
func turned(p Plan, seats int, luck *rand.Rand) ([]Tables, bool) {
	people := len(p.Present)
	circling := people / seats * seats
	s := turning(p.Edition.effort(), people, seats)
	round, can := begun(p.Sizes, circling, people, luck)
	if !can || circling == 0 {
		return nil, false
	}
	s.rounds = []Tables{round}
	s.count(s.rounds, 1)
	s.improve(luck)
	all := make([]Tables, p.Rounds)
	for turn := range all {
		all[turn] = clone(s.rounds)[0]
		for _, table := range all[turn] {
			for seat, person := range table {
				if person < circling {
					table[seat] = person/seats*seats + (person+turn)%seats
				}
			}
		}
	}
	return all, true
}

// begun is a round to begin the search with. Those beside the circles, who stay where they are in all rounds, sit at
// tables of the size that most have, each at another one.
func begun(sizes []int, circling, people int, luck *rand.Rand) (round Tables, can bool) {
	usual := sizes[len(sizes)/2]
	beside, circle := people-circling, luck.Perm(circling)
	round = make(Tables, len(sizes))
	for table, size := range sizes {
		if size == usual && beside > 0 {
			beside--
			round[table] = append(round[table], circling+beside)
		}
		left := size - len(round[table])
		if left > len(circle) {
			return nil, false
		}
		round[table], circle = append(round[table], circle[:left]...), circle[left:]
	}
	return round, beside == 0
}

// turning is a search for one round of circles of some seats. Two who would meet twice in a turn shall not meet: those
// opposite each other in a circle, and two beside the circles.
func turning(e effort, people, seats int) *search {
	circles := people / seats
	kinds := circles + people%seats // the circles, and everybody beside them
	apart := func(a, b int) (class int, twice bool) {
		place := func(person int) (kind, seat int) {
			if person >= circles*seats {
				return circles + person - circles*seats, 0
			}
			return person / seats, person % seats
		}
		one, from := place(min(a, b))
		other, to := place(max(a, b))
		by := (to - from + seats) % seats
		switch {
		case other >= circles:
			by, twice = 0, one >= circles
		case one == other:
			by = min(by, seats-by)
			twice = 2*by == seats
		}
		return (one*kinds+other)*seats + by, twice
	}
	e.most, e.warm = mostTurnTries, turnWarm
	s := classed(e, people, kinds*kinds*seats, func(a, b int) int {
		class, _ := apart(a, b)
		return class
	})
	for a := range people {
		for b := range a {
			if class, twice := apart(a, b); twice {
				s.weight[class] = e.wish
			}
		}
	}
	s.turning, s.settled = true, circles*seats
	return s
}
