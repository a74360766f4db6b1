package seating

import (
	"math/rand/v2"
	"slices"
)

// Rounds can be made by rotation. People sit in circles of equally many seats, and a few sit outside. From round to
// round, everyone in a circle moves on by one seat. If two people meet, then all pairs at the same distance in the same
// circles meet in turn, each pair once in a full turn. So if all pairs in one round differ in distance or circles,
// nobody meets twice, and only one round has to be searched for.
const (
	// moreTurns is how many more seats than rounds a circle may have. sittings is the number of searches for each size.
	moreTurns, sittings = 2, 4
	// mostTurnTries limits the exchanges tried; turnWarm is the constant chance to win a toss, see [search.winsTosses].
	mostTurnTries, turnWarm = 200_000, 40_000
	// namings is the number of random assignments of people that are tried if some pairs should not meet.
	namings = 300
)

// tryRotations replaces the rounds with rounds made by [pattern] or by rotation, if these are better.
func (s *search) tryRotations(p Plan, luck *rand.Rand) {
	if len(p.Out)+len(p.Before)+len(p.Together) > 0 || s.done(s.cost()) {
		return
	}
	numbers := make([]int, len(p.Present))
	for person := range numbers {
		numbers[person] = person
	}
	if rounds := pattern(numbers, p.Sizes, p.Rounds); len(rounds) == p.Rounds {
		s.assignPeople(rounds, p, luck)
	}
	for try := range sittings * (moreTurns + 1) {
		if s.done(s.cost()) {
			return
		}
		if rounds, can := rotatedRounds(p, p.Rounds+try%(moreTurns+1), luck); can {
			s.assignPeople(rounds, p, luck)
		}
	}
}

// assignPeople gives the numbers in rounds to people at random, and keeps the result if it is the best so far.
func (s *search) assignPeople(rounds []Tables, p Plan, luck *rand.Rand) {
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
		if s.takeIfCheaper(named); s.done(s.cost()) {
			return
		}
	}
}

func (s *search) takeIfCheaper(rounds []Tables) {
	had, cost := s.rounds, s.cost()
	s.count(had, -1)
	s.count(rounds, 1)
	if s.rounds = rounds; s.cost() >= cost {
		s.count(rounds, -1)
		s.count(had, 1)
		s.rounds = had
	}
}

// rotatedRounds searches for rounds made by rotation, with circles of the given size. Numbers stand for people in these
// rounds. The search fails if a circle has more seats than there are people, or if too many people are left over, see
// [startingRound].
func rotatedRounds(p Plan, seats int, luck *rand.Rand) ([]Tables, bool) {
	people := len(p.Present)
	circling := people / seats * seats
	s := rotationSearch(p.Edition.effort(), people, seats)
	round, can := startingRound(p.Sizes, circling, people, luck)
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

// startingRound returns the first round of the search. Each person outside the circles sits at a separate table of the
// median size; can is false if there are too few such tables.
func startingRound(sizes []int, circling, people int, luck *rand.Rand) (round Tables, can bool) {
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

// rotationSearch returns a search for one round, with circles of the given size. It keeps apart the pairs that would
// meet twice in a full turn: two people opposite each other in a circle, and any two people outside.
func rotationSearch(e effort, people, seats int) *search {
	circles := people / seats
	kinds := circles + people%seats // the circles, and each person outside
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
	s := newClassSearch(e, people, kinds*kinds*seats, func(a, b int) int {
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
	s.rotating, s.settled = true, circles*seats
	return s
}
