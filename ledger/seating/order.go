package seating

import "slices"

// passes is how often each table is looked at again.
const passes = 4

// Order brings each table of some rounds into the order of moves in which everybody is as often the first, the second and
// so on as can be, those before counted. Who sits where stays.
func Order(rounds, before []Round) {
	people := 0
	for _, round := range slices.Concat(rounds, before) {
		for _, table := range round {
			people = max(people, slices.Max(table)+1)
		}
	}
	order(rounds, before, people)
}

// order lets everybody move first, second and so on as evenly as can be, and last: in these games the last to move knows
// most. Each table gets the order that suits best what its people had in all other rounds, several times over.
func order(rounds, before []Round, people int) {
	longest := 0
	for _, all := range [][]Round{rounds, before} {
		for _, round := range all {
			for _, table := range round {
				longest = max(longest, len(table))
			}
		}
	}
	// had is how often each person had each place; the one after the longest table's is to be the last.
	had := make([][]int, people)
	for person := range had {
		had[person] = make([]int, longest+1)
	}
	note := func(table Table, by int) {
		for place, person := range table {
			had[person][place] += by
			if place == len(table)-1 {
				had[person][longest] += by
			}
		}
	}
	for _, all := range [][]Round{rounds, before} {
		for _, round := range all {
			for _, table := range round {
				note(table, 1)
			}
		}
	}
	for range passes {
		for _, round := range rounds {
			for _, table := range round {
				note(table, -1)
				seatEvenly(table, func(person, place int) int {
					weight := had[person][place]
					if place == len(table)-1 {
						weight += had[person][longest]
					}
					return weight
				})
				note(table, 1)
			}
		}
	}
}

// seatEvenly brings a table into the order whose places weigh least together: by trying out every order of up to six people,
// and by exchanging two as long as that helps where there are more.
func seatEvenly(table Table, weight func(person, place int) int) {
	const few = 6
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
