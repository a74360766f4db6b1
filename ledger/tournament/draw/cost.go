package draw

import (
	"slices"

	"scripkeeper/ledger/tournament"
)

// A Cost is what is against a seating. Less is better, the first field first.
type Cost struct {
	// Again are the pairs who sit at one table and did so before, those who meet most often first.
	Again []Meeting
	// Squares is the sum, over the pairs who meet in the round, of the square of how often they then met.
	Squares int
	// Sizes is the sum of the squares of how far the tables are from the size that the plan prefers.
	Sizes int
	// Order is how unevenly places in the order of moves fall: the sum of the squares of how often everybody of the
	// round then had the place that they have there, and how often those who are the last were the last.
	Order int
	// Unmet are the wishes that the round does not fulfil.
	Unmet []tournament.Wish
	// Out are those who sit out although somebody who plays did so less often.
	Out []int
}

// A Meeting is how often two members met at a table, the round that is looked at counted.
type Meeting struct {
	Members [2]int
	Times   int
}

// CostOf weighs a round that is proposed or announced, see [tournament.DrawnRound.Announced], against the rounds before
// it.
func CostOf(s *tournament.State, r *tournament.AnnouncedRound) Cost {
	var c Cost
	before := min(max(r.Number-1, 0), len(s.Rounds))
	tableOf := map[int]int{}
	for i, table := range r.Tables {
		for _, member := range table.Members {
			tableOf[member] = i + 1
		}
	}
	met, moved, last := map[[2]int]int{}, map[[2]int]int{}, map[int]int{}
	for _, drawn := range s.Rounds[:before] {
		for _, table := range drawn.Tables {
			count(table.Members, met, moved, last)
		}
	}
	for _, table := range r.Tables {
		count(table.Members, met, moved, last)
		if size := s.Plan.PreferredSize(); size > 0 {
			c.Sizes += (len(table.Members) - size) * (len(table.Members) - size)
		}
	}
	for _, table := range r.Tables {
		for i, member := range table.Members {
			c.Order += moved[[2]int{member, i}] * moved[[2]int{member, i}]
			if i == len(table.Members)-1 {
				c.Order += last[member] * last[member]
			}
			for _, other := range table.Members[:i] {
				pair := pairOf(member, other)
				c.Squares += met[pair] * met[pair]
				if met[pair] > 1 {
					c.Again = append(c.Again, Meeting{pair, met[pair]})
				}
			}
		}
	}
	slices.SortStableFunc(c.Again, func(a, b Meeting) int { return b.Times - a.Times })
	for _, wish := range s.Wishes {
		one, other := tableOf[wish.Members[0]], tableOf[wish.Members[1]]
		if one > 0 && other > 0 && (one == other) != wish.Together {
			c.Unmet = append(c.Unmet, wish)
		}
	}
	c.Out = outTooOften(s, r, before, tableOf)
	return c
}

// outTooOften are those who sit a round out although somebody who plays did so less often.
func outTooOften(s *tournament.State, r *tournament.AnnouncedRound, before int, tableOf map[int]int) []int {
	sat, least := satOut(s, before), -1
	for member := range tableOf {
		if s.HasMember(member) && s.Members[member].Joined <= 1 && (least < 0 || sat[member] < least) {
			least = sat[member]
		}
	}
	var all []int
	for _, member := range r.Out {
		if least >= 0 && sat[member] > least && s.HasMember(member) && s.Members[member].Resting != r.Number {
			all = append(all, member)
		}
	}
	return all
}

// count adds the meetings of a table, and who moved when.
func count(table []int, met, moved map[[2]int]int, last map[int]int) {
	for i, member := range table {
		moved[[2]int{member, i}]++
		for _, other := range table[:i] {
			met[pairOf(member, other)]++
		}
	}
	if len(table) > 0 {
		last[table[len(table)-1]]++
	}
}

// pairOf are two members, the smaller number first.
func pairOf(a, b int) [2]int { return [2]int{min(a, b), max(a, b)} }
