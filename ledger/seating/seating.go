// Package seating seats the people in a tournament at tables, round after round. Repeated meetings are as few as
// possible, tables are as equal as possible, and every person moves first and last equally often.
package seating

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"scripkeeper/ledger"
)

// Group lists the people at a table, by number, in the order of their moves.
type Group []int

type Tables []Group

type Plan struct {
	// Present lists the people who play. People are numbered from 0.
	Present []int
	// Sizes are the numbers of seats at the tables, see [Sizes]. Their sum is the number of people who play in each
	// round.
	Sizes  []int
	Rounds int
	Before []Tables
	// Apart lists pairs that should not meet; Together, pairs that should share a table in each round.
	Apart, Together [][2]int
	// Out lists, by round, the people who sit out, equally many each time. In rounds beyond the list, nobody sits out.
	Out [][]int
	// Seed determines the draw: the same plan gives the same rounds on every device.
	Seed    uint64
	Edition Edition
}

// Sizes returns the sizes of tables for a number of people. Each size is between smallest and largest. The sizes are as
// equal as possible, and their mean is as near as possible to preferred. The fault is seating.sizes if no number of
// tables fits.
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
		// Means are compared, because sums would favour fewer tables.
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

func sizeOf(table, tables, people int) int {
	if table < people%tables {
		return people/tables + 1
	}
	return people / tables
}

// Draw draws a plan's rounds. The fault is seating.plan if the sizes do not match the number of people playing in a
// round, if a person is listed twice, or if the edition is unknown.
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
		s.tryRotations(p, luck)
	}
	s.improve(luck)
	order(s.rounds, p.Before, s.people)
	return s.rounds, nil
}

// sound reports whether no person is listed twice and the people in each round fill the seats exactly.
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

func (p Plan) playing(people []int, round int) []int {
	if round >= len(p.Out) {
		return people
	}
	sitsOut := func(person int) bool { return slices.Contains(p.Out[round], person) }
	return slices.DeleteFunc(slices.Clone(people), sitsOut)
}

func inTurn(people, sizes []int) Tables {
	round := make(Tables, len(sizes))
	for table, size := range sizes {
		round[table], people = slices.Clone(people[:size]), people[size:]
	}
	return round
}
