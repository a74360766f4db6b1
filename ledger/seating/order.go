package seating

import "slices"

// rereadings is how often each table is looked at again.
const rereadings = 4

// Order brings each table of some rounds into the order of moves in which everybody is as often the first, the second
// and so on, and the last, as can be, those before counted. Who sits where stays.
func Order(rounds, before []Tables) {
	people := 0
	for _, round := range slices.Concat(rounds, before) {
		for _, table := range round {
			people = max(people, slices.Max(table)+1)
		}
	}
	order(rounds, before, people)
}

// order gives each table the order that suits best what its people had in all other rounds, several times over, and
// then lets people change places through several tables where two alone cannot.
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

// few is up to how many people each order of a table is tried out.
const few = 6

// seatEvenly brings a table into the order whose places weigh least together: by trying out every order of a few
// people, and by exchanging two as long as that helps where there are more.
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
