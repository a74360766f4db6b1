package draw

import (
	"slices"

	"scripkeeper/ledger/tournament"
)

// Cost lists the drawbacks of a seating. Smaller is better; earlier fields weigh more.
type Cost struct {
	// Again lists the pairs that meet again, the most frequent pairs first.
	Again []Meeting
	// Squares is the sum of the squared numbers of meetings of all pairs that share a table in this round.
	Squares int
	// Sizes is the sum of the squared differences between the table sizes and the preferred size.
	Sizes int
	// Order sums, over all members, the squared number of times that the member has had the same place in the order of
	// moves. For members who move last, it adds the squared number of times they moved last.
	Order int
	Unmet []tournament.Wish
	// Out lists the members who sit out although a player in the round has sat out less often.
	Out []int
}

// Meeting is the number of times two members met, including the round in question.
type Meeting struct {
	Members [2]int
	Times   int
}

// CostOf returns the cost of a round, given the rounds before it.
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

func pairOf(a, b int) [2]int { return [2]int{min(a, b), max(a, b)} }
