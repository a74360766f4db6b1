// Package seating puts the people of a tournament at tables, round after round: so that nobody meets anybody more often
// than must be, tables are as equal as can be, and everybody is as often the first as the last to move.
package seating

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"scripkeeper/ledger"
)

// A Group is who sits at a table, by number, in the order in which they move.
type Group []int

// A Tables is the tables at which people play at the same time.
type Tables []Group

// A Plan is what is asked for.
type Plan struct {
	// Present are the people who play, each a number from 0 on.
	Present []int
	// Sizes are how many sit at each table, see [Sizes]. They come to as many as are present.
	Sizes []int
	// Rounds is how many rounds are drawn.
	Rounds int
	// Before are the rounds that were played already.
	Before []Tables
	// Apart are pairs that shall not meet, Together those that shall sit at one table in each round.
	Apart, Together [][2]int
	// Out are who of those present sits out round by round, as many in each round; nobody in a round that is not there.
	Out [][]int
	// Seed is the number that the draw follows from: the same plan gives the same rounds on every device.
	Seed uint64
	// Edition is the way of drawing that the seed belongs to.
	Edition Edition
}

// Sizes are the sizes of the tables for a number of people, each from smallest to largest: as many tables as bring them
// nearest to the size that is preferred, and as equal as can be, the larger ones first. The fault is seating.sizes
// where there is no such number of tables.
func Sizes(people, smallest, preferred, largest int) ([]int, error) {
	best, nearest := 0, 0
	for tables := 1; tables*smallest <= people; tables++ {
		if people > tables*largest {
			continue
		}
		off := 0
		for table := range tables {
			by := sizeOf(table, tables, people) - preferred
			off += by * by
		}
		// A sum over more tables weighs no more than one over fewer: the mean counts.
		if best == 0 || off*best < nearest*tables {
			best, nearest = tables, off
		}
	}
	if best == 0 {
		return nil, &ledger.Fault{Code: "seating.sizes", Detail: strconv.Itoa(people)}
	}
	sizes := make([]int, best)
	for table := range sizes {
		sizes[table] = sizeOf(table, best, people)
	}
	return sizes, nil
}

// sizeOf is the size of one of some tables that are as equal as can be.
func sizeOf(table, tables, people int) int {
	if table < people%tables {
		return people/tables + 1
	}
	return people / tables
}

// Draw draws the rounds of a plan. The fault is seating.plan where the sizes do not come to as many as play in each
// round, or somebody is named twice, or there is no such edition.
func Draw(p Plan) ([]Tables, error) {
	if !p.sound() || !p.Edition.Known() {
		return nil, &ledger.Fault{Code: "seating.plan"}
	}
	luck := rand.New(rand.NewPCG(p.Seed, 0x5ea7))
	people := slices.Clone(p.Present)
	luck.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
	s := newSearch(p)
	if len(p.Out) == 0 {
		s.rounds = pattern(people, p.Sizes, p.Rounds)
	}
	for len(s.rounds) < p.Rounds {
		luck.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
		s.rounds = append(s.rounds, inTurn(p.playing(people, len(s.rounds)), p.Sizes))
	}
	s.count(s.rounds, 1)
	if p.Edition >= Turned {
		s.least, s.bounded = leastCost(p)
		s.turn(p, luck)
	}
	s.improve(luck)
	order(s.rounds, p.Before, s.people)
	return s.rounds, nil
}

// sound reports that everybody is there once, and that the tables have as many seats as are wanted.
func (p Plan) sound() bool {
	seats := 0
	for _, size := range p.Sizes {
		if size < 1 {
			return false
		}
		seats += size
	}
	sorted := slices.Sorted(slices.Values(p.Present))
	if seats == 0 || sorted == nil || sorted[0] < 0 || len(slices.Compact(sorted)) != len(p.Present) {
		return false
	}
	for round := range max(p.Rounds, 1) {
		if len(p.playing(p.Present, round)) != seats {
			return false
		}
	}
	return true
}

// playing are those of some people who do not sit a round out.
func (p Plan) playing(people []int, round int) []int {
	if round >= len(p.Out) {
		return people
	}
	sitsOut := func(person int) bool { return slices.Contains(p.Out[round], person) }
	return slices.DeleteFunc(slices.Clone(people), sitsOut)
}

// inTurn fills tables with people as they come.
func inTurn(people, sizes []int) Tables {
	round := make(Tables, len(sizes))
	for table, size := range sizes {
		round[table], people = slices.Clone(people[:size]), people[size:]
	}
	return round
}
