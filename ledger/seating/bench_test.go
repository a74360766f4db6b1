package seating

import (
	"fmt"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// greedily seats people as one does by hand: table after table, each seat to who has met the table least.
func greedily(people int, sizes []int, rounds int) []Round {
	s := newSearch(Plan{Present: crowd(people)})
	var all []Round
	for range rounds {
		free, round := crowd(people), Round{}
		for _, size := range sizes {
			var table Table
			for range size {
				best, least := 0, -1
				for i, person := range free {
					met := 0
					for _, other := range table {
						met += s.met[person*s.people+other] * s.met[person*s.people+other]
					}
					if least < 0 || met < least {
						best, least = i, met
					}
				}
				table = append(table, free[best])
				free = append(free[:best], free[best+1:]...)
			}
			round = append(round, table)
		}
		s.count([]Round{round}, 1)
		all = append(all, round)
	}
	return all
}

// BenchmarkDraw draws whole tournaments, here and with a plain greedy seating, and tells how many meetings are not the
// first.
func BenchmarkDraw(b *testing.B) {
	for _, c := range []struct{ people, size, rounds int }{
		{16, 4, 5}, {20, 4, 5}, {24, 4, 5}, {23, 4, 5}, {17, 4, 5}, {30, 5, 5}, {64, 4, 7}, {200, 4, 5}, {200, 5, 7},
	} {
		sizes := must.Get(Sizes(c.people, 3, c.size, 6))(b)
		for _, way := range []struct {
			name string
			draw func() ([]Round, error)
		}{
			{"drawn", func() ([]Round, error) {
				return Draw(Plan{Present: crowd(c.people), Sizes: sizes, Rounds: c.rounds, Seed: 1, Edition: Latest})
			}},
			{"greedy", func() ([]Round, error) { return greedily(c.people, sizes, c.rounds), nil }},
		} {
			b.Run(fmt.Sprintf("%d-people-%d-rounds/%s", c.people, c.rounds, way.name), func(b *testing.B) {
				repeats := 0
				for b.Loop() {
					all := must.Get(way.draw())(b)
					repeats = Repeats(all)
				}
				b.ReportMetric(float64(repeats), "repeats")
			})
		}
	}
}
