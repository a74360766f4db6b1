package seating

import "slices"

const rereadings = 4

// Order reorders each table so that every person has each place in the order of moves, and the last place, equally
// often. It counts the places in the rounds before, but does not change those rounds.
func Order(rounds, before []Tables) {
	people := 0
	for _, round := range slices.Concat(rounds, before) {
		for _, table := range round {
			people = max(people, slices.Max(table)+1)
		}
	}
	order(rounds, before, people)
}

// order repeatedly gives each table its best order, given the other rounds, and then calls [moves.level].
func order(rounds, before []Tables, people int) {
	m := newMoves(slices.Concat(rounds, before), people)
	for range rereadings {
		for _, round := range rounds {
			for _, table := range round {
				m.note(table, -1)
				seatEvenly(table, func(person, place int) int {
					weight := m.had[person][place]
					if m.mixed && place == len(table)-1 {
						weight += m.had[person][m.longest]
					}
					return weight
				})
				m.note(table, 1)
			}
		}
	}
	if m.longest <= few {
		m.level(slices.Concat(rounds...))
	}
}

// few is the largest number of people at a table for which every order is tried.
const few = 6

// seatEvenly orders a table by least total weight. It tries all orders of a small table, but only swaps in a large one.
func seatEvenly(table Group, weight func(person, place int) int) {
	if len(table) > few {
		for changed := true; changed; {
			changed = false
			for i := range table {
				for j := range i {
					if weight(table[i], j)+weight(table[j], i) < weight(table[i], i)+weight(table[j], j) {
						table[i], table[j] = table[j], table[i]
						changed = true
					}
				}
			}
		}
		return
	}
	best, lightest := slices.Clone(table), -1
	var try func(place, sum int)
	try = func(place, sum int) {
		if lightest >= 0 && sum >= lightest {
			return
		}
		if place == len(table) {
			lightest = sum
			copy(best, table)
			return
		}
		for i := place; i < len(table); i++ {
			table[place], table[i] = table[i], table[place]
			try(place+1, sum+weight(table[place], place))
			table[place], table[i] = table[i], table[place]
		}
	}
	try(0, 0)
	copy(table, best)
}
